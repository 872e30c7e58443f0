import type { Claim } from '@sextant/contracts/deliverable'
import type { VrioResource } from '@sextant/contracts/strategy/vrio'
import { openTest, type VrioTest } from '@sextant/contracts/strategy/vrio-words'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { Judged } from './reasons.ts'

/** What the steps of a verdict come from. */
export const BARNEY = {
  method: 'VRIO',
  by: 'J. B. Barney, Academy of Management Executive 9(4), 1995',
} as const

type Verdict = NonNullable<VrioResource['verdict']>

/** The findings that come to the same verdict; none speaks of what is worth nothing. */
const RULES: Readonly<Record<Verdict, string | null>> = {
  disadvantage: null,
  parity: 'strength.parity',
  'temporary advantage': 'strength.temporary',
  'unused advantage': 'strength.unused',
  'sustained advantage': 'strength.lasting',
}

/** The missing answer that decides comes first; then the play that fits it; then what its verdict calls for. */
export function nextStepOf(
  desk: Desk,
  fact: Judged,
  resource: Pick<VrioResource, VrioTest | 'verdict' | 'reasons'>,
): Claim {
  const open = openTest(resource)
  const about = { fact: fact.id }
  if (open) {
    const questions = resource.reasons[open] ? JUDGMENTS : QUESTIONS
    return { ...desk.claim(questions[open], [fact.id], 'not rated'), ...about }
  }
  const rule = RULES[resource.verdict ?? 'parity']
  const chosen = isInFullUse(fact)
    ? undefined
    : desk.plays.find(({ finding }) => finding.rule === rule && finding.rests[0] === fact.id)
  if (chosen) return { ...desk.rule(chosen.title, chosen), ...about }
  const isUnsecured = resource.verdict === 'unused advantage' && isInFullUse(fact)
  const says = isUnsecured ? SECURE : STEPS[resource.verdict ?? 'parity']
  const step = desk.claim(says, [fact.id], 'rule')
  return { ...step, sources: [...step.sources, desk.book.method(BARNEY)], ...about }
}

/** From this part of its time or room on, nothing of it lies unused. */
const FULL = 0.8
export const isInFullUse = (fact: Judged): fact is Fact<'resource'> & { used: number } =>
  fact.kind === 'resource' && (fact.used ?? 0) >= FULL

const SECURE = say`Secure it first: say who or what could stand in for it, and give its hours only to what pays most for them.`

/** How to find the answer that is missing. */
const QUESTIONS: Readonly<Record<VrioTest, Sentence>> = {
  valuable: say`Answer first whether it matters to those who choose you: ask some of them what they would miss.`,
  rare: say`Answer next whether rivals have it too: look at what the nearest of them offers.`,
  inimitable: say`Answer next what it would cost a rival to get it, in money and in time.`,
  organized: say`Answer next whether your prices, people and routines make full use of it.`,
}

/** The same where a card shows something already: only the judgment is missing. */
const JUDGMENTS: Readonly<Record<VrioTest, Sentence>> = {
  valuable: say`The card has a figure for it; your own answer is missing: does it matter to those who choose you?`,
  rare: say`The cards say how others stand; your own answer is missing: do rivals have it too?`,
  inimitable: say`The card says what it is; your own answer is missing: would it be costly for a rival to get?`,
  organized: say`The cards say how it is used; your own answer is missing: do you make full use of it?`,
}

const STEPS: Readonly<Record<Verdict, Sentence>> = {
  disadvantage: say`Stop putting money and hours into it, or repair what makes it worth nothing to those you serve.`,
  parity: say`Keep it as good as others have it, and find another reason to be chosen.`,
  'temporary advantage': say`Use it while it lasts, and put something beside it that takes longer to copy.`,
  'unused advantage': say`Name one person who puts it to work, and a day by which it shows.`,
  'sustained advantage': say`Guard it before anything new is begun: say who looks after it and what would endanger it.`,
}
