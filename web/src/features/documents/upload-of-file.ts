import { DOCUMENT_BYTES } from '@sextant/contracts/document-kinds'

type UploadState = 'waiting' | 'sending' | 'brought' | 'known' | 'failed'
export type UploadOfFile = {
  key: string
  file: File
  state: UploadState
  /** Of its bytes, 0 to 1. */
  share: number
  /** Why it failed. */
  reason: string | null
  /** The same file would fail again. */
  isFinal: boolean
  /** The document it became. */
  id: string | null
}

/** A file as it stands when it was dropped. */
export const begun = (file: File): UploadOfFile => ({
  key: crypto.randomUUID(),
  file,
  share: 0,
  id: null,
  ...startOf(file),
})

/** A file that can be no document is not sent at all. */
function startOf({ size }: File): Pick<UploadOfFile, 'state' | 'reason' | 'isFinal'> {
  if (size === 0) return { state: 'failed', reason: 'It is empty.', isFinal: true }
  if (size > DOCUMENT_BYTES)
    return { state: 'failed', reason: 'It has more than 25 MB.', isFinal: true }
  return { state: 'waiting', reason: null, isFinal: false }
}
