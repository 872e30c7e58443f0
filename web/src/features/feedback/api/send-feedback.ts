import type { FEEDBACK_KINDS } from '@sextant/contracts/feedback/routes'
import { api } from '@/client/api.ts'
import { uploadImage } from '@/client/images.ts'

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** Keeps a screenshot for the feedback that will name it. onProgress: share sent, 0 to 1. */
export const keepScreenshot = async (
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<string> => (await uploadImage(picture, 'feedback', onProgress)).id

/** page: where it came to mind. */
export const sendFeedback = (feedback: {
  kind: FeedbackKind
  message: string
  page: string
  screenshot_id: string | null
}) => api.feedback.send(feedback)
