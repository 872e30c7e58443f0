import { toolFor } from '../tools.ts'
import { questionsMost } from './asking/next-ask.ts'
import { type AskAnswer, askForm } from './jobs/ask/form.ts'
import { shownSoFar } from './jobs/ask/settle.ts'
import { asSaid, type Next } from './plan.ts'
import type { TurnInput, TurnPorts } from './ports.ts'
import { warn, warnOf } from './warn.ts'

type Asking = Extract<Next, { kind: 'ask' }>

/** The question in code's own words, or in the model's as they come; words that do not hold are replaced by code's. */
export async function ask(
  input: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
  next: Asking,
): Promise<void> {
  const { known } = input
  const id = ports.newId()
  const parentId = known.thread.at(-1)?.id ?? null
  const emit = (delta: string): void => ports.emit({ type: 'text', messageId: id, parentId, delta })
  const put = (await phrased(input, ports, signal, next, emit)) ?? {
    question: next.question,
    text: asSaid(next),
  }
  const { text: _text, ...question } = put.question
  await ports.say({
    id,
    text: put.text,
    tool: known.tool,
    question: { ...question, of: Math.max(1, questionsMost(toolFor(known.tool).asks)) },
  })
}

type Put = { question: Asking['question']; text: string }

/** Null where code's own words stand: no model, a question put once more, words that do not hold. */
async function phrased(
  { known, mind }: TurnInput,
  ports: TurnPorts,
  signal: AbortSignal,
  next: Asking,
  emit: (delta: string) => void,
): Promise<Put | null> {
  const { question, others, lead = '' } = next
  if (!mind || !others) {
    emit(asSaid(next))
    return null
  }
  const open = [question, ...others]
  try {
    const prompt = await ports.thinking.prepareAsk(known, open, lead)
    let answer: Partial<AskAnswer> = {}
    let said = ''
    for await (const part of mind.growing(prompt, askForm, signal)) {
      answer = (part ?? {}) as Partial<AskAnswer>
      // Nothing is shown before it is looked at; the whole of it comes with the message.
      const says = shownSoFar(typeof answer.says === 'string' ? answer.says : '', prompt.material)
      if (!says.startsWith(said) || says.length === said.length) continue
      emit(says.slice(said.length))
      said = says
    }
    signal.throwIfAborted()
    const parsed = askForm.safeParse(answer)
    const put = parsed.success
      ? await ports.thinking.settleAsk(parsed.data, known, open, lead)
      : null
    if (!put)
      warn(ports, 'The language model’s question did not hold: this one is the built-in mind’s.')
    return put
  } catch (error) {
    warnOf(error, ports, 'The built-in mind asked.')
    return null
  }
}
