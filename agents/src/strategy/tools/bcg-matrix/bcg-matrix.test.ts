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
      'Hedge plants leave about $140,000 a year after what each sale costs: that is what there is to put into living walls.',
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
    expect(drafted(bcgMatrix, own).decision.text).toContain('Room comes before money there')
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
