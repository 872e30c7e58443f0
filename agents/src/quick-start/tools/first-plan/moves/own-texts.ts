import { stockToSell } from '../../../../company/first-figures.ts'
import { say } from '../../../../sentences/sentence.ts'
import type { StartText } from '../../../knowledge/start-move.ts'
import type { Told } from '../../../told.ts'
import { MOVE_IDS } from './move-of.ts'

/** How many of a stock are left, as it was said. */
const left = ({ desk }: Told) => {
  const stock = stockToSell(desk.company)
  return stock && desk.kit.number(stock.goal.target, 'as said', [stock.goal])
}

/** "What is special about it: …", where its owner said it. */
const special = (told: Told) =>
  told.special ? [say`What is special about it: ${told.special}.`] : []

/** The texts of moves out of the firm's own figures. */
export const OWN_TEXTS: Readonly<Record<string, StartText>> = {
  [MOVE_IDS.anotherTime]: {
    form: 'another-time',
    lines: t => [
      say`You asked us for ${t.line}, and we had no place for you on that day.`,
      say`We have one on [day and hour]. Does it suit you? A yes is enough, and it is yours until [day].`,
      say`If only the one day will do, answer that: then we write when a place falls free.`,
    ],
  },
  [MOVE_IDS.stockFirst]: {
    form: 'stock',
    subject: t => (left(t) ? say`${left(t)!} left: ${t.line}` : say`The last of it: ${t.line}`),
    lines: t => [
      say`You have bought from us before, so you hear of it first.`,
      left(t)
        ? say`There are ${left(t)!} left: ${t.line}${t.comma}. When they are gone, there are no more this time.`
        : say`These are the last of it: ${t.line}${t.comma}.`,
      ...special(t),
      say`Answer with how many you would like, or ring [your number], and we set them aside for you.`,
    ],
  },
  [MOVE_IDS.listFirst]: {
    form: 'email',
    subject: t => say`Before anybody else hears of it: ${t.line}`,
    lines: t => [
      say`Dear [name], you know us from [when you last met], so you hear of it first.`,
      say`We have ${t.line}${t.comma}: [the days or pieces that are free].`,
      ...special(t),
      say`Would you like one? Answer with the day that suits you, or ring [your number] until [day].`,
    ],
  },
  [MOVE_IDS.whoSends]: {
    form: 'to-pass-on',
    lines: t => [
      say`${t.line}${t.comma}.`,
      ...(t.special ? [say`${t.special}.`] : []),
      say`Ring [your number], and say who sent you.`,
    ],
  },
  [MOVE_IDS.again]: {
    form: 'sign',
    lines: t => [
      say`${t.line}${t.comma}`,
      ...(t.special ? [say`${t.special}`] : []),
      say`Leave your name and number here, and we ring you this week.`,
    ],
  },
}
