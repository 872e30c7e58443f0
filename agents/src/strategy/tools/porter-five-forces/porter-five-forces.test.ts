import { describe, expect, test } from 'vitest'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { arranged, drafted } from '../testing/drafted.ts'
import { porterFiveForces } from './tool.ts'

const bakery = firm({
  organization: [{ label: 'Kiln & Crumb', sells: 'orders', place: 'Tartu' }],
  offer: [{ label: 'rye loaves', price: dollars(6, 'sale'), unitCost: dollars(2), volume: 30_000 }],
  rival: [
    { label: 'Nordic Bake', sort: 'rival', price: dollars(4.5, 'sale'), about: 'offer-1' },
    { label: 'the bread machine', sort: 'in-house', lostTo: 0.3 },
    { label: 'the hotel buyer', sort: 'referrer' },
  ],
  segment: [
    { label: 'cafés', share: 0.6, leaves: 0.1 },
    { label: 'the school kitchen', single: true, share: 0.25 },
  ],
  partner: [
    { label: 'the flour mill', gives: 'supplies', share: 0.9, alone: true },
    { label: 'the courier', gives: 'delivery' },
  ],
  change: [
    { label: 'grain prices', touches: 'supply', by: 0.12, when: '2027-03' },
    { label: 'the discount bakery', touches: 'rival', direction: 'new' },
  ],
  resource: [{ label: 'the stone oven', costlyToCopy: true }],
  force: [
    { label: 'rivalry', force: 'rivalry', pressure: 4, heading: 'rising' },
    { label: 'suppliers', force: 'suppliers', pressure: 2 },
    { label: 'substitutes', force: 'substitutes', heading: 'falling' },
  ],
} as Parameters<typeof firm>[0])

const forceOf = (id: string) =>
  drafted(porterFiveForces, bakery).body.forces.find(force => force.id === id)!

