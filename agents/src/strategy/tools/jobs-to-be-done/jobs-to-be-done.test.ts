import { describe, expect, test } from 'vitest'
import { firm } from '../../../findings/testing/firm.ts'
import { drafted } from '../testing/drafted.ts'
import { jobsToBeDone } from './tool.ts'

const movers = firm({
  job: [
    {
      label: 'an empty flat by Friday',
      when: 'the buyer wants the keys early',
      quote: 'they need it empty by Friday',
    },
  ],
  quote: [
    {
      label: 'boxes',
      pushes: 'push',
      strength: 4,
      who: 'Hanna',
      quote: '"the last ones broke a lamp"',
    },
    { label: 'one price', pushes: 'pull', strength: 3, quote: 'I liked that it was one price' },
    { label: 'strangers', pushes: 'anxiety', strength: 5, quote: 'strangers in my bedroom' },
    { label: 'friends', pushes: 'habit', strength: 4, quote: 'we always asked friends' },
    { label: 'the stairs', pushes: 'habit', quote: 'we know our stairs' },
    { label: 'praise', sort: 'praise', quote: 'lovely people' },
  ],
  outcome: [
    { label: 'nothing broken', importance: 9, satisfaction: 4, n: 12 },
    { label: 'the day kept', importance: 8, satisfaction: 7, n: 140 },
    { label: 'printed boxes', importance: 2, satisfaction: 8, n: 140 },
    { label: 'quiet work', importance: 6 },
  ],
  rival: [
    { label: 'Box & Van', sort: 'rival' },
    { label: 'friends with a van', sort: 'in-house', lostTo: 0.4 },
    { label: 'the estate agent', sort: 'referrer' },
  ],
})
const deliverable = () => drafted(jobsToBeDone, movers)
const said = () => deliverable().narrative.flatMap(({ paragraphs }) => paragraphs.map(p => p.text))

describe('jobs to be done', () => {
  test('a job stands with its circumstance and what was said, whole and quoted', () => {
    const [job] = deliverable().body.jobs
    expect(job).toMatchObject({ soThat: null, kind: null, claim: { fact: 'job-1' } })
    expect(job?.when?.text).toBe('“the buyer wants the keys early”')
    expect(job?.said?.text).toBe('“they need it empty by Friday”')
  })

  test('a force is somebody’s words; a quote without one is not guessed into it', () => {
    const { forces } = deliverable().body
    expect(forces.push[0]).toMatchObject({ who: 'Hanna', strength: 4 })
    expect(forces.push[0]?.claim.text).toBe('“the last ones broke a lamp”')
    expect(forces.habit.map(({ strength }) => strength)).toEqual([4, null])
    expect(said()).toContain(
      'Not on the scale yet: 1 quote, until somebody taps what it does when people weigh a change.',
    )
  })

  test('the balance is over what is rated, and null where one pan is empty', () => {
    expect(deliverable().body.balance).toBe(-2)
    expect(
      [...said(), deliverable().decision.text].some(text =>
        text.includes('over the 4 of 5 quotes that are rated'),
      ),
    ).toBe(true)
    const quote = [{ label: 'boxes', pushes: 'push' as const, strength: 4, quote: 'it broke' }]
    expect(drafted(jobsToBeDone, firm({ quote })).body.balance).toBeNull()
  })

  test('opportunity is computed from both ratings, the largest first, with how many were asked', () => {
    const { outcomes } = deliverable().body
    expect(outcomes.map(({ opportunity }) => opportunity)).toEqual([14, 9, 2, null])
    expect(outcomes[0]).toMatchObject({ underserved: true, n: 12 })
    expect(said()[0]).toContain('That was asked of 12: enough for a hunch, not for a share.')
    expect(said()).toContain(
      'Quiet work has no opportunity yet: its card lacks how well it is met.',
    )
    expect(said()).toContain(
      'Printed boxes: met 8, but it matters only 2. Work could move from there to what is missing.',
    )
  })

  test('what gets the job instead: no referrer among them, the one most go to first', () => {
    const texts = deliverable().body.instead.map(({ text }) => text)
    expect(texts).toEqual(['Friends with a van: 40% of those lost go there', 'Box & Van'])
  })

  test('ratings belong to their cards', () => {
    const { body } = deliverable()
    const feed = (...path: (string | number)[]) =>
      jobsToBeDone.feeds(body, path, id => (id.startsWith('quote') ? 'quote' : 'outcome'))
    expect(feed('forces', 'habit', 1, 'strength')).toEqual({
      fact: 'quote-5',
      attribute: 'strength',
    })
    expect(feed('outcomes', 0, 'n')).toEqual({ fact: 'outcome-1', attribute: 'n' })
    expect(feed('outcomes', 0, 'opportunity')).toBeNull()
  })

  test('a rating that is given counts at once', () => {
    const { body } = deliverable()
    expect(jobsToBeDone.recompute(body)).toEqual(body)
    const outcomes = body.outcomes.map(one => ({ ...one, satisfaction: one.satisfaction ?? 1 }))
    const again = jobsToBeDone.recompute({ ...body, outcomes })
    expect(again.outcomes.at(-1)).toMatchObject({ opportunity: 11, underserved: true })
  })

  test('an empty company gets the places, the questions that fill them, and no number', () => {
    const empty = drafted(jobsToBeDone, firm({ offer: [{ label: 'candles' }] }))
    expect(empty.body).toMatchObject({ jobs: [], balance: null, outcomes: [], instead: [] })
    const [outcomes, forces] = jobsToBeDone.tables(empty)
    expect(outcomes?.rows[0]?.slice(1, 4)).toEqual(['not rated', 'not rated', 'not rated'])
    expect(forces?.rows[0]?.[1]).toContain('Open:')
  })

  test('forces of different jobs stand on scales of their own; the goal says which is weighed', () => {
    const two = firm({
      goal: [{ label: 'van rentals', baseline: 40, target: 60 }],
      job: [{ label: 'move a whole flat' }, { label: 'rent a van for a day' }],
      quote: [
        { label: 'boxes', about: 'job-1', pushes: 'push', strength: 5, quote: 'it broke' },
        { label: 'price', about: 'job-1', pushes: 'pull', strength: 5, quote: 'one price' },
        { label: 'strangers', about: 'job-1', pushes: 'anxiety', strength: 1, quote: 'strangers' },
        { label: 'cheap', about: 'job-2', pushes: 'pull', strength: 2, quote: 'cheap' },
        { label: 'scratches', about: 'job-2', pushes: 'anxiety', strength: 4, quote: 'scratches' },
      ],
    })
    const { body, decision, narrative } = drafted(jobsToBeDone, two)
    expect(body.balance).toBe(-2)
    expect(body.forces.push).toEqual([])
    expect(decision.text).toContain('Rent a van for a day: push and pull weigh 2 together')
    expect(narrative.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))).toContain(
      'Move a whole flat is weighed by itself: push and pull 10, anxiety and habit 1, so there people switch.',
    )
  })
})
