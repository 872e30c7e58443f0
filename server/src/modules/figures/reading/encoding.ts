import { createReadStream } from 'node:fs'
import type { Encoding } from './head.ts'
import { notATable } from './file-kind.ts'

type Found = { encoding: Encoding; bom: boolean }

/** Of a hundred bytes of writing without a mark, so many are zero on one side in UTF-16. */
const ZEROS = 0.3

function byMark(first: Buffer): Found | null {
  if (first[0] === 0xff && first[1] === 0xfe) return { encoding: 'utf-16le', bom: true }
  if (first[0] === 0xfe && first[1] === 0xff) return { encoding: 'utf-16be', bom: true }
  if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf)
    return { encoding: 'utf-8', bom: true }
  return null
}

/** UTF-16 without a mark: the zeros of Latin letters stand on every second place. */
function byZeros(first: Buffer): Found | null {
  const pairs = Math.floor(first.length / 2)
  if (pairs === 0) return null
  let even = 0
  let odd = 0
  for (let index = 0; index < pairs * 2; index += 2) {
    if (first[index] === 0) even += 1
    if (first[index + 1] === 0) odd += 1
  }
  if (odd / pairs > ZEROS && even === 0) return { encoding: 'utf-16le', bom: false }
  if (even / pairs > ZEROS && odd === 0) return { encoding: 'utf-16be', bom: false }
  return null
}

/** A table has hardly any signs that nobody can type; something else has them all over. */
function refuseBinary(first: Buffer): void {
  const control = first.filter(byte => byte < 9 || (byte > 13 && byte < 32)).length
  if (control > first.length / 20) throw notATable('no text at all')
}

/** Whether all of it is UTF-8; one letter of windows-1252 late in a file settles it, so all bytes are looked at. */
async function isUtf8(chunks: AsyncIterable<Buffer>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** How the letters of a text file are written. */
export async function encodingOf(path: string, first: Buffer): Promise<Found> {
  const marked = byMark(first) ?? byZeros(first)
  if (marked) return marked
  refuseBinary(first)
  const utf8 = await isUtf8(createReadStream(path, { highWaterMark: 1 << 18 }))
  return { encoding: utf8 ? 'utf-8' : 'windows-1252', bom: false }
}

/** The text of a file, piece by piece, without its mark. Small pieces: all that comes of one is held at once. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 }))
    yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}
