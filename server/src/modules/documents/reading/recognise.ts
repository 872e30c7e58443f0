import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageBlock, PageLine } from '@sextant/contracts/documents/rows'
import { createWorker, OEM } from 'tesseract.js'

type Size = { width: number; height: number }
type Recognised = { words: string; blocks: PageBlock[]; lines: PageLine[] }

/** Words that the recogniser is less sure of than this, on average of a line, are noise of the paper. */
const SURE_FROM = 35

/** The text of a picture, recognised on this machine: nothing is sent or fetched. */
export async function openRecogniser(): Promise<{
  recognise: (picture: Buffer, size: Size) => Promise<Recognised>
  close: () => Promise<void>
}> {
  const models = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng')))
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(models, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  })
  const recognise = async (picture: Buffer, size: Size): Promise<Recognised> => {
    const { data } = await worker.recognize(picture, {}, { blocks: true, text: false })
    return pageOf(data.blocks ?? [], size)
  }
  return { recognise, close: async () => void (await worker.terminate()) }
}

type Box = { x0: number; y0: number; x1: number; y1: number }
type Block = {
  bbox: Box
  paragraphs: { lines: { text: string; confidence: number; bbox: Box }[] }[]
}

/** What was recognised, as a page: the picture is all of it. */
function pageOf(found: readonly Block[], { width, height }: Size): Recognised {
  const page: Recognised = { words: '', blocks: [], lines: [] }
  const paragraphs = found.flatMap(({ paragraphs }) => paragraphs)
  for (const { lines } of paragraphs) {
    const sure = lines.filter(({ confidence, text }) => confidence >= SURE_FROM && text.trim())
    const begin = page.words === '' ? 0 : page.words.length + 1
    for (const { text, bbox } of sure) {
      const words = text.replaceAll(/\s+/g, ' ').trim()
      const from = page.words === '' ? 0 : page.words.length + 1
      page.words = page.words === '' ? words : `${page.words}\n${words}`
      page.lines.push({
        from,
        to: page.words.length,
        x: bbox.x0 / width,
        y: bbox.y0 / height,
        w: (bbox.x1 - bbox.x0) / width,
        h: (bbox.y1 - bbox.y0) / height,
      })
    }
    if (sure.length > 0) page.blocks.push({ sort: 'paragraph', from: begin, to: page.words.length })
  }
  return page
}
