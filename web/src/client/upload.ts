import { apiUrl } from './api-address.ts'
import { underSession } from './unauthorized.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Upload = {
  /** Of the API, with its query. */
  path: string
  file: Blob
  /** Said when it fails and the server gives no sentence of its own. */
  words: string
  /** Share of the bytes sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** Stops it on the way. */
  signal?: AbortSignal | undefined
}

// XMLHttpRequest, because fetch cannot tell how far an upload is.
const post = ({ path, file, onProgress, signal }: Upload, token: string | null) =>
  new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiUrl(path))
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.addEventListener(
      'progress',
      event => event.lengthComputable && onProgress?.(event.loaded / event.total),
    )
    signal?.addEventListener('abort', () => {
      request.abort()
      reject(new Error('It was stopped.'))
    })
    request.addEventListener('error', () =>
      reject(new Error('It could not be sent. Check the connection and try again.')),
    )
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: parsed(request.responseText) }),
    )
    request.send(file)
  })

/** Sends a file as the body of a request. Answers what the server says; rejects with the sentence to show. */
export async function upload<Answer>(how: Upload): Promise<Answer> {
  const { status, body } = await underSession(token => post(how, token))
  if (status >= 200 && status < 300) return body as Answer
  const { message } = (body ?? {}) as { message?: string }
  throw new Error(message || how.words)
}
