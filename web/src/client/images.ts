import { apiUrl } from './api-address.ts'
import { send } from './send.ts'
import { readToken } from './token.ts'
import { heed } from './unauthorized.ts'

export type UploadedImage = { id: string; width: number; height: number }

const said = (text: string): { message?: string; code?: string } => {
  try {
    return JSON.parse(text) as { message?: string; code?: string }
  } catch {
    return {}
  }
}

/**
 * Uploads a picture; the server re-encodes it. onProgress: share of the bytes sent, 0 to 1.
 * XMLHttpRequest, because fetch cannot tell how far an upload is. Rejects with the sentence to show.
 */
export function uploadImage(file: Blob, purpose: 'avatar' | 'feedback', onProgress?: (share: number) => void): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiUrl(`/api/v1/images?purpose=${purpose}`))
    const token = readToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('content-type', file.type)
    request.upload.addEventListener('progress', event => event.lengthComputable && onProgress?.(event.loaded / event.total))
    request.addEventListener('error', () => reject(new Error('The picture could not be sent. Check the connection and try again.')))
    request.addEventListener('load', () => {
      heed(request.status, token !== null)
      const answer = said(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer as UploadedImage)
      else reject(new Error(answer.message || 'The picture could not be kept. Try again in a moment.'))
    })
    request.send(file)
  })
}

/** A kept picture. An <img> cannot carry the token, so it is fetched and shown from an object URL. */
export async function fetchImage(id: string): Promise<Blob> {
  const response = await send(new Request(apiUrl(`/api/v1/images/${id}`)))
  if (!response.ok) throw new Error('The picture could not be fetched.')
  return response.blob()
}
