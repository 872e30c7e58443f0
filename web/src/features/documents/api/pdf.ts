import { queryOptions } from '@tanstack/react-query'
import { apiUrl } from '@/client/api-address.ts'
import { send } from '@/client/send.ts'
import { documentKeys } from './keys.ts'

/** A PDF that pages can be drawn of. */
export type OpenPdf = {
  draw: (page: number, canvas: HTMLCanvasElement) => { done: Promise<void>; stop: () => void }
}

/** Pixels of a page's width: sharp on a screen that has two a point. */
const WIDTH = 1_200

/** The file of a version, opened for drawing. What draws it comes with the first page that is looked at; scripts in a file are never run. */
export const pdfQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: documentKeys.file(id, version),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: 1,
    queryFn: async ({ signal }): Promise<OpenPdf> => {
      const path = `/api/v1/documents/${id}/file?version=${version}`
      const [answer, { openPdf }] = await Promise.all([
        send(new Request(apiUrl(path), { signal })),
        import('./pdfjs.ts'),
      ])
      if (!answer.ok) throw new Error('The file could not be fetched.')
      return openPdf(new Uint8Array(await answer.arrayBuffer()), WIDTH)
    },
  })
