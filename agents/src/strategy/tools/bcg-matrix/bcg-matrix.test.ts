import { describe, expect, test } from 'vitest'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { drafted } from '../testing/drafted.ts'
import { bcgMatrix } from './tool.ts'

const nursery = firm({
  offer: [
    {
      label: 'hedge plants',
      price: dollars(12, 'sale'),
      unitCost: dollars(5),
      volume: 20_000,
      hoursEach: 0.05,
      ownShare: 0.3,
      rivalShare: 0.15,
      marketGrowth: 0.02,
    },
    {
      label: 'living walls',
      price: dollars(900, 'sale'),
      unitCost: dollars(500),
      volume: 40,
      hoursEach: 12,
      ownShare: 0.1,
      marketGrowth: 0.25,
    },
    {
      label: 'cut flowers',
      price: dollars(9, 'sale'),
      unitCost: dollars(10),
      volume: 5000,
      hoursEach: 0.2,
      ownShare: 0.02,
      rivalShare: 0.4,
      marketGrowth: -0.03,
    },
    { label: 'garden visits', share: 0.02, ownShare: 0.1 },
  ],
  rival: [
    { label: 'Green Facades', sort: 'rival', share: 0.4, about: 'offer-2' },
    { label: 'Wall Meadow', sort: 'rival', share: 0.25, about: 'offer-2' },
  ],
} as Parameters<typeof firm>[0])

const lineOf = (name: string) =>
  drafted(bcgMatrix, nursery).body.lines.find(line => line.name === name)!

