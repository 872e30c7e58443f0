import { useCallback, useRef } from 'react'
import { sendMessage } from './api/send-message.ts'

/** Sends words to a session. The same words to the same place after a failure go out under the same id, so that nothing arrives twice. */
export function useSend(
  sessionId: string,
  onSent: () => void,
): (text: string, parentId: string | null | undefined) => Promise<void> {
  const failed = useRef<{
    messageId: string
    text: string
    parentId: string | null | undefined
  } | null>(null)
  return useCallback(
    async (text, parentId) => {
      const again =
        failed.current?.text === text && failed.current.parentId === parentId
          ? failed.current.messageId
          : null
      const message = { messageId: again ?? crypto.randomUUID(), text, parentId }
      failed.current = message
      await sendMessage(sessionId, message)
      failed.current = null
      onSent()
    },
    [sessionId, onSent],
  )
}
