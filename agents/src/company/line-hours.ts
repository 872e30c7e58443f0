import { type Company, type Fact, factsOf } from './company.ts'

/** Hours that one person works in a year at the most. */
export const HOURS_OF_A_YEAR = 1900
/** People, where nobody said how many there are. */
const PEOPLE_AT_MOST = 500

/** The hours that a line takes in a year; null where its card does not tell. */
export function hoursOfLine({ hoursEach, volume }: Fact<'offer'>): number | null {
  return hoursEach === undefined || volume === undefined ? null : hoursEach * volume
}

type Hands = { people: number; hours: number; told: Fact | null }

/** Everybody there is, as told or as the profile allows. */
function everybody(company: Company): Hands {
  const staffed = factsOf(company, 'organization').find(({ people }) => people)
  const people = staffed?.people ?? company.peopleAtMost ?? PEOPLE_AT_MOST
  return { people, hours: people * HOURS_OF_A_YEAR, told: staffed ?? null }
}

/** Who there is for a line, with the hours of all of them: the one person who alone does it, else everybody. */
export function handsFor(company: Company, line: Fact<'offer'>): Hands {
  const alone = factsOf(company, 'person').find(
    person => person.alone === true && person.about === line.id,
  )
  return alone ? { people: 1, hours: HOURS_OF_A_YEAR, told: alone } : everybody(company)
}

/** Whether those who are there can work the hours of a line in a year; what cannot be is told as that and never as a fact. */
export function canBeWorked(company: Company, line: Fact<'offer'>): boolean {
  const hours = hoursOfLine(line)
  return hours === null || hours <= handsFor(company, line).hours
}

/** The company as it can be reckoned with: hours that all of its people together could not work are left out, because one of the two figures is wrong. */
export function withSoundHours(company: Company): Company {
  const { hours } = everybody(company)
  const facts = company.facts.map(fact => {
    if (fact.kind !== 'offer' || (hoursOfLine(fact) ?? 0) <= hours) return fact
    const { hoursEach: _wrong, ...rest } = fact
    return rest
  })
  return { ...company, facts }
}
