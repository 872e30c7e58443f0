import { factsOf, type Company, type Fact } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Working days of a week. */
const WEEK = 5
const FEW = 3

/** Whether something queues for that person: a hindrance of theirs, or of the line that is theirs. Who teaches or attends on fixed days keeps nobody waiting. */
const isWaitedFor = (company: Company, { id, about }: Fact<'person'>): boolean =>
  factsOf(company, 'constraint').some(
    brake =>
      brake.about === id ||
      about === brake.id ||
      (about !== undefined && about === brake.about) ||
      (brake.sort === 'one-person' && brake.about === undefined),
  )

/** Somebody without a stand-in who is there on some days only: the part of the week on which their work waits. */
export const partTime: Rule = {
  id: 'person.part-time',
  family: 'person',

  find(company, kit) {
    return factsOf(company, 'person')
      .flatMap(person => {
        const days = person.daysPerWeek
        if (!person.alone || !days || days > FEW || !isWaitedFor(company, person)) return []
        const waits = 1 - days / WEEK
        const name = kit.label(person)
        const part = person.does?.length === 1 ? kit.part(person.does[0] ?? '', person) : null
        const work = part ? say`work on ${part}` : say`what only ${name} can do`
        const says = say`${name}: there on ${kit.duration(days, 'day', 'as said', [person])} a week. On ${kit.percent(waits, '1 − days ÷ 5', [person])} of working days ${work} has to wait, so promise dates by that calendar or find somebody for the other days.`
        return [
          {
            says,
            rests: idsOf(person),
            evidence: 'derived' as const,
            quadrant: 'weakness' as const,
            weight: {},
            about: name,
            figures: { days, waits },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const open = factsOf(company, 'person').find(
      ({ alone, daysPerWeek }) => alone && daysPerWeek === undefined,
    )
    if (!open) return null
    return {
      says: say`Tell me on how many days a week you have ${kit.label(open)}, and I can say for how much of the week that work waits.`,
      kind: 'person',
      fact: open.id,
      attribute: 'daysPerWeek',
    }
  },
}
