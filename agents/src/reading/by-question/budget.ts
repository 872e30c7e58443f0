import { inMoney, isBare, type Left, type Question } from './left.ts'

/** Less than this is rather a number of hours. */
const SUM_LEAST = 100
const isSumBare = (left: Left): boolean => isBare(left.figure) && left.figure.value >= SUM_LEAST

/** "18,000 for the year", "900 each month". */
const A_YEAR = /^[^.;!?]{0,20}\b(?:for the|this|next|each|every|in the) (?:whole )?year\b/i
const A_MONTH = /^[^.;!?]{0,20}\b(?:each|every) month\b/i

function amount(left: Left): unknown {
  const sum = inMoney(left) as { per?: string }
  if (sum.per) return sum
  if (A_YEAR.test(left.after)) return { ...sum, per: 'year' }
  return A_MONTH.test(left.after) ? { ...sum, per: 'month' } : sum
}

/** "Until May", with the word for it inside the day or before it. */
function isLastDay({ figure, between, before, after, text }: Left): boolean {
  const said = between + text.slice(before.length, text.length - after.length)
  return (
    figure.kind === 'date' && !figure.isPast && /\b(?:until|till|by|through|before)\b/i.test(said)
  )
}

export const budget: Question = {
  places: [
    { attribute: 'amount', takes: isSumBare, value: amount },
    { attribute: 'until', takes: isLastDay, value: ({ figure }) => figure.day },
  ],
}
