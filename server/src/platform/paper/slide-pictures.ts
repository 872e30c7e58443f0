import { strFromU8, type Unzipped } from 'fflate'
import { pngOf } from './png.ts'

const VECTOR = /^ppt\/media\/image-(\d+)-(\d+)\.svg$/

/** Parts of a presentation. Programs that draw no SVG show the picture beside it, for which pptxgenjs leaves a broken one outside of browsers: it becomes the same drawing in pixels. */
export function withVectorFallbacks(parts: Unzipped): Unzipped {
  const mended = { ...parts }
  for (const [name, svg] of Object.entries(parts)) {
    const [, slide, number] = VECTOR.exec(name) ?? []
    if (!slide) continue
    const beside = `ppt/media/image-${slide}-${Number(number) - 1}.png`
    if (parts[beside]) mended[beside] = new Uint8Array(pngOf(strFromU8(svg)))
  }
  return mended
}
