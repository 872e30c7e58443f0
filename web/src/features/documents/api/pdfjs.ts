import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- an address, made by the build
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { OpenPdf } from './pdf.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Opens a PDF so that its pages can be drawn, as wide as `width` pixels. */
export async function openPdf(data: Uint8Array, width: number): Promise<OpenPdf> {
  const pdf = await getDocument({ data, enableXfa: false, stopAtErrors: false }).promise
  return {
    draw: (number, canvas) => {
      let stopped = false
      let stop = (): void => undefined
      const draw = async (): Promise<void> => {
        const page = await pdf.getPage(number)
        if (stopped) return
        const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
        canvas.width = viewport.width
        canvas.height = viewport.height
        const task = page.render({ canvas, viewport })
        stop = () => task.cancel()
        await task.promise
      }
      return {
        done: draw(),
        stop: () => {
          stopped = true
          stop()
        },
      }
    },
  }
}
