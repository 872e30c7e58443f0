import type { TowsKind } from '@sextant/contracts/strategy/swot-words'
import { describe, expect, test } from 'vitest'
import { Desk } from '../../../core/desk.ts'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { arranged, drafted } from '../testing/drafted.ts'
import { answers, relates } from './answers.ts'
import { plainPlay } from './plain-pairs.ts'
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
  test('a pair is told by the kinds of its two sides, and a pair that says nothing makes no move', () => {
    const desk = new Desk(smithy, profile, swot.families)
    const byName = (label: string) => smithy.facts.find(fact => fact.label === label)!
    const titleOf = (cell: TowsKind, own: string, around: string): string | undefined =>
      plainPlay(desk, cell, byName(own), byName(around))?.title.text
    expect(titleOf('WT', 'Aino alone', 'Aino retires')).toBe(
      'Have a second pair of hands before “Aino retires”',
    )
    expect(titleOf('WT', 'Aino alone', 'steel prices')).toBeUndefined()
    expect(titleOf('WT', 'Aino alone', 'leaving it open')).toBeUndefined()
    expect(titleOf('WO', 'Aino alone', 'listed houses')).toBe(
      'Free hours in answer to listed houses',
    )
    expect(titleOf('ST', 'forge welding', 'steel prices')).toBe(
      'Pass the dearer cost (steel prices) on first where people come for forge welding',
    )
    expect(titleOf('ST', 'forge welding', 'leaving it open')).toBe(
      'Show those who think of leaving it open what forge welding is worth to them',
    )
    const free = plainPlay(desk, 'WO', byName('Aino alone'), byName('listed houses'))
    expect(free?.finding.says.text).toBe(
      'More work comes with listed houses, and the hands for it are short: Aino alone.',
    )
  })

  test('somebody is met and not made easy to check; a day that is past is no day to be ready before', () => {
    const company = firm({
      resource: [{ label: 'Ilse the head joiner', sort: 'people' }],
      strength: [{ label: 'days to delivery', sort: 'speed', proof: 3, proofForm: 'days' }],
      constraint: [{ label: 'late payers', sort: 'cash' }],
      rival: [{ label: 'Harrow', sort: 'rival' }],
      change: [
        { label: 'timber duty', bearing: 'hurts', touches: 'cost', when: '2027-03', by: 0.1 },
        { label: 'the toll', bearing: 'hurts', touches: 'cost', when: '2025-03', by: 0.1 },
        { label: 'diesel', bearing: 'hurts', touches: 'cost', direction: 'rising' },
      ],
    })
    const desk = new Desk(company, profile, swot.families)
    const byName = (label: string) => company.facts.find(fact => fact.label === label)!
    const titleOf = (cell: TowsKind, own: string, around: string): string | undefined =>
      plainPlay(desk, cell, byName(own), byName(around))?.title.text
    expect(titleOf('ST', 'Ilse the head joiner', 'Harrow')).toBe(
      'Let those who weigh Harrow meet Ilse the head joiner',
    )
    expect(titleOf('ST', 'Ilse the head joiner', 'the toll')).toBeUndefined()
    expect(titleOf('WT', 'late payers', 'timber duty')).toBe(
      'Set money aside before timber duty rises',
    )
    expect(titleOf('WT', 'late payers', 'diesel')).toBe('Set money aside before diesel gets dearer')
    // The name of a wait is no reason to be chosen; its figure is.
    expect(titleOf('ST', 'days to delivery', 'Harrow')).toBe(
      'Make your figure for days to delivery easy to check, in answer to Harrow',
    )
    expect(titleOf('WT', 'late payers', 'the toll')).toBe('Set money aside in answer to the toll')
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

  test('one order everywhere: table, decision, write-ups and actions', () => {
    const unrated = {
      ...smithy,
      facts: smithy.facts.map(fact => ({ ...fact, impact: undefined, likelihood: undefined })),
    } as typeof smithy
    for (const company of [smithy, unrated]) {
      const deliverable = drafted(swot, company)
      const { body, moves, actions, decision } = deliverable
      const titles = moves.map(({ title }) => title.text)
      const rows = swot.tables(deliverable)[1]?.rows ?? []
      expect(rows.length).toBe(body.moves.length)
      for (const [, title, , order] of rows) expect(titles[Number(order) - 1]).toBe(title)
      const orders = rows.map(row => Number(row.at(-1)))
      expect(orders).toEqual(orders.toSorted((a, b) => a - b))
      expect(actions.map(({ move }) => move)).toEqual(moves.slice(0, 3).map(({ id }) => id))
      expect(decision.text.startsWith(titles[0] ?? 'none')).toBe(true)
    }
  })

  test('what stands in no cell leads only with a reason', () => {
    const mill = firm({
      goal: [{ label: 'sacks', counts: 'sales', baseline: 400, target: 500, by: '2027-12' }],
      offer: [{ label: 'sacks', price: dollars(40), unitCost: dollars(15), volume: 400 }],
      constraint: [{ label: 'the old stone', sort: 'capacity', lost: 90 }],
      rival: [{ label: 'Roller & Sons', sort: 'rival', betterAt: ['speed'] }],
    })
    const { body, moves, narrative } = drafted(swot, mill)
    const [first] = moves
    const inMatrix = body.moves.some(({ claim }) => claim.text === first?.title.text)
    const why = narrative.find(({ id }) => id === 'first')?.paragraphs[0]?.text
    expect(inMatrix || body.moves.length === 0 || why !== undefined).toBe(true)
    expect(why).toMatch(/it leads without a cell of its own/)
  })

  test('a strength answers a threat of its kind, and nothing of another line', () => {
    const company = firm({
      strength: [
        { label: 'dry timber', sort: 'quality', about: 'offer-1' },
        { label: 'two-day frames', sort: 'speed' },
      ],
      rival: [
        { label: 'Quick Frames', sort: 'rival', betterAt: ['speed'] },
        { label: 'Flat Packs', sort: 'rival', betterAt: ['price'], about: 'offer-2' },
      ],
      change: [{ label: 'the fire rule', bearing: 'hurts', touches: 'rule' }],
      offer: [{ label: 'frames' }, { label: 'kits' }],
    })
    const byName = (label: string) => company.facts.find(fact => fact.label === label)!
    const [quality, speed] = [byName('dry timber'), byName('two-day frames')]
    const [faster, cheaper] = [byName('Quick Frames'), byName('Flat Packs')]
    const rule = byName('the fire rule')
    expect(answers(company, quality, faster)).toBe(false)
    expect(answers(company, speed, faster)).toBe(true)
    expect(answers(company, speed, cheaper)).toBe(true)
    expect(answers(company, quality, cheaper)).toBe(false)
    expect(answers(company, speed, rule)).toBe(false)
    expect(answers(company, quality, rule)).toBe(true)
  })

  test('a hindrance is paired with a change of its kind or of its line, and with nothing else', () => {
    const company = firm({
      offer: [{ label: 'green glass' }],
      person: [{ label: 'Ines', about: 'offer-1' }],
      constraint: [
        { label: 'the green melt', sort: 'one-person', about: 'offer-1' },
        { label: 'the till', sort: 'cash' },
      ],
      change: [
        { label: 'Ines retires', touches: 'supply', bearing: 'hurts', about: 'person-1' },
        { label: 'gas prices', touches: 'cost', bearing: 'hurts' },
      ],
    } as Parameters<typeof firm>[0])
    const byName = (label: string) => company.facts.find(fact => fact.label === label)!
    const [melt, till] = [byName('the green melt'), byName('the till')]
    expect(relates(company, melt, byName('Ines retires'))).toBe(true)
    expect(relates(company, melt, byName('gas prices'))).toBe(false)
    expect(relates(company, till, byName('gas prices'))).toBe(true)
  })

  test('a sum is no strength, and a share is a weakness only as a dependence', () => {
    const dairy = firm({
      offer: [
        { label: 'milk', price: dollars(2), unitCost: dollars(1.5), volume: 9000, share: 0.7 },
        { label: 'butter', price: dollars(9), unitCost: dollars(3), volume: 900, share: 0.3 },
      ],
      channel: [{ label: 'the market hall', sort: 'own', share: 0.8, customers: 80 }],
    })
    const { strengths, weaknesses } = arranged(swot, dairy).body
    expect(strengths).toEqual([])
    const said = weaknesses.map(({ claim }) => claim.text)
    expect(said.some(text => text.startsWith('Dependence on the market hall: 80%'))).toBe(true)
    expect(said.filter(text => /leaves .* more/.test(text))).toEqual([])
  })

  test('a person with a card of their own is one story with the change and the hindrance about them', () => {
    const organ = firm({
      offer: [
        { label: 'reed pipes', price: dollars(700), unitCost: dollars(300), share: 0.4 },
        { label: 'metal pipes', price: dollars(400), unitCost: dollars(250), share: 0.6 },
      ],
      strength: [{ label: 'old scales', sort: 'expertise', impact: 4 }],
      constraint: [
        { label: 'the voicing', sort: 'one-person', lost: 6, about: 'offer-1', impact: 5 },
      ],
      change: [
        {
          label: 'Ewa leaves',
          bearing: 'hurts',
          touches: 'supply',
          impact: 5,
          likelihood: 5,
          about: 'person-1',
        },
        { label: 'tin prices', bearing: 'hurts', touches: 'cost', impact: 5, likelihood: 4 },
      ],
      rival: [{ label: 'Pipe & Co', sort: 'rival', price: dollars(300), threat: 3, likelihood: 3 }],
      person: [{ label: 'Ewa', alone: true, leaves: '2027-09', about: 'offer-1' }],
    } as Parameters<typeof firm>[0])
    const { body, lead } = arranged(swot, organ)
    expect(lead?.finding.family).toBe('person')
    expect(body.moves[0]?.kind).toBe('WT')
    expect(body.moves[0]?.claim.text).toContain(lead?.title.text)
  })

  test('a matrix without a move says so, and shows no empty table', () => {
    const inside = firm({ strength: [{ label: 'dry timber', sort: 'quality' }] })
    const deliverable = drafted(swot, inside)
    expect(swot.tables(deliverable).map(({ title }) => title)).toEqual(['SWOT factors'])
    expect(JSON.stringify(deliverable.narrative)).toContain(
      'No move here. Nothing stands under weaknesses and opportunities and threats yet',
    )
  })

  test('what is free is said to be free', () => {
    const free = firm({
      rival: [{ label: 'a cousin with a van', sort: 'rival', price: dollars(0) }],
    })
    expect(arranged(swot, free).body.threats.map(({ claim }) => claim.text)).toContain(
      'A cousin with a van, free of charge',
    )
  })
})
