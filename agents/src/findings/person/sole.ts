import { BY_LICENCE } from '../../company/dealing-words.ts'
import { factsOf, type Fact } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** Further ahead nobody prepares a handover for. */
const SOON_MONTHS = 36

/** What follows of the day: knowledge can be handed on, a licence cannot. */
const after = ({ label, quote, role, does = [] }: Fact<'person'>): Sentence =>
  [label, quote, role ?? '', ...does].some(words => BY_LICENCE.test(words))
    ? say`Without another who may do it, it stands still from then on.`
    : say`What is not written down or shown to somebody by then goes along.`

/** One task that nobody else can do, and the day on which the only one who can is gone. person.single speaks of several tasks. */
export const sole: Rule = {
  id: 'person.sole',
  family: 'person',

  find(company, kit) {
    return factsOf(company, 'person')
      .flatMap(person => {
        const [only, another] = person.does ?? []
        if (!person.alone || another) return []
        const task = only ? kit.part(only, person) : null
        const name = kit.label(person)
        const months = person.leaves ? monthsBetween(company.today, person.leaves) : null
        const isSoon = months !== null && months >= 0 && months <= SOON_MONTHS
        const start = task
          ? say`${task} ${agree('rest', task)} on ${name} alone`
          : say`Nobody else can do what ${name} ${agree('do', name)}`
        const says =
          isSoon && person.leaves
            ? say`${start}, and ${name} ${agree('be', name)} gone after ${kit.date(person.leaves, person)}. ${after(person)}`
            : say`${start}: an illness stops it.`
        return [
          {
            says,
            rests: [person.id],
            evidence: 'told' as const,
            quadrant: 'weakness' as const,
            weight: {},
            about: name,
            figures: { ...(months !== null && { months }) },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
