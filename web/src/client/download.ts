import type { ErrorBody } from '@sextant/contracts/errors'
import { apiUrl } from './api-address.ts'
import { send } from './send.ts'

/** Fetches a file with the session's token and hands it to the browser's downloads. path: of the API, /api/v1/… Rejects with the sentence to show. */
export async function downloadFile(
  path: string,
  { name, failure }: { /** When the server gives none. */ name: string; failure: string },
): Promise<void> {
  const response = await send(new Request(apiUrl(path))).catch(() => {
    throw new Error('The file could not be fetched. Check the connection and try again.')
  })
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
    throw new Error(body?.message || failure)
  }
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(response.headers.get('content-disposition')) ?? name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // A malformed name: the plain one follows.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null
}