describe('growth-share matrix', () => {
  test('a line stands where its three given figures put it', () => {
    expect(lineOf('Hedge plants')).toMatchObject({ quadrant: 'cash cow', call: 'hold' })
    expect(lineOf('Cut flowers')).toMatchObject({ quadrant: 'dog', call: 'stop' })
    expect(lineOf('Hedge plants')).toMatchObject({
      relativeShare: 2,
      revenueCents: 24_000_000,
      contributionCents: 14_000_000,
    })
  })

  test('the largest rival whose card is about the line counts where the line does not say', () => {
    expect(lineOf('Living walls')).toMatchObject({
      rivalShare: 0.4,
      relativeShare: 0.25,
      quadrant: 'question mark',
      call: 'invest',
    })
  })

  test('a line that lacks a figure stands last, without a place, and says which', () => {
    const { lines } = drafted(bcgMatrix, nursery).body
    expect(lines.at(-1)).toMatchObject({ name: 'Garden visits', quadrant: null, call: null })
    expect(lines.at(-1)?.because.text).toBe(
      'Cannot be placed yet: the share of the largest rival and the growth of its market are missing on its card.',
    )
    const [table] = bcgMatrix.tables(drafted(bcgMatrix, nursery))
    expect(table?.rows.at(-1)?.slice(-2)).toEqual(['not rated', 'not rated'])
  })

  test('what a cow leaves goes to the line that is built', () => {
    const { flow } = drafted(bcgMatrix, nursery).body
    expect(flow.map(({ text }) => text)).toEqual([
      'Hedge plants leave about $140,000 a year after what each sale costs, before the fixed costs: what is left of it after them is what there is to put into living walls.',
    ])
  })

  const bellows = (lost?: { lost: number; about?: string }) =>
    firm({
      goal: [{ label: 'accordions', counts: 'sales', baseline: 40, target: 60, about: 'offer-1' }],
      offer: [
        {
          label: 'accordions',
          price: dollars(4000),
          unitCost: dollars(600),
          volume: 40,
          hoursEach: 70,
          ownShare: 0.2,
          rivalShare: 0.3,
          marketGrowth: -0.02,
        },
        {
          label: 'harmonicas',
          price: dollars(300),
          unitCost: dollars(80),
          volume: 90,
          hoursEach: 1,
          ownShare: 0.3,
          rivalShare: 0.2,
          marketGrowth: 0.25,
        },
      ],
      constraint: [{ label: 'the bench', sort: 'capacity', hoursEach: 70, ...lost }],
    } as Parameters<typeof firm>[0])

  test('where the same hours leave more in the line that is built, that is settled first', () => {
    const { decision, moves } = drafted(bcgMatrix, bellows({ lost: 8 }))
    expect(decision.text).toContain(
      'First move: Decide whether the goal should count harmonicas instead.',
    )
    expect(moves.slice(0, 2).map(({ id }) => id)).toEqual(['goal-where-hours-pay', 'bcg-shift'])
    expect(moves[1]?.title.text).toBe(
      'Put money from accordions into harmonicas, a part at a time.',
    )
  })

  test('what is refused of another line holds back no line that is built', () => {
    expect(drafted(bcgMatrix, bellows({ lost: 8 })).decision.text).not.toContain(
      'Room comes before',
    )
    const own = bellows({ lost: 30, about: 'offer-2' })
    expect(drafted(bcgMatrix, own).decision.text).toContain(
      'Room comes before money for harmonicas',
    )
  })

  test('refusals that nobody tied to one of several lines are not laid to one', () => {
    const untied = bellows()
    const facts = untied.facts.filter(({ kind }) => kind !== 'goal')
    const brake = { label: 'the bench', sort: 'capacity', lost: 8 } as const
    const other = firm({ constraint: [brake] }).facts
    const company = {
      ...untied,
      facts: [...facts.filter(({ kind }) => kind !== 'constraint'), ...other],
    }
    expect(drafted(bcgMatrix, company).decision.text).not.toContain('Room comes before')
  })

  const workshop = (more: { dog?: object; goal?: object; table?: object; cow?: object } = {}) =>
    firm({
      goal: [
        {
          label: 'folding tables',
          counts: 'sales',
          form: 'money',
          baseline: 20_000_000,
          target: 30_000_000,
          by: '2027-11-22',
          about: 'offer-1',
          ...more.goal,
        },
      ],
      offer: [
        {
          label: 'folding tables',
          revenue: dollars(200_000, 'year'),
          margin: 0.3,
          ownShare: 0.4,
          rivalShare: 0.2,
          marketGrowth: 0.2,
          growth: 0.3,
          ...more.table,
        },
        {
          label: 'repairs',
          revenue: dollars(100_000, 'year'),
          margin: 0.6,
          ownShare: 0.3,
          rivalShare: 0.2,
          marketGrowth: 0.02,
          ...more.cow,
        },
        {
          label: 'old benches',
          revenue: dollars(400_000, 'year'),
          margin: 0.4,
          ownShare: 0.1,
          rivalShare: 0.2,
          marketGrowth: -0.04,
          growth: -0.07,
          ...more.dog,
        },
      ],
    } as Parameters<typeof firm>[0])

  test('the cash cow pays where there is one, and each note of who pays has its own name', () => {
    const { body } = drafted(bcgMatrix, workshop())
    expect(body.flow.map(({ text }) => text)).toEqual([
      'Repairs leave about $60,000 a year after what each sale costs, before the fixed costs: what is left of it after them is what there is to put into folding tables.',
      'Old benches leave about $160,000 a year after what each sale costs.',
    ])
    expect(bcgMatrix.notes?.(body).every(({ label }) => label !== '')).toBe(true)
  })

  test('where no line is a cow, who pays is said with the reason', () => {
    const { body } = drafted(bcgMatrix, bellows())
    expect(body.flow[0]?.text).toContain('No line leads a slow market')
    const unknown = drafted(bcgMatrix, workshop({ cow: { margin: undefined } })).body
    expect(unknown.flow[0]?.text).toContain(
      'What repairs leave is not known, so the line that is known to leave most pays.',
    )
  })

  test('the growth of a line against that of its market colours its verdict', () => {
    const textOf = (company: ReturnType<typeof workshop>, name: string) =>
      drafted(bcgMatrix, company).body.lines.find(line => line.name === name)?.because.text
    expect(textOf(workshop(), 'Folding tables')).toContain('the line by 30%: it gains ground.')
    expect(textOf(workshop(), 'Old benches')).toContain('the line shrinks by 7%: it loses ground.')
    const slow = workshop({ table: { growth: 0.12 } })
    expect(textOf(slow, 'Folding tables')).toContain(
      'the line by 12%: it loses ground, and a star that grows more slowly than its market is on the way to lead it no longer.',
    )
    const grown = workshop({ dog: { marketGrowth: 0.08, growth: 0.18 } })
    expect(textOf(grown, 'Old benches')).toContain(
      'the line by 18%: it gains ground, so it is held as a niche: take out no more than leaves that pace as it is.',
    )
    const callOf = (company: ReturnType<typeof workshop>) =>
      drafted(bcgMatrix, company).body.lines.find(({ name }) => name === 'Old benches')?.call
    const small = { revenue: dollars(40_000, 'year') }
    expect(callOf(workshop({ dog: small }))).toBe('harvest')
    const gaining = workshop({ dog: { ...small, marketGrowth: 0.08, growth: 0.18 } })
    expect(callOf(gaining)).toBe('hold')
    const told = { ...small, marketGrowth: 0.08, growth: undefined, volume: 59, previousVolume: 50 }
    expect(callOf(workshop({ dog: told }))).toBe('hold')
    expect(JSON.stringify(drafted(bcgMatrix, gaining).moves)).not.toContain('Spend nothing more on')
  })

  test('what the goal asks of a line stands beside its own growth and that of its market', () => {
    const { narrative } = drafted(bcgMatrix, workshop())
    expect(narrative.find(({ id }) => id === 'pace')?.paragraphs[0]?.text).toBe(
      'The goal asks for 50% more from folding tables in 12 months. The line grew by 30% in a year, its market grows by 20%: at the pace of the line it ends at about $260,000, $40,000 short of $300,000.',
    )
    const near = drafted(bcgMatrix, workshop({ goal: { target: 25_000_000 } })).narrative
    expect(near.find(({ id }) => id === 'pace')?.paragraphs[0]?.text).toContain(
      'about $260,000, which is enough',
    )
  })

  test('the pace of a line follows from two years of sales, and the only line is the one that is meant', () => {
    const kiosk = firm({
      goal: [{ label: 'ices', counts: 'sales', baseline: 1200, target: 2000, by: '2027-11-22' }],
      offer: [{ label: 'cups', price: dollars(4), volume: 1200, previousVolume: 1000 }],
    })
    const { narrative } = drafted(bcgMatrix, kiosk)
    expect(narrative.find(({ id }) => id === 'pace')?.paragraphs[0]?.text).toBe(
      'The goal asks for 67% more from cups in 12 months. The line grew by 20% in a year: at the pace of the line it ends at about 1,440, 560 short of 2,000.',
    )
  })

  test('a question mark below a tenth of the largest rival is not called to be built', () => {
    const far = { ownShare: 0.01, rivalShare: 0.5, marketGrowth: 0.3 }
    const offer = [
      { label: 'seed kits', revenue: dollars(90_000, 'year'), ...far },
      { label: 'bulb fibre', revenue: dollars(8000, 'year'), ...far },
    ]
    const { body, narrative } = drafted(bcgMatrix, firm({ offer }))
    expect(body.lines.map(({ call }) => call)).toEqual([null, 'harvest'])
    expect(narrative.find(({ id }) => id === 'boundary')?.paragraphs[0]?.fact).toBe('offer-1')
  })

  test('an edited share is the figure on the card of its line', () => {
    const { body } = drafted(bcgMatrix, nursery)
    const feed = (...path: (string | number)[]) => bcgMatrix.feeds(body, path, () => 'offer')
    expect(feed('lines', 0, 'growth')).toEqual({ fact: 'offer-1', attribute: 'marketGrowth' })
    expect(feed('lines', 3, 'rivalShare')).toEqual({ fact: 'offer-4', attribute: 'rivalShare' })
    expect(feed('lines', 0, 'revenueCents')).toBeNull()
    expect(feed('growthCut')).toBeNull()
  })

  test('computing anew follows edited figures and the cut', () => {
    const { body } = drafted(bcgMatrix, nursery)
    expect(bcgMatrix.recompute(body)).toEqual(body)
    const [cow, ...others] = body.lines
    const grown = { ...body, lines: [{ ...cow!, growth: 0.09 }, ...others], growthCut: 0.08 }
    expect(bcgMatrix.recompute(grown).lines[0]?.quadrant).toBe('star')
    const gone = { ...body, lines: [{ ...cow!, ownShare: null }, ...others] }
    expect(bcgMatrix.recompute(gone).lines[0]).toMatchObject({ relativeShare: null, call: null })
  })

  test('without lines the matrix is empty', () => {
    expect(drafted(bcgMatrix, firm({})).body).toMatchObject({ lines: [], flow: [] })
  })
})
