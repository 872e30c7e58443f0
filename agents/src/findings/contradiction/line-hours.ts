import { factsOf } from '../../company/company.ts'
import { canBeWorked, handsFor, HOURS_OF_A_YEAR, hoursOfLine } from '../../company/line-hours.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Hours of a line that those who do it cannot work in a year: the hours each, the number sold or those who do it are other than the cards say. */
export const lineHours: Rule = {
  id: 'contradiction.line-hours',
  family: 'contradiction',

  find(company, kit) {
    return factsOf(company, 'offer')
      .filter(line => !canBeWorked(company, line))
      .slice(0, FINDINGS_PER_RULE)
      .map(line => {
        const hours = hoursOfLine(line) ?? 0
        const { people, told } = handsFor(company, line)
        const facts = told ? [line, told] : [line]
        const label = kit.label(line)
        const each = kit.duration(line.hoursEach ?? 0, 'hour', 'as said', [line])
        const sold = kit.number(line.volume ?? 0, 'as said', [line])
        const all = kit.duration(roughly(hours), 'hour', 'hours each × sold a year', [line])
        const year = fixed.duration(HOURS_OF_A_YEAR, 'hour', 'a year of one person')
        const hands = kit.number(
          Math.ceil(hours / HOURS_OF_A_YEAR),
          'hours of the line ÷ 1,900',
          facts,
        )
        const start = say`${label}: at ${each} each, the ${sold} of a year take ${all}, the work of ${hands} people at ${year} each`
        const says =
          told || company.peopleAtMost
            ? say`${start}, where ${there()}. The hours of one, the number sold or who does the work is told wrong: which?`
            : say`${start}. The hours of one or the number sold is told wrong: which?`
        return {
          says,
          rests: idsOf(...facts),
          evidence: 'derived' as const,
          weight: {},
          about: label,
          figures: { hours, people },
        }

        function there() {
          if (told?.kind === 'person') return say`only one does it`
          if (!told)
            return say`there are ${kit.number(people, 'the most that the profile says', [line])} at most`
          return people === 1
            ? say`there is one`
            : say`there are ${kit.number(people, 'as said', [told])}`
        }
      })
  },
}
