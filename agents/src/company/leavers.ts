import { isAhead } from './changes.ts'
import { aboutOf, type Company, type Fact, factsOf } from './company.ts'

/** Somebody whom nobody can stand in for, with the day on which they are gone and what hangs on them. */
export type Leaver = {
  /** What tells of the leaving: the person, or a change that bears the name. */
  told: Fact<'person'> | Fact<'change'>
  day: string
  brake?: Fact<'constraint'>
  line?: Fact<'offer'>
}

/** A change of prices, rules, buyers or rivals that bears a name is no leaving. */
const OF_PEOPLE = new Set<Fact<'change'>['touches']>([undefined, 'supply', 'technology'])
/** Initials and short forms say nothing of who is meant. */
const LEAST_LETTERS = 3
/** Words that begin a label and name nobody. */
const NO_NAMES = new Set([
  'the',
  'only',
  'our',
  'one',
  'all',
  'just',
  'nobody',
  'two',
  'old',
  'new',
])

/** Proper names in a label: a person's words with a capital, without the ending of what is theirs. */
const namesIn = (label: string): string[] =>
  label
    .split(/[^\p{L}'’]+/u)
    .map(word => word.replace(/['’]s?$/u, ''))
    .filter(word => word.length >= LEAST_LETTERS && /^\p{Lu}/u.test(word))
    .filter(word => !NO_NAMES.has(word.toLowerCase()))

/** Whether two labels bear one proper name. */
export const sharesName = (a: Fact, b: Fact): boolean => {
  const names = new Set(namesIn(a.label))
  return namesIn(b.label).some(name => names.has(name))
}

const isOf = (brake: Fact<'constraint'>, person: Fact<'person'>): boolean =>
  brake.about === person.id || person.about === brake.id || sharesName(brake, person)

/** Those who will be gone and on whom a line or a hindrance hangs: the person, or the change that is about them, joined with it by a tie or by the name. */
export function leaversOf(company: Company): Leaver[] {
  const brakes = factsOf(company, 'constraint').filter(({ sort }) => sort === 'one-person')
  const people = factsOf(company, 'person').flatMap(person => {
    const brake = brakes.find(one => isOf(one, person))
    const isGone = person.leaves === undefined || person.leaves <= company.today
    if (isGone || (!person.alone && !brake)) return []
    return hanging(company, person, person.leaves ?? '', brake)
  })
  if (people.length > 0) return people
  return factsOf(company, 'change').flatMap(change => {
    const isLeaving = change.bearing !== 'helps' && OF_PEOPLE.has(change.touches)
    if (!isLeaving || !change.when || !isAhead(company, change)) return []
    const alone = factsOf(company, 'person').find(
      person => person.alone && (change.about === person.id || sharesName(change, person)),
    )
    const brake = brakes.find(
      one => change.about === one.id || sharesName(one, change) || (alone && isOf(one, alone)),
    )
    return alone || brake ? hanging(company, change, change.when, brake, alone) : []
  })
}

function hanging(
  company: Company,
  told: Leaver['told'],
  day: string,
  brake: Fact<'constraint'> | undefined,
  alone?: Fact<'person'>,
): Leaver[] {
  const [line] = [brake, told, alone].flatMap(
    fact => (fact && aboutOf(company, fact, 'offer')) ?? [],
  )
  if (!line && !brake?.lost) return []
  return [{ told, day, ...(brake && { brake }), ...(line && { line }) }]
}
