import { type Company, type Fact, factsOf } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import { formPlay } from '../../core/form-play.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { called } from '../called.ts'
import { FRESH } from '../methods.ts'

/** Hours after which an enquiry has waited longer than a working day. */
const WAITS = 8
const SOON = 4
const JUDGED = 20

/** Ways at which those who ask wait long for their answer, the longest first. */
export const slowWays = (company: Company): Fact<'channel'>[] =>
  factsOf(company, 'channel')
    .filter(({ answerHours = 0 }) => answerHours > WAITS)
    .toSorted((a, b) => (b.answerHours ?? 0) - (a.answerHours ?? 0))

/** Those who ask are answered before they have asked somebody else. */
export function speedMove({ kit, company }: Desk): ChosenPlay | null {
  const [way] = slowWays(company)
  const { answerHours, leads = 0, customers = 0 } = way ?? {}
  if (!way || !answerHours || leads <= customers || customers <= 0) return null
  const name = called(kit, way)
  const waits = kit.span(answerHours, 'hour', 'as said', [way])
  const lost = kit.number(leads - customers, 'ask − buy', [way])
  const soon = fixed.duration(SOON, 'hour', 'in which an enquiry is answered')
  const judged = fixed.number(JUDGED, 'enquiries on which an answer is judged')
  const today = kit.number(Math.round((customers / leads) * JUDGED), '20 × buy ÷ ask', [way])
  const then = kit.number(Math.round((customers / leads) * JUDGED) + 1, 'one more than today', [
    way,
  ])
  return formPlay({
    id: 'answer-within-hours',
    owner: 'sales',
    hours: 4,
    weeks: [1, 8],
    cost: [0, 0],
    source: FRESH,
    title: say`Answer whoever asks by ${name} within ${soon}, in place of ${waits}`,
    because: say`${lost} a year ask there and do not buy, and wait ${waits} for an answer: it costs nothing to find out how many of them went elsewhere meanwhile.`,
    rests: [way.id],
    about: name,
    steps: [
      say`Name who answers on which days, and write one answer with a range of prices, a date and the next step.`,
      say`Answer within ${soon}, and ring whoever has not replied after three days, once.`,
      say`Write beside each when it came, when it was answered and how it ended.`,
    ],
    metric: say`Of the next ${judged} who ask there ${then} or more buy; at today’s rate it would be ${today}.`,
    stop: say`Rewrite the answer if of the first ${judged} no more than ${today} buy.`,
  })
}
