import { isBoundAtStart } from '../../company/bound-at-start.ts'
import { ownList } from '../../company/own-list.ts'
import { firstMonth } from '../../company/first-month.ts'
import { fixed, type PercentText } from '../../sentences/figures.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Of people who know somebody, the part that a letter moves, and that letter and call together may: rules of thumb. */
const BY_LETTER = 0.03
const BY_CALL = 0.15

/** Whether those one has already are enough for the first month of the goal. */
export const listToGoal: Rule = {
  id: 'start.list-to-goal',
  family: 'start',

  find(company, kit) {
    const list = ownList(company)
    const month = firstMonth(company)
    if (!list || !month || isBoundAtStart(company)) return []
    const part = month.first / list.size
    const size = kit.number(list.size, 'as said', [list])
    const more = kit.number(month.first, 'more ÷ months left', [month.goal])
    const percent = kit.percent(part, 'more in the first month ÷ those you have', [
      list,
      month.goal,
    ])
    return [
      {
        says: say`You can write to ${size} who know you, and your goal takes about ${more} more in the first month: ${percent} of them. ${decides(part)}`,
        rests: idsOf(list, month.goal),
        evidence: 'derived',
        weight: {},
        figures: { part },
      },
    ]
  },
}

const thumb = (part: number): PercentText => fixed.percent(part, 'start.list-to-goal')

function decides(part: number): Sentence {
  if (part <= BY_LETTER)
    return say`As a rule of thumb up to ${thumb(BY_LETTER)} of those who know you answer a letter with an order: so the letter comes first, and money for strangers only if it falls short.`
  if (part <= BY_CALL)
    return say`As a rule of thumb a letter alone moves up to ${thumb(BY_LETTER)} of them, a letter and a call up to ${thumb(BY_CALL)}: so write first, and ring those who do not answer.`
  return say`As a rule of thumb not more than ${thumb(BY_CALL)} of them buy again in a month: so they are a beginning, and most of the goal has to come from people who do not know you yet.`
}
