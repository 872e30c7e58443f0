import { type Company, type Fact, factsOf } from './company.ts'
import { type Matter, matterOf } from './matter.ts'
import { isOneUnit } from './one-unit.ts'

export type Refusal = Fact<'constraint'> & { lost: number }

/** What makes an organization turn work away; other sales are lost before anybody asks. */
const TURNS_AWAY = new Set<Fact<'constraint'>['sort']>([
  undefined,
  'capacity',
  'one-person',
  'skills',
  'supplier',
  'systems',
  'season',
])

/** Nobody refuses so many times of what they sell: such a number counts something else. */
const MOST = 3

/** More refused than can be: with what is sold a year of its line, else of all of them. */
export type TooMany = { brake: Fact<'constraint'> & { lost: number }; sold: number; of: Fact[] }

/** Refusals far beyond what is sold, which are asked about and never printed as sales. */
export function tooManyRefused(company: Company): TooMany[] {
  return factsOf(company, 'constraint').flatMap(brake => {
    const line = lineRefused(company, brake)
    const of = (line?.volume ? [line] : factsOf(company, 'offer')).filter(({ volume }) => volume)
    const sold = of.reduce((sum, { volume = 0 }) => sum + volume, 0)
    const lost = brake.lost ?? 0
    return sold > 0 && lost > sold * MOST ? [{ brake: { ...brake, lost }, sold, of }] : []
  })
}

/** What turns sales away, with how many in a year, the most first. */
export function refusalsOf(company: Company): Refusal[] {
  const unlikely = new Set(tooManyRefused(company).map(({ brake }) => brake.id))
  return factsOf(company, 'constraint')
    .filter((brake): brake is Refusal => Boolean(brake.lost) && TURNS_AWAY.has(brake.sort))
    .filter(({ id }) => !unlikely.has(id))
    .sort((a, b) => b.lost - a.lost)
}

/** What several hindrances of one line turn away, added up: the first of them with the sum, and all of them. */
export type Together = { refusal: Refusal; all: readonly [Refusal, ...Refusal[]] }

/** The same number told of two hindrances is the same sales told twice, from both of their causes. */
const isAnother = (one: Refusal, index: number, all: readonly Refusal[]): boolean =>
  all.findIndex(({ lost }) => lost === one.lost) === index

/** Refusals of one matter each, the most first: those of other lines or goals are given apart. What nobody tied to anything stands for itself. */
export function refusedApart(
  company: Company,
  meant: (refusal: Refusal) => boolean = () => true,
): Together[] {
  const keyOf = (one: Refusal): string => refusedMatter(company, one)?.fact.id ?? ''
  const refusals = refusalsOf(company).filter(meant)
  const isTold = (one: Refusal): boolean =>
    keyOf(one) === '' && refusals.some(other => other.lost === one.lost && keyOf(other) !== '')
  const groups = Map.groupBy(
    refusals.filter(one => !isTold(one)),
    keyOf,
  )
  return [...groups.values()].flatMap(alike => {
    const [first, ...others] = alike.filter(isAnother)
    if (!first) return []
    const lost = others.reduce((sum, one) => sum + one.lost, first.lost)
    return [{ refusal: { ...first, lost }, all: [first, ...others] as const }]
  })
}

/** What was refused: what the hindrance is tied to, else the one line that takes as many hours. */
export function refusedMatter(company: Company, brake: Fact<'constraint'>): Matter | null {
  const matter = matterOf(company, brake)
  if (matter) return matter
  const line = lineOfHours(company, brake)
  return line ? { kind: 'line', fact: line } : null
}

/** A bottleneck that turns away less than this part of what is sold counts something else: tons beside kilos. */
const LEAST_PART = 1 / 200

/** The line that what was refused is of; undefined where something else was refused, or where nobody said which of several: a goal for one of them says nothing of what was refused. */
export function lineRefused(
  company: Company,
  brake: Fact<'constraint'>,
): Fact<'offer'> | undefined {
  const matter = refusedMatter(company, brake)
  return matter?.kind === 'line' ? matter.fact : undefined
}

/** What was refused of a line. */
export const refusedOf = (company: Company, { id }: Pick<Fact, 'id'>): Refusal[] =>
  refusalsOf(company).filter(one => lineRefused(company, one)?.id === id)

/** Whether nobody said which of several lines was refused: it is asked, and priced at none of them. */
export const isOfNoLine = (company: Company, brake: Fact<'constraint'>): boolean =>
  refusedMatter(company, brake) === null && factsOf(company, 'offer').length > 1

/** Two cards that give the same hours for one sale speak of the same sale. */
function lineOfHours(
  company: Company,
  { hoursEach }: Fact<'constraint'>,
): Fact<'offer'> | undefined {
  if (!hoursEach) return undefined
  const [only, another] = factsOf(company, 'offer').filter(line => line.hoursEach === hoursEach)
  return another ? undefined : only
}

/** Whether what was refused counts the same as what is sold, so that it may be priced. */
export function countsAsSold(company: Company, brake: Refusal): boolean {
  const line = lineRefused(company, brake)
  if (!line && (refusedMatter(company, brake) || isOfNoLine(company, brake))) return false
  const offers = line ? [line] : factsOf(company, 'offer')
  const sold = offers.reduce((sum, { volume }) => sum + (volume ?? 0), 0)
  return isOneUnit(offers) && brake.lost >= sold * LEAST_PART
}
