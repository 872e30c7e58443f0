import { strFromU8, unzipSync, zipSync } from 'fflate'
import { pngOf } from './png.ts'

const VECTOR = /^ppt\/media\/image-(\d+)-(\d+)\.svg$/

/** Programs that draw no SVG show the picture beside it, for which pptxgenjs leaves a broken one outside of browsers: it becomes the same drawing in pixels. */
export function withVectorFallbacks(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file)
  for (const [name, svg] of Object.entries(parts)) {
    const [, slide, number] = VECTOR.exec(name) ?? []
    if (!slide) continue
    const beside = `ppt/media/image-${slide}-${Number(number) - 1}.png`
    if (parts[beside]) parts[beside] = new Uint8Array(pngOf(strFromU8(svg)))
  }
  return zipSync(parts)
}
