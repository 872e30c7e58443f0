import { apiUrl } from './api-address.ts'
import { underSession } from './unauthorized.ts'

type UploadedImage = { id: string; width: number; height: number }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

// XMLHttpRequest, because fetch cannot tell how far an upload is.
const post = (
  address: string,
  file: Blob,
  token: string | null,
  onProgress?: (share: number) => void,
) =>
  new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('content-type', file.type)
    request.upload.addEventListener(
      'progress',
      event => event.lengthComputable && onProgress?.(event.loaded / event.total),
    )
    request.addEventListener('error', () =>
      reject(new Error('The picture could not be sent. Check the connection and try again.')),
    )
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: parsed(request.responseText) }),
    )
    request.send(file)
  })

/** Uploads a picture; the server re-encodes it. onProgress: share of the bytes sent, 0 to 1. clientId: whose logo it is. Rejects with the sentence to show. */
export async function uploadImage(
  file: Blob,
  purpose: 'avatar' | 'feedback' | 'logo',
  onProgress?: (share: number) => void,
  clientId?: string,
): Promise<UploadedImage> {
  const { status, body } = await underSession(token =>
    post(
      apiUrl(`/api/v1/images?purpose=${purpose}${clientId ? `&client_id=${clientId}` : ''}`),
      file,
      token,
      onProgress,
    ),
  )
  if (status >= 200 && status < 300) return body as UploadedImage
  const { message } = (body ?? {}) as { message?: string }
  throw new Error(message || 'The picture could not be kept. Try again in a moment.')
}
