import type { FEEDBACK_KINDS } from '@sextant/contracts/feedback/routes'
import { useRef } from 'react'
import { api } from '@/client/api.ts'
import { uploadImage } from '@/client/images.ts'
import { useSaving } from '@/client/use-saving.ts'

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

type Feedback = {
  kind: FeedbackKind
  message: string
  /** Where it came to mind. */
  page: string
  picture: File | null
}

/** told: how much of the screenshot has been sent, 0 to 1; null when none is on its way. */
export function useSendFeedback(told: (share: number | null) => void) {
  // A picture that arrived is not sent again when the words did not.
  const kept = useRef<{ picture: File; id: string } | null>(null)

  const keepScreenshot = async (picture: File): Promise<string> => {
    if (kept.current?.picture === picture) return kept.current.id
    told(0)
    const { id } = await uploadImage(picture, 'feedback', told).finally(() => told(null))
    kept.current = { picture, id }
    return id
  }
  return useSaving({
    call: async ({ picture, ...words }: Feedback) =>
      api.feedback.send({
        ...words,
        screenshot_id: picture && (await keepScreenshot(picture)),
      }),
    words: 'An unexpected error occurred',
    told: 'in place',
  })
}
