import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageBlock, PageLine } from '@sextant/contracts/documents/rows'
import { createWorker, OEM } from 'tesseract.js'
import { languageOf } from './language.ts'

type Size = { width: number; height: number }
type Recognised = { words: string; blocks: PageBlock[]; lines: PageLine[] }

/** Words that the recogniser is less sure of than this, on average of a line, are noise of the paper. */
const SURE_FROM = 35

/** What letters and words look like, by languages as two letters. */
const MODELS: Record<string, { name: string; at: string }> = {
  de: { name: 'deu', at: import.meta.resolve('@tesseract.js-data/deu') },
  en: { name: 'eng', at: import.meta.resolve('@tesseract.js-data/eng') },
  es: { name: 'spa', at: import.meta.resolve('@tesseract.js-data/spa') },
  fr: { name: 'fra', at: import.meta.resolve('@tesseract.js-data/fra') },
}

async function openWorker(language: string) {
  const { name, at } = MODELS[language]!
  return createWorker(name, OEM.LSTM_ONLY, {
    langPath: join(dirname(fileURLToPath(at)), '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  })
}

export type Recogniser = {
  recognise: (picture: Buffer, size: Size) => Promise<Recognised>
  close: () => Promise<void>
}

/**
 * The text of pictures of one document, recognised on this machine: nothing is sent or fetched. The first is read as English, which tells a
 * language by its words well enough; in another one that is known here it is read once more, and so are all that follow.
 */
export async function openRecogniser(): Promise<Recogniser> {
  let language = 'en'
  let isSettled = false
  let worker = await openWorker(language)
  const read = async (picture: Buffer, size: Size): Promise<Recognised> => {
    const { data } = await worker.recognize(picture, {}, { blocks: true, text: false })
    return pageOf(data.blocks ?? [], size)
  }
  const recognise = async (picture: Buffer, size: Size): Promise<Recognised> => {
    const page = await read(picture, size)
    const guessed = isSettled ? null : languageOf([page.words])
    if (guessed === null) return page
    isSettled = true
    if (guessed === language || !MODELS[guessed]) return page
    language = guessed
    // One after the other: a model with its work takes a hundred megabytes.
    await worker.terminate()
    worker = await openWorker(language)
    return read(picture, size)
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
