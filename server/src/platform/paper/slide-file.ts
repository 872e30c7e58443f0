import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type pptxgenjs from 'pptxgenjs'
import { withVectorFallbacks } from './slide-pictures.ts'

const SLIDE = /^ppt\/slides\/slide\d+\.xml$/
/** How a paragraph is set, told once more behind one of its words. */
const TOLD_AGAIN = /(?<=<\/a:r>)<a:pPr\b[^>]*?(?:\/>|>.*?<\/a:pPr>)/gs

/**
 * The file of a presentation. pptxgenjs tells how a paragraph is set before each of its runs: the format allows that once, at its
 * beginning, and where it is told again the last one holds, which takes a line's bullet away.
 */
export async function slideFile(show: pptxgenjs.default): Promise<Uint8Array> {
  const written = (await show.write({ outputType: 'arraybuffer' })) as ArrayBuffer
  const parts = unzipSync(new Uint8Array(written))
  for (const [name, part] of Object.entries(parts))
    if (SLIDE.test(name)) parts[name] = strToU8(strFromU8(part).replaceAll(TOLD_AGAIN, ''))
  return zipSync(withVectorFallbacks(parts))
}
