import { boughtAs } from '../../company/bought-as.ts'
import { isBoundAtStart } from '../../company/bound-at-start.ts'
import type { Company } from '../../company/company.ts'
import { WEEKS_A_MONTH } from '../../company/days.ts'
import { stockToSell } from '../../company/first-figures.ts'
import { firstMonth } from '../../company/first-month.ts'
import { latestOf } from '../../company/latest.ts'
import { fixed } from '../../sentences/figures.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

const ID = 'start.count-this'
/** Of those who ask, who buys: a rule of thumb, until it was counted. */
const BUYS = 0.5
/** So many a week are asked for where no figure says how many it takes. */
const ASK_LEAST = 5
const WEEKS_A_YEAR = 52

/** The one number to count first, and what either outcome decides. */
export const countThis: Rule = {
  id: ID,
  family: 'start',

  find(company, kit) {
    const line = latestOf(company, 'offer')
    const name = line && kit.name(line)
    if (!line || !name || isBoundAtStart(company) || stockToSell(company)) return []
    const asks = asksAWeek(company, kit)
    const isGiven = boughtAs(company) === 'as-a-gift'
    return [
      {
        says: isGiven
          ? say`Count one thing this week: how many people you ask in person to give for ${name}, and how many say yes. If you ask fewer than ${asks}, it is the asking that is short: put a name on each day. If you ask as many and fewer than half say yes, ask those who said no what they would rather give for.`
          : say`Count one thing this week: how many ask for ${name}, and how many of them buy. If fewer than ${asks} ask, too few know of you: then the moves that make you known go first. If as many ask and fewer than half of them buy, they know you and something holds them back: then ask those who left for their reason, before you spend anything.`,
        rests: idsOf(line),
        evidence: 'told',
        weight: {},
        about: name,
        figures: {},
      },
    ]
  },
}

/** From so many who ask in a week on, knowing is not what is short: twice what has to be sold a week, if half of them buy. */
function asksAWeek(company: Company, kit: Kit): Sentence {
  const month = firstMonth(company)
  if (month) {
    const asks = Math.max(2, Math.ceil(month.first / WEEKS_A_MONTH / BUYS))
    const number = kit.number(asks, 'more a week ÷ the half of those who ask', [month.goal])
    return say`${number}`
  }
  const line = latestOf(company, 'offer')
  if (line?.volume) {
    const asks = Math.max(2, Math.ceil(line.volume / WEEKS_A_YEAR / BUYS))
    return say`${kit.number(asks, 'sold a week ÷ the half of those who ask', [line])}`
  }
  return say`about ${fixed.number(ASK_LEAST, ID)} (a rule of thumb, until you know yours)`
}
