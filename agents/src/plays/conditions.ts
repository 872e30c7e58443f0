import type {
  BEARINGS,
  BoughtAs,
  CHANGE_TOUCHES,
  CONSTRAINT_SORTS,
  COST_SORTS,
  RIVAL_SORTS,
  SCARCE_RESOURCES,
  STRENGTH_SORTS,
} from '@sextant/contracts/company/chips'
import { relativeChange } from '../company/changes.ts'
import { type Company, type Fact, factsOf, tiedTo } from '../company/company.ts'
import { isPaidAlike, isSameUnit } from '../company/one-unit.ts'
import { linesOf } from '../company/lines.ts'
import { comparedRivals } from '../company/rivals.ts'
import { pricedOffers } from '../company/sales.ts'
import { isRepeating } from '../company/single-sale.ts'
import { workloadOf } from '../company/workload.ts'
import type { FoundBy } from '../findings/finding.ts'

// What plays ask of a company: by kinds, sorts and chips, never by words.

/** A constraint of one of the sorts. */
export const constraintOf =
  (...sorts: (typeof CONSTRAINT_SORTS)[number][]) =>
  (company: Company): Fact<'constraint'> | undefined =>
    factsOf(company, 'constraint').find(({ sort }) => sort && sorts.includes(sort))

/** A strength of one of the sorts. */
export const strengthOf =
  (...sorts: (typeof STRENGTH_SORTS)[number][]) =>
  (company: Company): Fact<'strength'> | undefined =>
    factsOf(company, 'strength').find(({ sort }) => sort && sorts.includes(sort))

/** A strength that has its figure, else any. */
export const bestStrength = (company: Company): Fact<'strength'> | undefined => {
  const strengths = factsOf(company, 'strength')
  return strengths.find(({ proof }) => proof !== undefined) ?? strengths[0]
}

export const rivalOf =
  (...sorts: (typeof RIVAL_SORTS)[number][]) =>
  (company: Company): Fact<'rival'> | undefined =>
    factsOf(company, 'rival').find(({ sort }) => sort && sorts.includes(sort))

/** A change that helps or hurts, of any matter or of the named ones. */
export const changeThat =
  (bearing: (typeof BEARINGS)[number], ...touching: (typeof CHANGE_TOUCHES)[number][]) =>
  (company: Company): Fact<'change'> | undefined =>
    factsOf(company, 'change').find(
      change =>
        change.bearing === bearing &&
        (touching.length === 0 || (change.touches && touching.includes(change.touches))),
    )

/** The fact of a kind on which the finding rests, where it holds for one. */
export const restedOn =
  <K extends Fact['kind']>(kind: K, holds: (fact: Fact<K>) => boolean = () => true) =>
  (company: Company, finding: FoundBy): Fact<K> | undefined =>
    factsOf(company, kind).find(fact => finding.rests.includes(fact.id) && holds(fact))

/** Whether any line is bought in one of these ways, by its card. */
export const isBought =
  (...ways: BoughtAs[]) =>
  (company: Company): boolean =>
    factsOf(company, 'offer').some(
      ({ boughtAs }) => boughtAs !== undefined && ways.includes(boughtAs),
    )

/** Whether something of the kind is known for which it holds. */
export const knows =
  <K extends Fact['kind']>(kind: K, holds: (fact: Fact<K>) => boolean = () => true) =>
  (company: Company): boolean =>
    factsOf(company, kind).some(holds)

/** Whether the finding rests on a fact of the kind for which it holds. */
export const restsOn =
  <K extends Fact['kind']>(kind: K, holds?: (fact: Fact<K>) => boolean) =>
  (company: Company, finding: FoundBy): boolean =>
    restedOn(kind, holds)(company, finding) !== undefined

/** Whether a constraint of one of the sorts holds the company back. */
export const heldBackBy =
  (...sorts: (typeof CONSTRAINT_SORTS)[number][]) =>
  (company: Company): boolean =>
    constraintOf(...sorts)(company) !== undefined

/** Everything but a goal, and a goal where a constraint of one of the sorts stands in its way. */
export const forGoalsHeldBackBy =
  (...sorts: (typeof CONSTRAINT_SORTS)[number][]) =>
  (company: Company, finding: FoundBy): boolean =>
    finding.family !== 'goal' || heldBackBy(...sorts)(company)

/** Whether the finding is about a change in one of the matters. */
export const touches = (...matters: (typeof CHANGE_TOUCHES)[number][]) =>
  restsOn('change', ({ touches }) => touches !== undefined && matters.includes(touches))

/** Whether the finding is about a cost of one of the sorts. */
export const costsOf = (...sorts: (typeof COST_SORTS)[number][]) =>
  restsOn('change', ({ costOf }) => costOf !== undefined && sorts.includes(costOf))

/** Whether at least so many lines have a price. */
export const hasPrices =
  (least: number) =>
  (company: Company): boolean =>
    pricedOffers(company).length >= least

