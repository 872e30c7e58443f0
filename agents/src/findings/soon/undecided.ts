import { factsOf } from '../../company/company.ts'
import { conversionOf } from '../../company/enquiries.ts'
import { holds } from '../../company/presupposed.ts'
import { mainLine } from '../../company/main-line.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** Somebody asked and has not decided: by the numbers where they are told, else because buyers here ask first. */
export const undecided: Rule = {
  id: 'soon.undecided',
  family: 'soon',

  find(company, kit) {
    const found = conversionOf(company)
    const line = mainLine(company) ?? factsOf(company, 'offer')[0]
    if (!line || (!found && !holds('enquiries', company, []))) return []
    const counted = found && {
      asked: kit.number(found.asked, 'as said', [found.leads]),
      sold: kit.number(found.sold.value, found.sold.how, found.sold.rests),
    }
    const start = counted
      ? say`${counted.asked} ask in a year, and ${counted.sold} buy.`
      : say`Buyers ask you first, and not all who ask buy.`
    return [
      {
        says: say`${start} Some of the others never said no: they have not decided, and wait to be asked again.`,
        rests: [line.id, ...(found ? [found.leads.id] : [])],
        evidence: found ? 'measured' : 'told',
        weight: {},
        figures: {},
      },
    ]
  },
}
