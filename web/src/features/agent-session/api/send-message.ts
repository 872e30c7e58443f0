import type { FactKind } from '@sextant/contracts/company/kinds'
import type { ErrorBody } from '@sextant/contracts/errors'
import { send } from '@/client/send.ts'
import { useSaving } from '@/client/use-saving.ts'

export type OutgoingFact = {
  kind: FactKind
  label: string
  attributes: Record<string, unknown>
  /** The sentence it was typed as, where its name is shorter. */
  quote?: string
}

/** parentId: the message to continue from; a branch when it already has an answer. messageId makes a repeated send harmless. */
export type OutgoingMessage = {
  messageId: string
  text: string
  /** Rows of the question's card. */
  facts: readonly OutgoingFact[]
  parentId: string | null | undefined
}

const NOT_SENT = 'The message could not be sent. Your words are kept; try again.'

/** The answer itself comes by the log. */
export const useSendMessage = (sessionId: string) =>
  useSaving({
    call: (message: OutgoingMessage) => sendMessage(sessionId, message),
    words: NOT_SENT,
    told: 'in place',
  })

export async function sendMessage(
  sessionId: string,
  { messageId, text, facts, parentId }: OutgoingMessage,
): Promise<void> {
  let response: Response
  try {
    response = await send(
      new Request(new URL(`/api/v1/agent-sessions/${sessionId}/messages`, window.location.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({
          text,
          facts,
          messageId,
          ...(parentId === undefined ? {} : { parentId }),
        }),
      }),
    )
  } catch {
    throw new Error(
      navigator.onLine
        ? NOT_SENT
        : 'You are offline. Your words are kept; send them when the network is back.',
    )
  }
  if (response.ok) {
    response.body?.cancel().catch(() => undefined)
    return
  }
  const wait = Number(response.headers.get('retry-after'))
  if (response.status === 429 && wait > 0) throw new Error(tooMany(wait))
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
  throw new Error(body?.message || NOT_SENT)
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** When one may go on, by the clock: a time does not grow old while it stands there. */
const tooMany = (seconds: number): string =>
  `Many messages in a short time. Your words are kept; send them again from ${clock.format(Date.now() + seconds * 1_000)}.`
