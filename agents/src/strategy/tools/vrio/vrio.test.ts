import { describe, expect, test } from 'vitest'
import { vrioBody } from '@sextant/contracts/strategy/vrio'
import { firm } from '../../../findings/testing/firm.ts'
import { drafted } from '../testing/drafted.ts'
import { vrio } from './tool.ts'

const yes = { valuable: true, rare: true, costlyToCopy: true, organized: true }
const observatory = firm({
  strength: [
    {
      label: 'quick repairs',
      sort: 'speed',
      proof: 2,
      proofForm: 'days',
      versus: 12,
      n: 80,
      valuable: true,
    },
    { label: 'patient advice', sort: 'expertise' },
    { label: 'low prices', sort: 'price', valuable: true, rare: false },
  ],
  resource: [
    { ...yes, label: 'the mirror workshop', used: 0.4 },
    { ...yes, label: 'the star atlas', organized: false },
    { label: 'the old van', valuable: false },
    { label: 'the import licence', sort: 'licence', valuable: true, rare: true },
  ],
  rival: [{ label: 'Lens Depot', sort: 'rival', betterAt: ['price'], worseAt: ['expertise'] }],
})

const named = (name: string) =>
  drafted(vrio, observatory).body.resources.find(resource => resource.name.text === name)!

describe('VRIO', () => {
  test('verdicts follow the answers in Barney’s order, and a missing answer that decides leaves none', () => {
    expect(drafted(vrio, observatory).body.resources.map(r => [r.name.text, r.verdict])).toEqual([
      ['The mirror workshop', 'sustained advantage'],
      ['The star atlas', 'unused advantage'],
      ['Low prices', 'parity'],
      ['The old van', 'disadvantage'],
      ['The import licence', null],
      ['Quick repairs', null],
      ['Patient advice', null],
    ])
    const [table] = vrio.tables(drafted(vrio, observatory))
    expect(table?.rows[4]?.[5]).toBe('not rated yet: hard to copy?')
    expect(table?.rows[6]?.[1]).toBe('not rated')
  })

  test('what the cards show stands beside the answer, never instead of it', () => {
    expect(named('Quick repairs').reasons.rare?.text).toBe('Others: 12 days, against your 2 days.')
    expect(named('Quick repairs').rare).toBeNull()
    expect(named('Patient advice').reasons.rare?.text).toBe(
      'Said to be behind you in expertise: Lens Depot.',
    )
    expect(named('Low prices').reasons.rare?.text).toBe(
      'Said to be ahead of you in price: Lens Depot.',
    )
    expect(named('The mirror workshop').reasons.organized?.text).toBe('In use: 40%.')
  })

  test('the next step asks for the answer that decides, or follows from the verdict', () => {
    expect(named('The import licence').nextStep?.text).toContain('would it be costly for a rival')
    expect(named('Patient advice').nextStep?.text).toContain(
      'whether it matters to those who choose you',
    )
    expect(named('The old van').nextStep?.evidence).toBe('rule')
  })

  test('an edited answer is the answer on its card', () => {
    const { body } = drafted(vrio, observatory)
    const feed = (...path: (string | number)[]) => vrio.feeds(body, path, () => undefined)
    expect(feed('resources', 0, 'inimitable')).toEqual({
      fact: 'resource-1',
      attribute: 'costlyToCopy',
    })
    expect(feed('resources', 5, 'rare')).toEqual({ fact: 'strength-1', attribute: 'rare' })
    expect(feed('resources', 0, 'verdict')).toBeNull()
    expect(feed('resources', 0, 'reasons', 'rare')).toBeNull()
  })

  test('computing anew gives the verdict of edited answers', () => {
    const { body } = drafted(vrio, observatory)
    const [first, ...others] = body.resources
    const edited = { ...body, resources: [{ ...first!, inimitable: false }, ...others] }
    expect(vrio.recompute(edited).resources[0]?.verdict).toBe('temporary advantage')
    expect(vrio.recompute(body)).toEqual(body)
  })

  test('a deliverable of before, whose reasons were bare texts, is still read', () => {
    const { body } = drafted(vrio, observatory)
    const [first] = body.resources
    const reasons = { valuable: 'Your judgment.', rare: '', inimitable: '', organized: '' }
    const before = vrioBody.parse({ resources: [{ ...first, reasons }] })
    expect(before.resources[0]?.reasons.valuable).toEqual({ text: 'Your judgment.', sources: [] })
  })

  test('what is taken in full and said to be unused is told as that once, and the first move secures it', () => {
    const taken = { ...yes, organized: false, used: 0.95 }
    const glaziers = (sort: 'people' | 'equipment') =>
      drafted(vrio, firm({ resource: [{ ...taken, label: 'the lead kiln', sort }] }))
    for (const sort of ['people', 'equipment'] as const) {
      const { decision, moves, actions, body } = glaziers(sort)
      expect(decision.text).toContain('not organized for, by the card 95% of it is taken')
      expect(decision.text).not.toMatch(/used to the full|lies unused/)
      expect(decision.text).toContain(`First move: ${moves[0]?.title.text}`)
      expect(moves[0]?.id).toBe('vrio-secure')
      expect(actions[0]?.move).toBe('vrio-secure')
      expect(body.resources[0]?.verdict).toBe('unused advantage')
    }
    expect(glaziers('people').moves[0]?.title.text).toContain('teach a second person')
    expect(glaziers('equipment').moves[0]?.title.text).toContain('what stands in for it')
  })

  test('somebody who does nearly all of it is a dependence: the answers are asked about, and nobody lies unused', () => {
    const quote =
      'Ilse, 14 years here, does almost everything on curved stairs, only 2 others like her'
    const { decision, moves, body, actions } = drafted(
      vrio,
      firm({
        resource: [
          { ...yes, organized: false, sort: 'people', label: 'Ilse the head joiner', quote },
        ],
      }),
    )
    const said = JSON.stringify({ decision, moves, body, actions })
    expect(said).not.toMatch(/unused|work with it|made with|used to/)
    expect(decision.text).toContain('that is a dependence before it is an advantage')
    expect(body.resources[0]).toMatchObject({ organized: null, verdict: null })
    expect(body.resources[0]?.reasons.organized?.text).toMatch(/which holds\?$/)
    expect(moves[0]?.title.text).toContain('Have Ilse the head joiner teach a second person')
  })

  test('what the words say stands as likely beside the open answers, and is no answer', () => {
    const quote = 'the pattern books, no other yard has them, it took 11 years'
    const { body, narrative } = drafted(
      vrio,
      firm({ resource: [{ label: 'the pattern books', valuable: true, quote }] }),
    )
    const [books] = body.resources
    expect(books).toMatchObject({ rare: null, inimitable: null, organized: null, verdict: null })
    expect(books?.reasons.rare?.text).toBe('Likely yes: your words say that few have it.')
    expect(books?.reasons.inimitable?.text).toBe('Likely yes: your words say that it took years.')
    expect(books?.reasons.organized).toBeNull()
    expect(narrative.find(({ id }) => id === 'likely')?.paragraphs[0]?.text).toBe(
      'The pattern books: likely rare and hard to copy. It counts as soon as you say so.',
    )
    // Where nobody answered anything, the decision is still the framework's own.
    const unasked = drafted(vrio, firm({ resource: [{ label: 'the pattern books', quote }] }))
    expect(unasked.decision.text).toMatch(
      /^The pattern books come nearest to an advantage by your words: likely rare and hard to copy\./,
    )
    const plain = drafted(vrio, firm({ resource: [{ label: 'the van', quote: 'a van of 2022' }] }))
    expect(plain.narrative.some(({ id }) => id === 'likely')).toBe(false)
  })

  test('what others cannot copy is handed to nobody', () => {
    const refusing = {
      goal: [{ label: 'windows', counts: 'sales' as const, baseline: 100, target: 140 }],
      offer: [{ label: 'windows', quote: 'made to measure', volume: 100, hoursEach: 20 }],
      constraint: [{ label: 'one glazier', sort: 'one-person' as const, lost: 30 }],
    }
    const taken = { ...yes, organized: false, used: 0.95, sort: 'people' as const }
    const idsOf = (resource?: Parameters<typeof firm>[0]['resource']) =>
      drafted(vrio, firm({ ...refusing, ...(resource && { resource }) })).moves.map(({ id }) => id)
    const secured = idsOf([{ ...taken, label: 'the glass painting' }])
    expect(secured[0]).toBe('vrio-secure')
    expect(secured).not.toContain('others-under-your-name')
    expect(secured).not.toContain('second-person')
    expect(idsOf()).toContain('others-under-your-name')
  })

  test('without a verdict the first move finds the answer that it waits for', () => {
    const waiting = (answers: { valuable?: boolean; rare?: boolean; costlyToCopy?: boolean }) =>
      drafted(vrio, firm({ resource: [{ label: 'the seed bank', sort: 'data', ...answers }] }))
    const { decision, moves } = waiting({ valuable: true })
    expect(moves[0]?.title.text).toBe('The seed bank: find out whether rivals have it too.')
    expect(decision.text).toBe(
      'The seed bank comes nearest to an advantage. First move: The seed bank: find out whether rivals have it too.',
    )
    const many = firm({ resource: [{ label: 'seed records', valuable: true }] })
    expect(drafted(vrio, many).decision.text).toContain('Seed records come nearest')
    expect(waiting({ valuable: true, rare: true }).moves[0]?.title.text).toContain('cost a rival')
  })

  test('a right that others are said to hold too is no reason for being costly to copy', () => {
    const right = { label: 'the harbour berth', sort: 'right' as const, valuable: true }
    const reasonOf = (more: { rare?: boolean; costlyToCopy?: boolean }) =>
      drafted(vrio, firm({ resource: [{ ...right, ...more }] })).body.resources[0]?.reasons
        .inimitable
    expect(reasonOf({ rare: true })?.text).toBe('A right: others cannot use it without you.')
    expect(reasonOf({ rare: false, costlyToCopy: false })).toBeNull()
  })

  test('without a resource the table is empty', () => {
    expect(drafted(vrio, firm({})).body.resources).toEqual([])
  })
})
