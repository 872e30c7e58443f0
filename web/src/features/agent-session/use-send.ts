import { useCallback } from 'react'
import { onForget } from '@/client/forget.ts'
import { type OutgoingFact, type OutgoingMessage, useSendMessage } from './api/send-message.ts'

const NO_FACTS: readonly OutgoingFact[] = []

/** The last message of a session that did not get through. */
const failed = new Map<string, OutgoingMessage>()
onForget(() => failed.clear())

/** Sends words, rows of a card, or both to a session. The same to the same place after a failure go out under the same id, so that nothing arrives twice. */
export function useSend(sessionId: string, onSent: () => void) {
  const { save, saving, failure, forgetFailure } = useSendMessage(sessionId)
  const send = useCallback(
    (
      text: string,
      parentId: string | null | undefined,
      facts: readonly OutgoingFact[] = NO_FACTS,
    ) => {
      const words = { text, facts, parentId }
      const message = { messageId: idFor(sessionId, words), ...words }
      failed.set(sessionId, message)
      return save(message, () => {
        failed.delete(sessionId)
        onSent()
      })
    },
    [sessionId, onSent, save],
  )
  return { send, sending: saving, failure, forgetFailure }
}

type Words = Omit<OutgoingMessage, 'messageId'>

function idFor(sessionId: string, words: Words): string {
  const before = failed.get(sessionId)
  return before && isSame(before, words) ? before.messageId : crypto.randomUUID()
}

const isSame = (one: Words, other: Words): boolean =>
  one.text === other.text &&
  one.parentId === other.parentId &&
  JSON.stringify(one.facts) === JSON.stringify(other.facts)
