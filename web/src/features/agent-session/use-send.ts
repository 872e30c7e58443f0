import { useCallback } from 'react'
import { onForget } from '@/client/forget.ts'
import { useSendMessage, type OutgoingMessage } from './api/send-message.ts'

/** The last message of a session that did not get through. */
const failed = new Map<string, OutgoingMessage>()
onForget(() => failed.clear())

/** Sends words to a session. The same words to the same place after a failure go out under the same id, so that nothing arrives twice. */
export function useSend(sessionId: string, onSent: () => void) {
  const { save, saving, failure, forgetFailure } = useSendMessage(sessionId)
  const send = useCallback(
    (text: string, parentId: string | null | undefined) => {
      const message = { messageId: idFor(sessionId, text, parentId), text, parentId }
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

function idFor(sessionId: string, text: string, parentId: string | null | undefined): string {
  const before = failed.get(sessionId)
  const same = before?.text === text && before.parentId === parentId
  return same ? before.messageId : crypto.randomUUID()
}
