import { describe, expect, test } from 'vitest'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { drafted } from '../testing/drafted.ts'
import { ice } from './tool.ts'

const given = {
  goal: [{ label: 'balloon rides', counts: 'sales', baseline: 300, target: 400, form: 'count' }],
  offer: [
    { label: 'balloon rides', price: dollars(240, 'sale'), unitCost: dollars(90), volume: 300 },
  ],
  constraint: [{ label: 'the one basket', sort: 'capacity', resource: 'equipment', lost: 40 }],
  idea: [
    { label: 'gift vouchers', brings: 50, cost: dollars(1000), hours: 12 },
    { label: 'the airfield stand', brings: 50, cost: dollars(1000), hours: 12, attempt: 'failed' },
    { label: 'evening rides', brings: 50, cost: dollars(1000), hours: 12, attempt: 'worked' },
    { label: 'a second basket', brings: 100, cost: dollars(9500), hours: 60 },
    { label: 'a photo book' },
    { label: 'partner hotels', impact: 4, ease: 3 },
  ],
  budget: [{ label: 'the budget', amount: dollars(10_000), hoursPerWeek: 10 }],
} as Parameters<typeof firm>[0]
const rides = firm(given)

const named = (name: string) =>
  drafted(ice, rides).body.ideas.find(({ claim }) => claim.text === name)!

