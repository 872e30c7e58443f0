import sharp from 'sharp'
import { openRecogniser } from './recognise.ts'
import { type ReadText, Unreadable } from './read-text.ts'

/** Pixels a picture may claim before anything is decoded: a small file can unfold to gigabytes. */
const PIXELS_MAX = 100_000_000
/** The longest side that is looked at: more tells no more of letters. */
const SIDE_MAX = 3_200

/** A photograph or scan: what can be read in it. */
export async function readPicture(bytes: Uint8Array): Promise<ReadText> {
  const { data, info } = await decode(bytes)
  const recogniser = await openRecogniser()
  const read = await recogniser.recognise(data, info)
  await recogniser.close()
  const note = read.words === '' ? { note: 'No text was found in this picture.' } : {}
  return { pages: [{ page: 1, ...read }], recognised: true, ...note }
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .rotate()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    const isLarge = /pixel limit/i.test((error as Error).message)
    throw new Unreadable(
      isLarge
        ? 'This picture has more than 100 million pixels. Save it smaller and bring it again.'
        : 'This picture is damaged: it cannot be opened.',
      { cause: error },
    )
  }
}
