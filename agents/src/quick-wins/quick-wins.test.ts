import type { OpportunityRow } from '@sextant/contracts/quick-wins/routes'
import { describe, expect, test } from 'vitest'
import type { Company } from '../company/company.ts'
import { findAll } from '../findings/find.ts'
import type { FoundBy } from '../findings/finding.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { brings, choosePlays } from '../plays/choose.ts'
import { PLAYS } from '../plays/plays.ts'
import type { Play } from '../plays/play.ts'
import { Scene } from '../plays/scene.ts'
import type { TimeUnit } from '../sentences/figures.ts'
import { AIMS } from './aims.ts'
import { offeredValue } from './offered.ts'
import { QUICK_PLAYS, quickWins } from './opportunities.ts'
import { isQuick, paysBack, QUICK_DAYS } from './pays-back.ts'
import { predict } from './predict.ts'
import { TESTS } from './tests.ts'
import { isWanted } from './yardstick.ts'

/** A shop that makes sails: bills that wait, one dear way to customers, a cost that rose. */
const sails = () =>
  firm({
    organization: [{ label: 'Sail loft', sells: 'projects' }],
    segment: [{ label: 'charter companies', side: 'payer', share: 1 }],
    offer: [{ label: 'mended sails', price: dollars(400), unitCost: dollars(150), volume: 300 }],
    measure: [
      { label: 'unpaid bills', metric: 'arrears', form: 'money', value: 2_400_000 },
      { label: 'enquiries', metric: 'leads', form: 'count', per: 'year', value: 900 },
    ],
    constraint: [
      { label: 'the overdraft', sort: 'cash', limit: dollars(15_000) },
      {
        label: 'the cutting table',
        sort: 'capacity',
        resource: 'hours',
        hoursPerWeek: 40,
        lost: 96,
      },
    ],
    goal: [{ label: 'mended sails', counts: 'sales', baseline: 300, target: 400 }],
  })

const forecasts = (all: readonly OpportunityRow[]) =>
  all.filter(({ prediction }) => prediction.basis === 'forecast')
const tests = (all: readonly OpportunityRow[]) =>
  all.filter(({ prediction }) => prediction.basis === 'break-even')

const seen = (given = sails(), taken: readonly string[] = []) => quickWins(given, taken)

/** A scene that remembers the shares and times it was asked for. */
function listening(play: Play): { named: number[]; scene: Scene } {
  const named: number[] = []
  class Listening extends Scene {
    override percent(ratio: number) {
      named.push(ratio)
      return super.percent(ratio)
    }
    override time(value: number, unit: TimeUnit) {
      named.push(value)
      return super.time(value, unit)
    }
  }
  const finding = { rests: [], figures: {}, rule: play.on[0]! } as unknown as FoundBy
  return { named, scene: new Listening(play.id, firm({}), finding) }
}

describe('every aim is of a play', () => {
  test.each(Object.entries(AIMS))('%s aims at what its metric names', (id, aim) => {
    const play = PLAYS.find(one => one.id === id)!
    const { named, scene } = listening(play)
    play.metric(scene)
    // What is ended goes to nought, which no metric has to say.
    const ends = 'to' in aim ? [aim.to].filter(Boolean) : aim.parts
    for (const number of ends) expect(named).toContain(number)
  })

  test('each of them, and each test, shows within thirty days', () => {
    const known = [...Object.keys(AIMS), ...Object.keys(TESTS)]
    expect(QUICK_PLAYS.map(({ id }) => id).toSorted()).toEqual(known.toSorted())
    for (const { weeks } of QUICK_PLAYS) expect(weeks[0] * 7).toBeLessThanOrEqual(QUICK_DAYS)
  })
})

test('bills that wait: what the move aims at, and the part of it that its method is proven for', () => {
  const row = seen().opportunities.find(({ play }) => play === 'ring-before-due')!
  const { prediction } = row
  expect(prediction).toMatchObject({
    what: 'Unpaid bills, in money',
    form: 'money',
    better: 'less',
    baseline: 2_400_000,
    place: { fact: 'measure-1', attribute: 'value', times: 1 },
  })
  const [least, most] = prediction.expected
  // 30 % of $24,000, and of that 4 of 5 by what was reckoned.
  expect(most).toBe(2_400_000 - 720_000)
  expect(least).toBeGreaterThan(most)
  expect(least).toBeLessThan(2_400_000)
  expect(prediction.worth).toEqual({ cents: [expect.any(Number), 720_000], once: true })
  expect(prediction.how.join(' ')).toContain('The move aims at 30% of that: $7,200.')
  expect(row.from).toContain('unpaid bills')
})

