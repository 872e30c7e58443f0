import { type Company, type Fact, factsOf } from './company.ts'

/** Hours that one person works in a year at the most. */
export const HOURS_OF_A_YEAR = 1900
/** People, where nobody said how many there are. */
const PEOPLE_AT_MOST = 500

export type TimedLine = Fact<'offer'> & { hoursEach: number; volume: number }

/** The hours that a line takes in a year; null where its card does not tell. */
export function hoursOfLine({ hoursEach, volume }: Fact<'offer'>): number | null {
  return hoursEach === undefined || volume === undefined ? null : hoursEach * volume
}

/** Who there is for a line, with the hours of all of them: the one person who alone does it, else everybody. */
export function handsFor(
  company: Company,
  line: Fact<'offer'>,
): { people: number; hours: number; told: Fact | null } {
  const alone = factsOf(company, 'person').find(
    person => person.alone === true && person.about === line.id,
  )
  if (alone) return { people: 1, hours: HOURS_OF_A_YEAR, told: alone }
  const staffed = factsOf(company, 'organization').find(({ people }) => people)
  const people = staffed?.people ?? company.peopleAtMost ?? PEOPLE_AT_MOST
  return { people, hours: people * HOURS_OF_A_YEAR, told: staffed ?? null }
}

/** Whether those who are there can work the hours of a line in a year; what cannot be is told as that and never as a fact. */
export function canBeWorked(company: Company, line: Fact<'offer'>): boolean {
  const hours = hoursOfLine(line)
  return hours === null || hours <= handsFor(company, line).hours
}
