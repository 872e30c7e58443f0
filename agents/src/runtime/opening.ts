import type { MessageRow } from '@sextant/contracts/agent-events'
import { type FrameworkId, FRAMEWORKS, frameworkById } from '@sextant/contracts/catalogue'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import { nextQuestion } from '../strategy/conversation.ts'
import { frameworkFor } from '../strategy/registry.ts'
import type { TurnInput } from './ports.ts'
import { playbookInput } from './turn.ts'

type Opening = { text: string; question: MessageRow['question'] }

/** The agent's first words in a session: what it will make, and the first question it cannot answer itself. */
export function openingMessage(input: Pick<TurnInput, 'profile' | 'insights' | 'today'> & { framework: FrameworkId | null }): Opening {
  if (!input.framework) {
    return { text: 'Which decision are you facing? Tell me in a sentence or two, and I pick the framework that answers it. You can also choose one yourself.', question: { key: 'goal', n: 1, of: QUESTIONS_MAX, why: 'The decision says which framework fits: what to do first, what to stop, where the profit goes, why people buy.', example: 'We have $12,000 for the winter and three ideas.' } }
  }
  const entry = frameworkById(input.framework)
  const playbook = playbookInput({ ...input, thread: [] })
  const question = nextQuestion(frameworkFor(input.framework), playbook, [])
  if (!question) return { text: `I know enough for your ${entry.name}. Say “just draft it”, or tell me first what has changed.`, question: null }
  return { text: question.ask(playbook), question: { key: question.key, n: 1, of: QUESTIONS_MAX, why: question.why, example: question.example(playbook) } }
}

const SIGNS: [FrameworkId, RegExp][] = [
  ['ice', /\b(first|priorit|rank|which idea|too many ideas|three ideas|list of ideas)\b/i],
  ['okrs', /\b(okr|key result|quarter|target|measure progress|goal.?setting)\b/i],
  ['bcg-matrix', /\b(bcg|portfolio|product lines?|which products?|cut a product)\b/i],
  ['porter-five-forces', /\b(porter|five forces|margin|profit|price pressure|enter(ing)? (a|the|this) market|suppliers?)\b/i],
  ['blue-ocean', /\b(blue ocean|stand out|differen|look alike|same as everybody|commodit)\b/i],
  ['vrio', /\b(vrio|advantage|resource|moat|capabilit)\b/i],
  ['mckinsey-7s', /\b(7 ?s|mckinsey|reorgani[sz]|culture|structure|team does not|nothing moves)\b/i],
  ['three-horizons', /\b(horizon|long.?term|future|innovat|three years)\b/i],
  ['business-model-canvas', /\b(canvas|business model|make money|pivot|start(ing)? a)\b/i],
  ['jobs-to-be-done', /\b(jobs? to be done|jtbd|why (do )?(people|customers)|switch|hire us)\b/i],
]

/** The framework that a decision in the user's words calls for; SWOT when nothing points elsewhere. */
export function chooseFramework(text: string): FrameworkId {
  const named = FRAMEWORKS.find(framework => text.toLowerCase().includes(framework.name.toLowerCase()))
  return named?.id ?? SIGNS.find(([, sign]) => sign.test(text.slice(0, 4_000)))?.[0] ?? 'swot'
}