test('what was refused counts towards the goal, in the sales it counts', () => {
  const { findings, kit } = findAll(sails())
  const finding = findings.find(({ rule }) => rule === 'goal.turned-away')!
  const play = PLAYS.find(({ id }) => id === 'others-under-your-name')!
  const chosen = choosePlays(kit.company, findings, [play], kit)[0]!
  const measured = AIMS[play.id]!.of({ company: kit.company, finding, kit })!
  if (isWanted(measured)) throw new Error(measured.says.text)
  const said = predict(chosen, { aim: AIMS[play.id]!, measured, kit })!
  // 96 a year, by the month; a third of them, of the 100 that are missing.
  expect(said).toMatchObject({ baseline: 8, per: 'month', better: 'less' })
  expect(said.expected[1]).toBeCloseTo(8 * (2 / 3), 1)
  expect(said.ofGap![1]).toBeCloseTo(0.32)
  expect(said.ofGap![0]).toBeLessThan(0.32)
  // What one leaves, as often as it is no longer refused.
  expect(said.worth!.cents[1]).toBe(32 * 25_000)
})

test('what earns its cost back later than thirty days after it shows is counted, and not offered', () => {
  const { opportunities, slower } = seen()
  expect(slower).toBeGreaterThan(0)
  for (const { cost, prediction } of opportunities)
    expect(prediction.worth === null || isQuick(cost, prediction.worth)).toBe(true)
})

test('what pays back soonest stands first', () => {
  const weeks = forecasts(seen().opportunities).map(({ prediction }) =>
    prediction.paysBack ? Math.ceil(prediction.paysBack[1] / 7) : Infinity,
  )
  expect(weeks.length).toBeGreaterThan(1)
  expect(weeks).toEqual(weeks.toSorted((a, b) => a - b))
})

test('what was started, done or dropped is not offered again', () => {
  expect(seen().opportunities.map(({ play }) => play)).toContain('ring-before-due')
  const again = seen(sails(), ['ring-before-due'])
  expect(again.opportunities.map(({ play }) => play)).not.toContain('ring-before-due')
})

test('without the figure nothing is promised: the one answer is named', () => {
  const tight = firm({
    offer: [{ label: 'mended sails', price: dollars(400) }],
    organization: [{ label: 'Sail loft', sells: 'projects' }],
    constraint: [{ label: 'the cutting table', sort: 'one-person' }],
  })
  const { opportunities, near } = seen(tight)
  expect(forecasts(opportunities)).toEqual([])
  expect(near.map(({ wanted }) => wanted)).toContainEqual(
    expect.objectContaining({ kind: 'constraint', fact: 'constraint-1' }),
  )
})

test('what costs money waits for the answer that prices it: which line, then what a sale of it costs', () => {
  const two = (more: { about?: string; cost?: true }) =>
    seen(
      firm({
        organization: [{ label: 'Sail loft', sells: 'projects' }],
        offer: [
          {
            label: 'mended sails',
            price: dollars(400),
            volume: 300,
            ...(more.cost && { unitCost: dollars(150) }),
          },
          { label: 'new sails', price: dollars(3000), volume: 40 },
        ],
        constraint: [
          {
            label: 'the cutting table',
            sort: 'capacity',
            resource: 'hours',
            lost: 96,
            ...(more.about && { about: more.about }),
          },
        ],
      }),
    )
  const asked = (found: ReturnType<typeof seen>) =>
    found.near.find(({ play }) => play === 'others-under-your-name')?.wanted
  expect(asked(two({}))).toMatchObject({ fact: 'constraint-1', attribute: 'about' })
  expect(asked(two({ about: 'offer-1' }))).toMatchObject({ fact: 'offer-1', attribute: 'unitCost' })
  // Priced, it is told whether it earns that back in time; nothing is asked any more.
  expect(asked(two({ about: 'offer-1', cost: true }))).toBeUndefined()
})