/** Whether two lines could be taken for each other: counted in the same unit, or for the same group of customers. */
export function hasAlikeLines(company: Company): boolean {
  const lines = pricedOffers(company)
  return lines.some((line, at) =>
    lines.slice(at + 1).some(other => {
      const isOfOneGroup = line.about !== undefined && line.about === other.about
      return isSameUnit(line, other) || (isOfOneGroup && isPaidAlike([line, other]))
    }),
  )
}

/** The last rise of a price lost more than it brought, or nobody can tell. */
export const riseDidNotPay = ({ rule, quadrant }: FoundBy): boolean =>
  rule === 'price.last-rise' && quadrant !== 'opportunity'

/** Fewer buyers than before since the last rise of a price, by this part or more. */
const LOST = 0.05

/** Whether a line was raised last and has lost buyers since. */
export const lostByLastRise = (company: Company): boolean =>
  pricedOffers(company).some(
    ({ lastPrice, price, volume, previousVolume }) =>
      lastPrice !== undefined &&
      lastPrice.cents < price.cents &&
      (volume ?? 0) < (previousVolume ?? 0) * (1 - LOST),
  )

/** Whether a rival in the finding asks more for the same, or less. */
export const rivalAsks =
  (what: 'more' | 'less') =>
  (company: Company, finding: FoundBy): boolean =>
    factsOf(company, 'rival').some(rival => {
      const gap = finding.rests.includes(rival.id) ? gapOf(rival, company, finding) : undefined
      return gap !== undefined && (what === 'more' ? gap > 0 : gap < 0)
    })

/** A rival's price against ours, by the words of the fact or by the prices in the finding. */
function gapOf(rival: Fact<'rival'>, company: Company, finding: FoundBy): number | undefined {
  const said = rival.gapLow ?? rival.gapHigh
  if (said !== undefined) return said
  const ours = pricedOffers(company).find(({ id }) => finding.rests.includes(id))?.price.cents
  return rival.price && ours ? rival.price.cents / ours - 1 : undefined
}

/** Whether the finding rests on a rival whose price is known to lie further from ours than so much, either way. */
export const rivalFurtherThan =
  (most: number) =>
  (company: Company, finding: FoundBy): boolean =>
    factsOf(company, 'rival').some(rival => {
      const gap = finding.rests.includes(rival.id) ? gapOf(rival, company, finding) : undefined
      return gap !== undefined && Math.abs(gap) > most
    })

/** Whether there is nobody else to ask: a partner who alone can do it, in the finding or, where it names none, at all. */
export function hasNoOther(company: Company, finding: FoundBy): boolean {
  const suppliers = factsOf(company, 'partner').filter(
    ({ gives }) => gives === 'supplies' || gives === 'delivery' || gives === undefined,
  )
  const named = suppliers.filter(({ id }) => finding.rests.includes(id))
  const asked = named.length > 0 ? named : suppliers
  return asked.some(({ alone }) => alone === true)
}

/** Whether what is mostly sold is paid by the month or the year: then buyers stay or leave, and do not come again. */
export const paidByTime = (company: Company): boolean => {
  const lines = pricedOffers(company)
  const byTime = lines.filter(isRepeating)
  const share = byTime.reduce((sum, line) => sum + (line.share ?? 0), 0)
  return byTime.length > 0 && (byTime.length === lines.length || share > 1 / 2)
}

const GOOD_RATING = 4.5
const MANY_REVIEWS = 100

/** Whether many reviews with a good average stand already: more of them change nothing. */
export const isWellReviewed = (company: Company): boolean =>
  factsOf(company, 'strength').some(
    ({ proof, proofForm, n }) =>
      proofForm === 'stars' && (proof ?? 0) >= GOOD_RATING && (n ?? 0) >= MANY_REVIEWS,
  ) ||
  factsOf(company, 'measure').some(
    ({ metric, value }) => metric === 'reviews' && (value ?? 0) >= MANY_REVIEWS,
  )

/** Whether the finding is about a line that brings more than half of all sales. */
export const isMainLine = (company: Company, finding: FoundBy): boolean =>
  linesOf(company).some(({ offer, share }) => share > 0.5 && finding.rests.includes(offer.id))

/** Money that others decide on and that ends or falls: what lives on it has to find other money. What only begins is no dependence. */
export const isRunningOut = ({ touches, direction, bearing }: Fact<'change'>): boolean =>
  touches === 'funding' &&
  (direction === 'ending' ||
    direction === 'falling' ||
    (direction === undefined && bearing === 'hurts'))

/** Whether something grows less: by its figures, else by its direction. */
const falls = (change: Fact<'change'>): boolean => {
  const relative = relativeChange(change)
  if (relative !== null) return relative < 0
  return change.direction === 'ending' || change.direction === 'falling'
}

