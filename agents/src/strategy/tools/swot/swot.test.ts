import { describe, expect, test } from 'vitest'
import { Desk } from '../../../core/desk.ts'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { arranged } from '../testing/drafted.ts'
import { plainPair } from './plain-pairs.ts'
import { swot } from './tool.ts'

const profile = { companyName: 'The firm', industry: 'Other', companySize: '1-10', description: '' }

const smithy = firm({
  organization: [{ label: 'Vale Forge', sells: 'projects' }],
  goal: [{ label: 'gates', counts: 'sales', baseline: 20, target: 30, by: '2027-12' }],
  offer: [{ label: 'gates', price: dollars(4000), unitCost: dollars(1500), volume: 20 }],
  strength: [
    { label: 'forge welding', sort: 'expertise', proof: 12, proofForm: 'years', impact: 2 },
    { label: 'the order book', sort: 'relationship', impact: 5 },
  ],
  constraint: [{ label: 'Aino alone', sort: 'one-person', resource: 'craft', impact: 5 }],
  change: [
    { label: 'Aino retires', bearing: 'hurts', touches: 'supply', impact: 5, likelihood: 5 },
    {
      label: 'listed houses',
      bearing: 'helps',
      touches: 'demand',
      impact: 5,
      likelihood: 5,
    },
    {
      label: 'steel prices',
      bearing: 'hurts',
      touches: 'cost',
      costOf: 'goods',
      by: 0.1,
      impact: 1,
      likelihood: 2,
    },
  ],
  rival: [
    { label: 'Gate Depot', sort: 'rival', price: dollars(3000), threat: 2, likelihood: 2 },
    { label: 'leaving it open', sort: 'nothing', threat: 1, likelihood: 1 },
  ],
})

describe('swot', () => {
  test('a pair whose names share a word, or hold a verb, still reads', () => {
    const desk = new Desk(smithy, profile, swot.families)
    const [own] = smithy.facts.filter(({ kind }) => kind === 'constraint')
    const [around] = smithy.facts.filter(({ kind }) => kind === 'change')
    expect(plainPair(desk, 'WT', own!, around!)?.text).toBe(
      'Aino alone: settle it in time, with Aino retires in view',
    )
    expect(plainPair(desk, 'WO', own!, around!)?.text).toBe(
      'Aino alone: settle it in time, with Aino retires in view, or others gain',
    )
  })

  test('the move whose two factors are rated highest leads, and moves follow the ratings', () => {
    const { body, plays, lead } = arranged(swot, smithy)
    const all = [...body.strengths, ...body.weaknesses, ...body.opportunities, ...body.threats]
    const ratedOf = (uses: readonly string[]): number =>
      all.filter(({ id }) => uses.includes(id)).reduce((sum, { score }) => sum + (score ?? 0), 0)
    const rated = (plays ?? []).map(({ title }) => {
      const move = body.moves.find(({ claim }) => claim.text.startsWith(title.text))
      return ratedOf(move?.uses ?? [])
    })
    expect(rated.length).toBeGreaterThan(1)
    expect(rated[0]).toBeGreaterThan(rated.at(-1) ?? 0)
    expect(rated).toEqual(rated.toSorted((a, b) => b - a))
    expect(lead?.title.text).toBe(plays?.[0]?.title.text)
  })

  test('one person told of on several cards leads with the move that hands the work over', () => {
    const joinery = firm({
      goal: [{ label: 'pieces', counts: 'sales', baseline: 300, target: 400, by: '2027-12' }],
      offer: [
        { label: 'inlay work', price: dollars(500), unitCost: dollars(200), share: 0.3 },
        { label: 'tables', price: dollars(900), share: 0.7 },
      ],
      strength: [{ label: 'dry timber', sort: 'quality', proof: 9, proofForm: 'years', impact: 4 }],
      constraint: [
        { label: 'only Pilar cuts veneer', sort: 'one-person', lost: 14, impact: 5 },
        { label: 'the spray booth', sort: 'capacity', lost: 5, impact: 2 },
      ],
      change: [
        { label: 'school grants', bearing: 'helps', touches: 'funding', impact: 4, likelihood: 4 },
        {
          label: 'Pilar retires',
          bearing: 'hurts',
          touches: 'supply',
          when: '2027-06',
          impact: 5,
          likelihood: 5,
        },
      ],
      rival: [
        { label: 'flat packs', sort: 'rival', price: dollars(150), threat: 3, likelihood: 4 },
      ],
    })
    const { body, lead } = arranged(swot, joinery)
    expect(lead?.play.id).toBe('succession-pair')
    expect(lead?.finding.rule).toBe('person.carried-line')
    const move = body.moves.find(({ claim }) => claim.text.startsWith(lead?.title.text ?? ''))
    expect(move?.kind).toBe('WT')
  })
})