test('a firm of which nothing is known is asked, and told nothing', () => {
  const { opportunities, near, slower } = seen(firm({}))
  expect({ opportunities, near, slower }).toEqual({ opportunities: [], near: [], slower: 0 })
})

test('a team with few hours is offered what fits into them', () => {
  const free = seen().opportunities
  const busy = seen({
    ...sails(),
    facts: [...sails().facts, ...firm({ budget: [{ label: 'evenings', hoursPerWeek: 1 }] }).facts],
  }).opportunities
  expect(free.some(({ hours }) => hours > 4.3)).toBe(true)
  expect(busy.every(({ hours }) => hours <= 4.3)).toBe(true)
})

describe('days until a move has paid back', () => {
  const play = PLAYS.find(({ id }) => id === 'haggle-with-channel')!
  test('at best the least cost from the earliest week on, at worst the most from the last', () => {
    const year = { cents: [36_500, 73_000] as [number, number], once: false }
    expect(paysBack({ play, cost: [1_000, 2_000] }, year)).toEqual([7 + 5, 56 + 20])
  })
  test('what costs no money is paid back when it shows', () => {
    const year = { cents: [1, 2] as [number, number], once: false }
    expect(paysBack({ play, cost: [0, 0] }, year)).toEqual([7, 56])
  })
  test('what is freed once and is less than the cost never pays back', () => {
    const once = { cents: [500, 900] as [number, number], once: true }
    expect(paysBack({ play, cost: [0, 600] }, once)).toBeNull()
  })
})

test('a card that changed offers its figure, counted as the prediction counts', () => {
  const place = { fact: 'x', label: 'x', attribute: 'lost', times: 12 }
  const predicted = { place, form: 'count' as const, baseline: 8 }
  expect(offeredValue(predicted, { lost: 48 })).toBe(4)
  expect(offeredValue(predicted, { lost: 96 })).toBeNull()
  expect(offeredValue(predicted, {})).toBeNull()
  const spent = { place: { ...place, attribute: 'spend' }, form: 'money' as const, baseline: 900 }
  expect(offeredValue(spent, { spend: dollars(5, 'month') })).toBe(500)
})

describe('what nothing foretells is offered as a test', () => {
  /** A workshop that told prices, costs and numbers, and how many work there. */
  const forge = (people?: number) =>
    firm({
      organization: [{ label: 'The forge', sells: 'orders', ...(people && { people }) }],
      segment: [{ label: 'allotment holders' }],
      offer: [{ label: 'spades', price: dollars(60), unitCost: dollars(20), volume: 1040 }],
    })
  const askAgain = (given: ReturnType<typeof firm>) =>
    seen(given).opportunities.find(({ play }) => play === 'ask-those-who-bought')!

  test('it pays from where on it has earned back its hours, at what an hour brings today', () => {
    // 1,040 spades leave $41,600; over 2,080 hours that is $20 an hour, $100 for five, and each leaves $40.
    const { prediction } = askAgain(forge())
    expect(prediction).toMatchObject({
      basis: 'break-even',
      what: 'Sales of spades that came by this',
      baseline: 0,
      expected: [3, 3],
      worth: null,
      paysBack: null,
    })
    expect(prediction.how.join(' ')).toContain('$100 ÷ $40, upwards: it pays from 3 on.')
    // Four who share that year leave a quarter of it for each hour.
    expect(askAgain(forge(4)).prediction.expected).toEqual([1, 1])
  })

  test('where the cost of a sale is told nowhere, the number is called the least', () => {
    const bare = firm({
      segment: [{ label: 'allotment holders' }],
      offer: [{ label: 'spades', price: dollars(60), volume: 1040 }],
    })
    const { prediction } = askAgain(bare)
    expect(prediction.how.join(' ')).toContain('this is the least number')
  })

  test('what is foretold stands before what is tested', () => {
    const { opportunities } = seen()
    const bases = opportunities.map(({ prediction }) => prediction.basis)
    expect(bases).toEqual([
      ...forecasts(opportunities).map(() => 'forecast'),
      ...tests(opportunities).map(() => 'break-even'),
    ])
  })
})

