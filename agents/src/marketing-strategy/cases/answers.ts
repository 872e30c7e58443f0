import { unitOfGoal } from '../../company/targets.ts'
import type { Desk } from '../../core/desk.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { called } from '../called.ts'
import { answerMoves } from './answer-moves.ts'
import { slowWays } from './speed-move.ts'
import type { FindCase } from './case.ts'
import { type Asked, type Rated, askedOf } from './asked-in-vain.ts'

export const findAnswers: FindCase = (desk, standing) => {
  const asked = askedOf(desk.company, standing.aim)
  if (!asked) return null
  const { kit } = desk
  const byWay = wayWords(desk, asked)
  return {
    id: 'answers',
    says: say`${askedWords(desk, asked)}${byWay ?? say``}`,
    follows: [
      say`Money for more who ask waits until the answer to those who ask today is better: an enquiry that is lost was paid for as well.`,
    ],
    rests: [standing.aim!.goal, ...asked.rests],
    moves: answerMoves(desk, asked, standing),
    kpis: [
      {
        id: 'conversion',
        says: say`Of those who ask, who buy`,
        rests: asked.rests,
        form: 'share',
        baseline: asked.rate,
        target: Number(asked.needed.toFixed(3)),
        role: 'sales',
        read: 'the list of enquiries, each with its end',
      },
      ...slowWays(desk.company)
        .slice(0, 1)
        .map(way => ({
          id: 'answer-hours',
          says: say`Hours until an enquiry by ${called(kit, way)} is answered`,
          rests: [way],
          form: 'count' as const,
          baseline: way.answerHours ?? null,
          target: 4,
          role: 'sales' as const,
          read: 'the times of the messages',
        })),
    ],
  }
}

function askedWords(
  { kit }: Desk,
  { aim, asked, sold, gap, rate, needed, isByWay, rests }: Asked,
): Sentence {
  const all = kit.number(asked, 'those who ask in a year', rests)
  const bought = kit.number(sold, 'of them, who buy', rests)
  const lost = kit.number(asked - sold, 'ask − buy', rests)
  const wanted = kit.count(gap, unitOfGoal(aim.goal), 'target − start', [aim.goal])
  const [from, to] = [
    kit.percent(rate, 'buy ÷ ask', rests),
    kit.percent(needed, '(buy + the goal’s gap) ÷ ask', [aim.goal, ...rests]),
  ]
  const whose = isByWay ? say` by the ways that were counted,` : say`,`
  return say`Enough people ask: ${all} in a year${whose} of whom ${bought} buy. The ${lost} who do not are more than the ${wanted} that are missing. If ${to} of them bought in place of ${from}, the goal would be reached without one enquiry more.`
}

/** A rate that differs this much is no chance and no trifle. */
const APART = 1.5

function wayWords({ kit }: Desk, { best, worst }: Asked): Sentence | null {
  if (!best || !worst || best.rate < worst.rate * APART) return null
  const told = ({ way, asked, sold }: Rated) =>
    say`${kit.number(sold, 'as said', [way])} of ${kit.number(asked, 'as said', [way])}`
  return say` By ${called(kit, best.way)} ${told(best)} buy, by ${called(kit, worst.way)} ${told(worst)}.`
}
