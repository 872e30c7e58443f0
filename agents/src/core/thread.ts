import type { MessageRow } from '@sextant/contracts/agent-events'
import { readAct } from './dialogue/acts.ts'
import type { Ask, ToolId } from './tool.ts'

export type Pending = NonNullable<MessageRow['question']>

/** The key of the question that leads to a tool: it asks for no fact. */
export const DECISION_KEY = 'decision'

/** The question that the thread's last agent message asked, if any. */
export const pendingQuestion = (thread: readonly MessageRow[]): Pending | null =>
  thread.findLast(message => message.role === 'agent')?.question ?? null

/** Keys of the questions that were put in the thread for this tool, each once; the one that led to the tool counts too. */
export function keysPut(thread: readonly MessageRow[], tool: ToolId): string[] {
  const keys = thread.flatMap(message => {
    const isOurs = message.tool === tool || message.tool === null
    return message.role === 'agent' && message.question && isOurs ? [message.question.key] : []
  })
  return [...new Set(keys)]
}

/** Questions that the person could not answer: each is an assumption with a check. */
export function unansweredIn(thread: readonly MessageRow[], asks: readonly Ask[]): Ask[] {
  const keys = new Set<string>()
  let asked: Pending | null = null
  for (const { role, question, text } of thread) {
    if (role === 'agent') asked = question
    else if (asked && readAct(text, asked).act === 'unknown') keys.add(asked.key)
  }
  return asks.filter(({ key }) => keys.has(key))
}

/** Whether this tool's deliverable was written in the thread: its closing message asks nothing. */
export const isDrafted = (thread: readonly MessageRow[], tool: ToolId): boolean =>
  thread.some(message => message.role === 'agent' && message.tool === tool && !message.question)