describe('any firm with a few ordinary answers has something to begin', () => {
  const goal = { counts: 'sales', baseline: 100, target: 130 } as const
  const FIRMS = {
    shop: firm({
      organization: [{ label: 'A shop', sells: 'orders' }],
      segment: [{ label: 'allotment holders' }],
      offer: [{ label: 'spades', price: dollars(60), volume: 400 }],
      constraint: [{ label: 'wet springs', sort: 'season' }],
    }),
    'a service of one': firm({
      segment: [{ label: 'landlords' }],
      offer: [{ label: 'stair cleaning', price: dollars(80) }],
      constraint: [{ label: 'little notice', sort: 'awareness' }],
      goal: [{ label: 'more work' }],
    }),
    club: firm({
      organization: [{ label: 'A club', sells: 'memberships' }],
      segment: [{ label: 'rowers' }],
      offer: [{ label: 'evening rowing', price: dollars(40, 'month'), volume: 60, capacity: 90 }],
    }),
    charity: firm({
      organization: [{ label: 'A charity', sells: 'gifts' }],
      segment: [{ label: 'neighbours', side: 'payer' }],
      offer: [{ label: 'monthly gifts', price: dollars(15, 'month'), volume: 90 }],
      constraint: [{ label: 'one volunteer', sort: 'one-person' }],
    }),
    studio: firm({
      organization: [{ label: 'A studio', sells: 'projects' }],
      segment: [{ label: 'breweries' }],
      offer: [{ label: 'labels', price: dollars(4000), volume: 20 }],
      goal: [{ label: 'labels', ...goal }],
    }),
    'one that lacks hands': firm({
      organization: [{ label: 'A firm', sells: 'memberships' }],
      segment: [{ label: 'clinics' }],
      offer: [{ label: 'laundry', price: dollars(700, 'month'), volume: 30 }],
      constraint: [{ label: 'two open posts', sort: 'capacity', resource: 'posts', lost: 8 }],
    }),
  }

  test.each(Object.entries(FIRMS))('%s', (_, given) => {
    expect(seen(given).opportunities.length).toBeGreaterThanOrEqual(3)
  })

  test('where buyers are refused, nothing brings more of them', () => {
    const plays = seen(FIRMS['one that lacks hands']).opportunities.map(({ play }) =>
      PLAYS.find(({ id }) => id === play),
    )
    expect(plays.some(play => play && brings(play))).toBe(false)
  })

  test('a way that failed is not taken again', () => {
    const failed = firm({ channel: [{ label: 'the club', sort: 'referral', attempt: 'failed' }] })
    const given = { ...FIRMS.shop, facts: [...FIRMS.shop.facts, ...failed.facts] }
    const playsOf = (known: Company) => seen(known).opportunities.map(({ play }) => play)
    expect(playsOf(FIRMS.shop)).toContain('one-name-each')
    expect(playsOf(given)).not.toContain('one-name-each')
  })
})

test('a way to customers that leaves less than it costs is ended, less what its customers leave', () => {
  const given = firm({
    segment: [{ label: 'allotment holders' }],
    offer: [{ label: 'spades', price: dollars(60), unitCost: dollars(20), volume: 900 }],
    channel: [
      { label: 'the fair', sort: 'paid', spend: dollars(3600, 'year'), customers: 15 },
      { label: 'the newsletter', sort: 'own', customers: 60 },
    ],
  })
  const row = seen(given).opportunities.find(({ play }) => play === 'end-dear-channel')!
  expect(row.because).toContain('one has to buy 6 times before that is earned back')
  expect(row.prediction).toMatchObject({ baseline: 30_000, per: 'month', better: 'less' })
  expect(row.prediction.expected[1]).toBe(0)
  // $3,600 a year, without the $600 that fifteen customers leave.
  expect(row.prediction.worth!.cents[1]).toBe(300_000)
})

test('what does not fit how a line is bought is not offered: a member is no customer of earlier years, a thing no visit', () => {
  const idsFor = (boughtAs: 'by-the-month' | 'by-appointment' | 'as-a-thing') =>
    seen(
      firm({
        offer: [{ label: 'rowing', price: dollars(28), volume: 300, boughtAs }],
        segment: [{ label: 'people near the river' }],
      }),
    ).opportunities.map(({ play }) => play)
  expect(idsFor('by-the-month')).not.toContain('ask-those-who-bought')
  expect(idsFor('by-appointment')).toContain('ask-those-who-bought')
  expect(idsFor('by-appointment')).toContain('names-between-neighbours')
  expect(idsFor('as-a-thing')).not.toContain('names-between-neighbours')
})