describe('five forces', () => {
  test('each fact stands under the force that its kind and chips tell', () => {
    const about = (id: string) => forceOf(id).drivers.map(({ fact }) => fact)
    expect(about('rivalry')).toContain('rival-1')
    expect(about('substitutes')).toContain('rival-2')
    expect(about('buyers')).toEqual(expect.arrayContaining(['rival-3', 'segment-1', 'segment-2']))
    expect(about('suppliers')).toEqual(
      expect.arrayContaining(['partner-1', 'partner-2', 'change-1']),
    )
    expect(about('entrants')).toEqual(expect.arrayContaining(['change-2', 'resource-1']))
  })

  test('only a judgment makes a score, and the mean says over how many', () => {
    const deliverable = drafted(porterFiveForces, bakery)
    expect(deliverable.body.forces.map(({ score }) => score)).toEqual([4, null, null, null, 2])
    expect(forceOf('substitutes')).toMatchObject({ direction: 'falling', meaning: null })
    // Nobody judged its way; the card of the grain shows it.
    expect(forceOf('suppliers').direction).toBe('rising')
    expect(forceOf('suppliers').meaning?.text).toMatch(/It rises by the cards: grain prices\.$/)
    expect(forceOf('buyers').direction).toBeNull()
    expect(deliverable.body.pressure).toBe(3)
    const [forces] = porterFiveForces.tables(deliverable)
    expect(forces?.rows[1]).toEqual([
      'New entrants',
      'not rated',
      'rising',
      'It rises by the cards: the discount bakery.',
    ])
    const unknown = deliverable.narrative.find(({ id }) => id === 'unknown')
    expect(unknown?.paragraphs.map(({ text }) => text)).toContain(
      'New entrants: how soon somebody new could do the same work.',
    )
    const cells = porterFiveForces.tables(deliverable).flatMap(({ rows }) => rows.flat())
    expect(cells.filter(cell => /\?|: Open|^Open/.test(String(cell)))).toEqual([])
    expect(forces?.rows.at(-1)?.[0]).toBe('Mean, 2 of 5 rated')
  })

  test('a force is told in this firm’s money, and a line that is touched with what it leaves', () => {
    expect(forceOf('rivalry').meaning?.text).toContain(
      'Each 1% off all prices takes about $1,800 a year.',
    )
    expect(forceOf('buyers').meaning?.text).toContain(
      'The school kitchen alone brings about $45,000 a year, and about $30,000 of it is left',
    )
    expect(forceOf('suppliers').meaning?.text).toContain(
      'costs about $60,000 a year to deliver; each 5% more takes about $3,000.',
    )
    const mill = firm({
      offer: [
        { label: 'sawn boards', price: dollars(20), unitCost: dollars(12), volume: 500 },
        { label: 'beams', price: dollars(90), unitCost: dollars(40), volume: 100 },
      ],
      change: [
        { label: 'steel frames', touches: 'technology', bearing: 'hurts', about: 'offer-2' },
      ],
    } as Parameters<typeof firm>[0])
    const { body } = drafted(porterFiveForces, {
      ...mill,
      facts: mill.facts.map(fact =>
        fact.kind === 'change' ? { ...fact, direction: 'rising' as const } : fact,
      ),
    })
    expect(body.forces[2]?.meaning?.text).toBe(
      'Steel frames touch beams, about $9,000 of sales a year, of which about $5,000 is left after its own cost. It rises by the cards: steel frames.',
    )
  })

  test('a driver argues: who stays presses little, advice drives nothing, a share is of its kind', () => {
    const shop = firm({
      offer: [{ label: 'lifting courses', price: dollars(300), volume: 200 }],
      segment: [
        { label: 'the ports', share: 0.6, leaves: 0 },
        { label: 'the yards', share: 0.4, leaves: 0.2 },
      ],
      partner: [
        { label: 'the crane maker', gives: 'supplies', share: 1 },
        { label: 'the print shop', gives: 'supplies', share: 0.9 },
      ],
      rival: [
        { label: 'Otto & Co', sort: 'rival', gapLow: -0.1, gapHigh: -0.1 },
        { label: 'no training at all', sort: 'nothing' },
      ],
    })
    const { forces } = drafted(porterFiveForces, shop).body
    const said = forces.flatMap(({ drivers }) => drivers.map(({ text }) => text))
    expect(said.find(text => text.startsWith('The ports'))).toMatch(
      /0% leave in a year, so they press little$/,
    )
    expect(said.find(text => text.startsWith('The yards'))).not.toMatch(/leave/)
    expect(said.join(' ')).toContain('The print shop: 90% of what you buy of that kind')
    expect(forces[2]?.drivers.map(({ text }) => text).join(' ')).not.toMatch(/Otto|ask them/)
    // What to do about it is said among the moves: a driver is one sentence, or says that it relieves.
    const ofBakery = drafted(porterFiveForces, bakery).body.forces.flatMap(one => one.drivers)
    expect(ofBakery.length).toBeGreaterThan(5)
    const longer = ofBakery.filter(
      ({ text }) => /[.!?] \p{Lu}/u.test(text) && !text.endsWith('speaks against the pressure.'),
    )
    expect(longer).toEqual([])
  })

  test('a judgment that the cards speak against is named', () => {
    const { narrative } = drafted(porterFiveForces, bakery)
    const texts = narrative.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    expect(texts).toContain(
      'Supplier power stands at 2 of 5, yet the cards show pressure. Nobody else could soon do the work of the flour mill.',
    )
  })

  test('an edited score is the pressure on its card, and stays the deliverable’s own without one', () => {
    const { body } = drafted(porterFiveForces, bakery)
    const feed = (...path: (string | number)[]) => porterFiveForces.feeds(body, path, () => 'force')
    expect(feed('forces', 0, 'score')).toEqual({ fact: 'force-1', attribute: 'pressure' })
    expect(feed('forces', 4, 'direction')).toEqual({ fact: 'force-2', attribute: 'heading' })
    expect(feed('forces', 1, 'score')).toBeNull()
    expect(feed('forces', 0, 'drivers', 0, 'text')).toBeNull()
  })

  test('computing anew mends the mean, and drops a verdict about a force that no longer leads', () => {
    const { body } = drafted(porterFiveForces, bakery)
    expect(body.verdict?.text).toContain('rivalry presses hardest, at 4 of 5')
    const forces = body.forces.map(force =>
      force.id === 'buyers' ? { ...force, score: 5 } : force,
    )
    const again = porterFiveForces.recompute({ ...body, forces })
    expect(again).toMatchObject({ pressure: 3.67, strongest: ['buyers'], verdict: null })
    expect(porterFiveForces.recompute(body)).toEqual(body)
  })

  test('the industry is who sells what to whom and where, and an account is told in money', () => {
    const { body } = drafted(porterFiveForces, bakery)
    expect(body.boundary.text).toBe(
      'Kiln & Crumb and its rivals sell rye loaves to cafés, in Tartu.',
    )
    const texts = forceOf('buyers').drivers.map(({ text }) => text)
    expect(texts.some(text => text.includes('60% of sales, about $108,000 a year'))).toBe(true)
  })

  test('who lives on gifts reads of givers, never of a price', () => {
    const charity = firm({
      organization: [{ label: 'Warm Rooms', sells: 'gifts' }],
      offer: [{ label: 'monthly gifts' }],
      segment: [{ label: 'regular givers', side: 'payer', share: 0.7 }],
      force: [{ label: 'givers', force: 'buyers', pressure: 5 }],
    })
    const { body } = drafted(porterFiveForces, charity)
    expect(body.boundary.text).toBe('Monthly gifts, from regular givers.')
    expect(body.forces[3]?.drivers[0]?.text).toBe('Regular givers: 70% of all gifts')
    expect(body.forces[3]?.meaning?.text).toContain('Givers can set terms')
  })

  test('an almost empty company gets the five places and no number', () => {
    const { body } = drafted(porterFiveForces, firm({ rival: [{ label: 'Otto & Co' }] }))
    expect(body).toMatchObject({ pressure: null, verdict: null, strongest: [] })
    expect(body.forces.map(({ drivers }) => drivers.length)).toEqual([1, 0, 0, 0, 0])
    expect(body.boundary.evidence).toBe('not rated')
  })

  test('a name that could not stand in a sentence still stands as a driver', () => {
    const long = { label: 'we bake it at home on Sundays', sort: 'in-house', lostTo: 0.4 } as const
    const { body } = drafted(porterFiveForces, firm({ rival: [long] }))
    expect(body.forces[2]?.drivers[0]?.text).toBe('We bake it at home on Sundays')
  })

  const yard = (force: Parameters<typeof firm>[0]['force'] = []) =>
    firm({
      offer: [{ label: 'lifting courses', price: dollars(300), volume: 200 }],
      segment: [
        { label: 'self-payers', share: 0.3, size: 170 },
        { label: 'the depot', single: true, share: 0.4 },
      ],
      partner: [
        { label: 'the yard', gives: 'supplies', share: 0.4 },
        { label: 'the test office', gives: 'knowledge', alone: true, ends: '2027-03' },
      ],
      change: [
        { label: 'the port', touches: 'demand', by: 0.2 },
        { label: 'the hiring freeze', touches: 'demand', by: -0.1 },
        {
          label: 'the fee',
          touches: 'rule',
          bearing: 'hurts',
          when: '2027-03',
          yearlyCost: dollars(900, 'year'),
        },
        { label: 'the open course', touches: 'technology', bearing: 'helps' },
      ],
      force,
    })
  const driversOf = (id: string) =>
    drafted(porterFiveForces, yard())
      .body.forces.find(force => force.id === id)!
      .drivers.map(({ fact }) => fact)

  test('what relieves a force does not drive it, and a cost is no newcomer', () => {
    expect(driversOf('buyers')).toContain('change-2')
    expect(driversOf('buyers')).not.toContain('change-1')
    expect(driversOf('entrants')).not.toContain('change-3')
    // What it adds is told once: in sales, or as a rise of prices.
    expect(driversOf('suppliers').filter(id => id === 'change-3')).toHaveLength(1)
    expect(driversOf('substitutes')).not.toContain('change-4')
  })

  test('many who pay little each have no power over the price', () => {
    expect(driversOf('buyers')).toContain('segment-2')
    expect(driversOf('buyers')).not.toContain('segment-1')
  })

  test('who alone can do it, and whose agreement ends, drives supplier power and gets a move', () => {
    expect(driversOf('suppliers')).toContain('partner-2')
    const own = arranged(porterFiveForces, yard()).plays?.map(({ title }) => title.text)
    expect(own).toContain(
      'Agree on price and notice with the test office before the agreement ends',
    )
    const { moves } = drafted(porterFiveForces, yard())
    expect(moves.some(({ title, because }) => /test office/i.test(title.text + because.text))).toBe(
      true,
    )
  })

  test('the force that presses hardest gets a move, or the verdict says why there is none', () => {
    const judged = (force: 'buyers' | 'substitutes') =>
      drafted(porterFiveForces, yard([{ label: force, force, pressure: 5 }]))
    expect(judged('substitutes').body.verdict?.text).toContain(
      'No move answers it yet: no card names what else buyers could choose.',
    )
    expect(judged('substitutes').body.verdict?.text).toContain('substitutes press hardest')
    expect(judged('buyers').body.verdict?.text).not.toContain('No move')
    const both = drafted(
      porterFiveForces,
      firm({
        offer: [{ label: 'lifting courses', price: dollars(300), volume: 200 }],
        segment: [{ label: 'the depot', single: true, share: 0.4 }],
        rival: [{ label: 'learning on the job', sort: 'in-house' }],
        force: [
          { label: 'buyers', force: 'buyers', pressure: 4 },
          { label: 'substitutes', force: 'substitutes', pressure: 4 },
        ],
      }),
    )
    const titles = both.moves.map(({ title }) => title.text).join(' ')
    expect(titles).toContain('learning on the job')
    expect(titles).toContain('Get notice from the depot')
  })
})
