import { upload } from './upload.ts'

type UploadedImage = { id: string; width: number; height: number }

/** Uploads a picture; the server re-encodes it. onProgress: share of the bytes sent, 0 to 1. clientId: whose logo it is. Rejects with the sentence to show. */
export const uploadImage = (
  file: Blob,
  purpose: 'avatar' | 'feedback' | 'logo',
  onProgress?: (share: number) => void,
  clientId?: string,
): Promise<UploadedImage> =>
  upload<UploadedImage>({
    path: `/api/v1/images?purpose=${purpose}${clientId ? `&client_id=${clientId}` : ''}`,
    file,
    words: 'The picture could not be kept. Try again in a moment.',
    onProgress,
  })
