import { type Company, type Fact, factsOf } from './company.ts'

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
