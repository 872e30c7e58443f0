import type { ToolId } from '@sextant/contracts/catalogue'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { readForm } from '../../src/core/jobs/read/form.ts'
import { type Heard, settleReading } from '../../src/core/jobs/read/settle.ts'
import { readPrompt } from '../../src/core/jobs/read/prompt.ts'
import type { Known } from '../../src/core/known.ts'
import { thinkHere } from '../../src/core/thinking.ts'
import { runTurn } from '../../src/core/turn.ts'
import type { CallRecord } from '../../src/model/job.ts'
import { type LanguageMind, mindOn, type NewMind } from '../../src/model/mind.ts'
import { companyOf, profileOf } from '../company-of.ts'
import type { Firm } from '../firm.ts'
import { recordedModel, type Sent } from './recorded-model.ts'

/** A mind on answers of a file or a person. */
export function mindOfAnswers(answer: (sent: Sent) => Promise<string>): NewMind {
  const model = recordedModel(answer)
  const provider = {
    provider: 'openai-compatible',
    model: 'recorded',
    modelSmall: 'recorded',
    timeoutMs: 600_000,
    isStructured: true,
  } as const
  return mindOn(provider, { small: model, large: model })
}

/** Cents a million tokens of a large model, for the table. */
const PRICE = { input: 300, output: 1_500 }
const CENTS_TO_MICROS = 10_000

export const microsOf = ({ input, output }: CallRecord['tokens']): number =>
  ((input * PRICE.input + output * PRICE.output) / 1_000_000) * CENTS_TO_MICROS

const opened = (newMind: NewMind, calls: CallRecord[]): LanguageMind =>
  newMind({
    allow: async () => null,
    ended: call => calls.push(call),
    micros: (_size, tokens) => microsOf(tokens),
  })

const message = (text: string): Known['thread'][number] => ({
  id: 'message',
  parent_id: null,
  role: 'user',
  text,
  created_at: '2026-11-22',
  tool: 'swot',
  question: null,
})

const knownOf = (firm: Firm, tool: ToolId, text: string): Known => ({
  tool,
  profile: profileOf(firm),
  company: companyOf(firm),
  thread: [message(text)],
  cardsOnly: false,
})

/** All answers of a firm in one message, and nothing known. */
export const pouredOut = (firm: Firm): Known => ({
  ...knownOf(firm, 'swot', Object.values(firm.answers).join('\n')),
  company: { ...companyOf(firm), facts: [] },
})

/** What a mind reads when an owner says everything at once. */
export async function readCase(
  firm: Firm,
  newMind: NewMind,
): Promise<{ heard: Heard; calls: CallRecord[] }> {
  const calls: CallRecord[] = []
  const known = pouredOut(firm)
  const mind = opened(newMind, calls)
  const read = await mind.whole(readPrompt(known), readForm, new AbortController().signal)
  return { heard: settleReading(read, known), calls }
}

/** A deliverable on confirmed facts, as a session makes it; `newMind` null: by the built-in mind alone. */
export async function draftCase(
  firm: Firm,
  tool: ToolId,
  newMind: NewMind | null,
): Promise<{ deliverable: Deliverable; calls: CallRecord[]; notices: string[] }> {
  const calls: CallRecord[] = []
  const stored: Deliverable[] = []
  const notices: string[] = []
  let id = 0
  const known = knownOf(firm, tool, 'just draft it')
  await runTurn(
    { known, mind: newMind && opened(newMind, calls), notice: null },
    {
      thinking: thinkHere,
      newId: () => `id-${(id += 1)}`,
      emit: event => {
        if (event.type === 'notice' && event.level === 'warning') notices.push(event.text)
      },
      say: async () => undefined,
      understand: async () => ({ company: known.company, takenOut: [] }),
      store: async (_id, deliverable) => void stored.push(deliverable),
    },
    new AbortController().signal,
  )
  return { deliverable: stored[0]!, calls, notices }
}
