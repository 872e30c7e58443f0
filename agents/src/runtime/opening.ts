import type { MessageRow } from '@sextant/contracts/agent-events'
import { type FrameworkId, frameworkById } from '@sextant/contracts/catalogue'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import { nextQuestion } from '../strategy/conversation.ts'
import { frameworkFor } from '../strategy/registry.ts'
import { kindAskedBy } from './kind-asked.ts'
import type { Known } from './known.ts'
import { playbookInput } from './playbook-input.ts'

export type Opening = { text: string; question: MessageRow['question'] }

/** The agent's first words in a session: what it will make, and the first question it cannot answer itself. */
export function openingMessage(
  input: Pick<Known, 'profile' | 'insights' | 'today'> & { framework: FrameworkId | null },
): Opening {
  if (!input.framework) {
    return {
      text: 'Which decision are you facing? Tell me in a sentence or two, and I pick the framework that answers it. You can also choose one yourself.',
      question: {
        key: 'goal',
        n: 1,
        of: QUESTIONS_MAX,
        why: 'The decision says which framework fits: what to do first, what to stop, where the profit goes, why people buy.',
        example: 'We have $12,000 for the winter and three ideas.',
        // The decision comes in words.
        kind: null,
        attributes: [],
      },
    }
  }
  const entry = frameworkById(input.framework)
  const playbook = playbookInput({ ...input, thread: [] })
  const question = nextQuestion(frameworkFor(input.framework), playbook, [])
  if (!question)
    return {
      text: `I know enough for your ${entry.name}. Say “just draft it”, or tell me first what has changed.`,
      question: null,
    }
  return {
    text: question.ask(playbook),
    question: {
      key: question.key,
      n: 1,
      of: QUESTIONS_MAX,
      why: question.why,
      example: question.example(playbook),
      kind: kindAskedBy(question.key),
      attributes: [],
    },
  }
}
