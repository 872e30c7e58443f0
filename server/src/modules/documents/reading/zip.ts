import { strFromU8, unzipSync } from 'fflate'
import { Unreadable } from './read-text.ts'

/** Bytes that a document may unfold to. */
const UNFOLDED_MAX = 300_000_000
const FILES_MAX = 20_000

/** The texts of a zip that are wanted, by name. Refuses one that claims to unfold to more than a document has. */
export function openZip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Record<string, string> {
  let unfolded = 0
  let count = 0
  const files = unzip(bytes, ({ name, originalSize }) => {
    unfolded += originalSize
    count += 1
    if (unfolded > UNFOLDED_MAX || count > FILES_MAX)
      throw new Unreadable('This file unfolds to more than a document can hold. It was not opened.')
    return wanted(name)
  })
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]))
}

function unzip(
  bytes: Uint8Array,
  filter: (file: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable('This file is damaged: its parts cannot be unpacked.', { cause: error })
  }
}