/** A help that ends or grows less: what it is good for has to happen before. */
export const closes = (change: Fact<'change'>): boolean =>
  change.bearing !== 'hurts' && (change.direction === 'ending' || falls(change))

/** A help that begins or grows. */
export const opens = (change: Fact<'change'>): boolean =>
  change.bearing === 'helps' && change.direction !== 'ending' && !falls(change)

/** More that will be asked for, or paid for. */
export const growsDemand = (change: Fact<'change'>): boolean =>
  change.touches !== 'cost' && !falls(change)

/** Whether a resource of one of the sorts runs short. */
export const scarce = (...sorts: (typeof SCARCE_RESOURCES)[number][]) =>
  knows('constraint', ({ resource }) => resource !== undefined && sorts.includes(resource))

/** Whether the finding is about a constraint of one of these resources. */
export const waitsFor = (
  company: Company,
  finding: FoundBy,
  ...sorts: (typeof SCARCE_RESOURCES)[number][]
): boolean =>
  restsOn('constraint', ({ resource }) => resource !== undefined && sorts.includes(resource))(
    company,
    finding,
  )

/** Whether the work hangs on somebody whom nobody can stand in for. */
export const hangsOnOne = (company: Company): boolean =>
  heldBackBy('one-person', 'skills')(company) ||
  scarce('craft')(company) ||
  factsOf(company, 'person').some(({ alone }) => alone === true)

/** Whether what the finding is about waits for hands that few have: a person, a skill, a craft. Where it names no constraint, whether anything does. */
export function waitsForHands(company: Company, finding: FoundBy): boolean {
  const brake = restedOn('constraint')(company, finding)
  if (!brake) return hangsOnOne(company)
  return brake.sort === 'one-person' || brake.sort === 'skills' || brake.resource === 'craft'
}

/** What hands are: hours, skill and posts. Whatever else runs short is not got by asking somebody to work. */
const HANDS = new Set<Fact<'constraint'>['resource']>(['hours', 'craft', 'posts'])
const OF_HANDS = new Set<Fact<'constraint'>['sort']>(['one-person', 'skills'])

const isOfHands = ({ resource, sort, hoursEach, hoursPerWeek }: Fact<'constraint'>): boolean => {
  if (resource !== undefined) return HANDS.has(resource)
  return OF_HANDS.has(sort) || hoursEach !== undefined || hoursPerWeek !== undefined
}

/** Whether hours run short where the finding says it: by the hindrance it rests on, else by any there is. Equipment, room, goods, money and approvals need other moves. */
export function waitsForWork(company: Company, finding: FoundBy): boolean {
  const brakes = factsOf(company, 'constraint')
  const own = brakes.filter(({ id }) => finding.rests.includes(id))
  // What holds up another line says nothing of the one that the finding is about.
  const lines = factsOf(company, 'offer').filter(({ id }) => finding.rests.includes(id))
  const isOfOther = ({ about }: Fact<'constraint'>): boolean =>
    lines.length > 0 &&
    factsOf(company, 'offer').some(({ id }) => id === about) &&
    lines.every(({ id }) => id !== about)
  return (own.length > 0 ? own : brakes.filter(one => !isOfOther(one))).some(isOfHands)
}

/** Whether what is refused waits for money, goods or somebody else's yes: nobody who works could let it through. */
export const waitsForOthers = (company: Company, finding: FoundBy): boolean =>
  restsOn(
    'constraint',
    ({ resource, sort }) =>
      resource === 'money' || resource === 'approval' || sort === 'cash' || sort === 'supplier',
  )(company, finding)

/** Whether a rival's price is known for a line that the finding is about: buyers compare it. */
export const isCompared = (company: Company, finding: FoundBy): boolean =>
  comparedRivals(company).some(({ offer }) => finding.rests.includes(offer.id))

/** Whether a card says that customers know the person whom the finding is about: a group of them, a way to them or a strength of the relationship is tied to that person. */
export function isKnownToCustomers(company: Company, finding: FoundBy): boolean {
  const people = factsOf(company, 'person').filter(({ id }) => finding.rests.includes(id))
  return people.some(person => {
    const sides = [
      ...tiedTo(company, person, 'segment'),
      ...tiedTo(company, person, 'channel'),
      ...tiedTo(company, person, 'strength').filter(({ sort }) => sort === 'relationship'),
    ]
    const own = company.facts.find(({ id }) => id === person.about)
    return sides.length > 0 || own?.kind === 'segment' || own?.kind === 'channel'
  })
}

/** Whether the work of today takes more hours than there are: then no gap falls free that could be offered to anybody. */
export function isOverworked(company: Company): boolean {
  const load = workloadOf(company)
  return load !== null && load.today > load.there
}

/** An idea that is paid by the month or the day, or that nobody has put a price on: it can be tried before it is had for good. */
export const isTriable = ({ cost }: Fact<'idea'>): boolean =>
  cost === undefined || (cost.per !== undefined && cost.per !== 'once' && cost.per !== 'sale')