describe('ICE', () => {
  test('impact is the part of the goal’s gap, ease what is left of money and hours, confidence the evidence', () => {
    expect(named('Gift vouchers')).toMatchObject({ impact: 5, ease: 8, confidence: 2, score: 80 })
    expect(named('Gift vouchers').because.text).toBe(
      'Impact: may bring 50 a year where the goal lacks 100 sales. Confidence: an opinion so far; whether it was tried before is not said. Ease: takes $1,000 of the $10,000 at hand and 12 hours of the 60 there are in 6 weeks.',
    )
    expect(named('A second basket')).toMatchObject({ impact: 10, ease: 1 })
  })

  test('what failed before counts against an idea, what worked for it', () => {
    expect(named('The airfield stand')).toMatchObject({ evidence: 'failed attempt', score: 40 })
    expect(named('Evening rides')).toMatchObject({ evidence: 'test', score: 360 })
  })

  test('a card that speaks for an idea lifts its confidence; where all stand alike it is said', () => {
    const idea = [
      {
        label: 'gift vouchers',
        brings: 50,
        cost: dollars(1000),
        quote: 'vouchers, maybe 50 a year',
      },
      { label: 'a photo book', brings: 20, cost: dollars(500), id: 'book' },
      { label: 'a lunch stop', brings: 10, cost: dollars(500) },
    ]
    const quote = [{ label: 'the book', sort: 'wish', about: 'book', quote: 'I would buy one' }]
    const { ideas } = drafted(
      ice,
      firm({ ...given, idea, quote } as Parameters<typeof firm>[0]),
    ).body
    const of = (name: string) => ideas.find(({ claim }) => claim.text === name)
    expect(of('Gift vouchers')).toMatchObject({ evidence: 'anecdote', confidence: 4 })
    expect(of('A photo book')?.because.text).toContain('Confidence: a customer asked for it.')
    expect(of('A lunch stop')).toMatchObject({ evidence: 'opinion', confidence: 2 })
    const alike = [
      { label: 'gift vouchers', impact: 4, ease: 2 },
      { label: 'a photo book', impact: 3, ease: 5 },
    ]
    const told = (given_: object) =>
      JSON.stringify(drafted(ice, firm({ ...given, ...given_ } as never)).narrative)
    expect(told({ idea: alike, constraint: [] })).toContain('rests on impact and ease alone')
    expect(told({})).not.toContain('rests on impact and ease alone')
  })

  test('all ideas stand on one scale: a judgment beside what others bring would be measured by another rule', () => {
    expect(named('Partner hotels')).toMatchObject({ impact: null, ease: 6 })
    const idea = [
      { label: 'partner hotels', impact: 4, ease: 3 },
      { label: 'gift vouchers', brings: 50, impact: 2, ease: 5 },
    ]
    const { ideas } = drafted(ice, firm({ ...given, idea })).body
    expect(ideas.filter(({ id }) => id.startsWith('I')).map(({ impact }) => impact)).toEqual([8, 4])
  })

  test('an idea without impact or ease stays behind the ranked ones without a rank, and says what would rate it', () => {
    const { ideas } = drafted(ice, rides).body
    const open = ideas.filter(({ id, rank }) => id.startsWith('I') && rank === null)
    expect(open.at(-1)).toMatchObject({ score: null, impact: null })
    // What would rate it is said once, and not in each row.
    expect(open.at(-1)?.because.text).toMatch(/^Impact: not rated\. Confidence/)
    const told = drafted(ice, rides).narrative.find(({ id }) => id === 'worth')
    const asked = told?.paragraphs.filter(({ text }) =>
      text.includes('what it may bring in a year'),
    )
    expect(asked?.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Not rated, \d+ of \d+: what it may bring in a year, on its card, would/,
      ),
    ])
    const [table] = ice.tables(drafted(ice, rides))
    const row = table?.rows.find(cells => cells[1] === open.at(-1)?.claim.text)
    expect(row?.[0]).toBe('not rated')
  })

  test('own ideas rank among themselves and lead the decision; moves of the collection stand below without a place', () => {
    const deliverable = drafted(ice, rides)
    const ranked = deliverable.body.ideas.filter(({ rank }) => rank !== null)
    expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1))
    expect(ranked.every(({ id }) => id.startsWith('I'))).toBe(true)
    expect(deliverable.decision.text).toMatch(
      /^Begin with evening rides: of your ideas that ranks first/,
    )
    expect(deliverable.body.ideas.at(-1)?.id).toMatch(/^P/)
  })

  test('an idea that costs more in a year than all that was refused leaves does not lead, however it is rated', () => {
    const perYear = { ...dollars(90_000), per: 'year' }
    const hand = { label: 'a second basket', impact: 5, ease: 5, cost: perYear, attempt: 'worked' }
    const other = { label: 'partner hotels', impact: 3, ease: 3 }
    const dear = firm({ ...given, idea: [hand, other] } as Parameters<typeof firm>[0])
    const { body, decision } = drafted(ice, dear)
    expect(body.ideas.find(({ rank }) => rank === 1)?.claim.text).toBe('A second basket')
    expect(decision.text).toMatch(
      /^Begin with partner hotels, at \d+: a second basket is rated higher, and would cost more/,
    )
  })

  test('with a single idea of the own, moves rank beside it and the first of them leads', () => {
    const one = firm({ ...given, idea: [{ label: 'gift vouchers' }] })
    const deliverable = drafted(ice, one)
    const first = deliverable.body.ideas.find(({ rank }) => rank === 1)
    expect(deliverable.moves[0]?.title.text).toBe(first?.claim.text)
  })

  test('what takes more than there is says so', () => {
    const dear = { label: 'a third balloon', brings: 80, cost: dollars(40_000), hours: 90 }
    const { body } = drafted(ice, firm({ ...given, idea: [dear] }))
    const idea = body.ideas.find(({ id }) => id === 'I1')
    expect(idea?.ease).toBe(1)
    expect(idea?.because.text).toContain(
      'Ease: takes $40,000 (more than the $10,000 at hand) and 90 hours (more than the 60 there are in 6 weeks).',
    )
  })

  test('a move of the collection is named as one, without a full stop before the words that say so', () => {
    const [table, beside] = ice.tables(drafted(ice, rides))
    expect(beside?.title).toBe('Moves to consider beside them')
    expect(beside?.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(beside?.rows)).not.toContain('not rated')
    expect(JSON.stringify(table?.rows)).not.toContain('a move of the collection')
    const alone = firm({ ...given, idea: [] })
    const [list] = ice.tables(drafted(ice, alone))
    const names = (list?.rows ?? []).map(row => String(row[1]))
    expect(names.some(name => name.endsWith('(a move of the collection)'))).toBe(true)
    expect(names.filter(name => name.includes('. ('))).toEqual([])
  })

  test('without money or hours at hand nothing has an ease', () => {
    const { body } = drafted(ice, firm({ ...given, budget: [] }))
    const vouchers = body.ideas.find(({ claim }) => claim.text === 'Gift vouchers')
    expect(vouchers).toMatchObject({ ease: null, score: null })
    const { narrative } = drafted(ice, firm({ ...given, budget: [] }))
    expect(JSON.stringify(narrative)).toContain(
      'the money and the hours at hand would rate the ease',
    )
  })

  test('computing anew follows the method, the evidence and the ratings', () => {
    const { body } = drafted(ice, rides)
    expect(ice.recompute(body)).toEqual(body)
    const mean = ice.recompute({ ...body, method: 'mean' })
    expect(mean.ideas.find(({ claim }) => claim.text === 'Gift vouchers')?.score).toBe(5)
    const ideas = body.ideas.map(idea =>
      idea.claim.text === 'Gift vouchers' ? { ...idea, evidence: 'test' as const } : idea,
    )
    const again = ice.recompute({ ...body, ideas })
    expect(again.ideas.find(({ claim }) => claim.text === 'Gift vouchers')).toMatchObject({
      confidence: 9,
      score: 360,
    })
    expect(ice.feeds(body, ['ideas', 0, 'impact'], () => 'idea')).toBeNull()
  })

  test('the idea with the largest impact that stands far behind is named with what holds it back', () => {
    const { narrative } = drafted(ice, firm({ ...given, constraint: [] }))
    expect(narrative.find(({ id }) => id === 'held')?.paragraphs[0]?.text).toMatch(
      /^A second basket: the largest impact, 10 of 10, and only place \d+, because its ease is 1\./,
    )
  })

  test('what worked before is widened and not tested as if it were new, with all of its hours', () => {
    const [first] = drafted(ice, rides).moves
    expect(first?.title.text).toBe(
      'Evening rides: go on with what worked, and count what it brings before more is put into it.',
    )
    expect(first?.hours).toBe(12)
    const idea = [{ label: 'gift vouchers', brings: 50, cost: dollars(1000), hours: 40 }]
    const untried = drafted(ice, firm({ ...given, idea: [...idea, { label: 'a book' }] })).moves[0]
    expect(untried?.title.text).toContain('test it small first')
    expect(untried?.hours).toBe(40)
  })

  test('each idea is told with what it comes to, and what brings more buyers waits for room', () => {
    const { narrative, findings } = drafted(ice, rides)
    const told = narrative.find(({ id }) => id === 'worth')?.paragraphs.map(({ text }) => text)
    expect(told?.[0]).toBe(
      '40 sales a year are refused today. As far as it brings buyers of balloon rides, the first idea (evening rides) waits for the one that makes room; for everything else it can begin.',
    )
    expect(told?.length).toBeGreaterThan(1)
    expect(findings.filter(({ claim }) => told?.includes(claim.text))).toEqual([])
    const calm = drafted(ice, firm({ ...given, constraint: [] })).narrative
    expect(JSON.stringify(calm)).not.toContain('waits for the one that makes room')
  })

  test('an ease that was rated stands, beside what money and hours would say', () => {
    const idea = [
      { label: 'gift vouchers', brings: 50, cost: dollars(9000), impact: 4, ease: 4 },
      { label: 'a book', impact: 5, ease: 2 },
    ]
    const { ideas } = drafted(ice, firm({ ...given, idea })).body
    const vouchers = ideas.find(({ claim }) => claim.text === 'Gift vouchers')
    expect(vouchers?.ease).toBe(8)
    expect(vouchers?.because.text).toContain(
      'Ease: by your judgment 4 of 5. By money and hours it would be 1 of 10: it takes $9,000 of the $10,000 at hand.',
    )
  })

  test('of ideas that were rated alike the one that may bring more stands higher, and the document weighs all of them', () => {
    const idea = [
      { label: 'gift vouchers', brings: 50, cost: dollars(500), impact: 4, ease: 2 },
      { label: 'evening rides', brings: 80, cost: dollars(4000), impact: 4, ease: 5 },
      { label: 'a book', impact: 5, ease: 5 },
    ]
    const { body, narrative } = drafted(ice, firm({ ...given, idea, constraint: [] }))
    const impactOf = (name: string) => body.ideas.find(({ claim }) => claim.text === name)?.impact
    expect(['Gift vouchers', 'Evening rides', 'A book'].map(impactOf)).toEqual([7, 8, 10])
    const told = narrative.find(({ id }) => id === 'worth')?.paragraphs.map(({ text }) => text)
    expect(told).toContain(
      'Together the 2 ideas with a number may bring 130 a year, where the goal lacks 100 sales: enough, if all of it comes and no two of them win the same buyers.',
    )
    expect(told).toContain(
      'Least for what it may bring: gift vouchers, $10 for each of the 50, and only at place 3. Judgment puts others before it, so hold the two against each other before the first is begun.',
    )
  })

  test('without ideas the list is empty', () => {
    expect(drafted(ice, firm({})).body.ideas).toEqual([])
  })
})
