import { aboutOf, type Company, type Fact, factsOf } from './company.ts'
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

/** What turns sales away, with how many in a year, the most first. */
export function refusalsOf(company: Company): Refusal[] {
  return factsOf(company, 'constraint')
    .filter((brake): brake is Refusal => Boolean(brake.lost) && TURNS_AWAY.has(brake.sort))
    .sort((a, b) => b.lost - a.lost)
}

/** What several hindrances of one line turn away, added up: the first of them with the sum, and all of them. */
export type Together = { refusal: Refusal; all: readonly [Refusal, ...Refusal[]] }

/** The same number told of two hindrances is the same sales told twice, from both of their causes. */
const isAnother = (one: Refusal, index: number, all: readonly Refusal[]): boolean =>
  all.findIndex(({ lost }) => lost === one.lost) === index

/** The refusals of the line that most are refused of, or those that no line is told of, as far as they are `meant`. */
export function refusedTogether(
  company: Company,
  goal?: { about?: string | undefined },
  meant: (refusal: Refusal) => boolean = () => true,
): Together | null {
  const refusals = refusalsOf(company).filter(meant)
  const [first] = refusals
  if (!first) return null
  const line = lineRefused(company, first, goal)?.id
  const alike = refusals.filter(one => lineRefused(company, one, goal)?.id === line)
  const [, ...others] = alike.filter(isAnother)
  const lost = others.reduce((sum, one) => sum + one.lost, first.lost)
  return { refusal: { ...first, lost }, all: [first, ...others] }
}

/** A bottleneck that turns away less than this part of what is sold counts something else: tons beside kilos. */
const LEAST_PART = 1 / 200

/** The line that what was refused is of: the one it names, else the only one that takes as many hours, else the one the goal counts. */
export function lineRefused(
  company: Company,
  brake: Fact<'constraint'>,
  goal?: { about?: string | undefined },
): Fact<'offer'> | undefined {
  const named = aboutOf(company, brake, 'offer') ?? lineOfHours(company, brake)
  return named ?? (goal && aboutOf(company, goal, 'offer'))
}

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
export function countsAsSold(
  company: Company,
  brake: Refusal,
  goal?: { about?: string | undefined },
): boolean {
  const line = lineRefused(company, brake, goal)
  const offers = line ? [line] : factsOf(company, 'offer')
  const sold = offers.reduce((sum, { volume }) => sum + (volume ?? 0), 0)
  return isOneUnit(offers) && brake.lost >= sold * LEAST_PART
}
