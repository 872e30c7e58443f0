import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Unzip, UnzipInflate } from 'fflate'
import { LIMITS } from './limits.ts'
import { FileRefused } from './refused.ts'

/** Takes in a part of a zip, piece by piece. */
export type Sink = (piece: Uint8Array) => void

const END_OF_ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06])
/** A comment of 64 kB may stand behind the end. */
const TAIL = 66_000

export const damaged = (): FileRefused =>
  new FileRefused('damaged', 'The workbook is damaged or cut off. Save it again as XLSX or CSV.')

const tooLarge = (): FileRefused =>
  new FileRefused('too-large', 'Unpacked, the workbook is too large. Save the sheet as CSV.')

const isTooMuch = (unpacked: number, packed: number): boolean =>
  unpacked > LIMITS.workbookBytes ||
  (unpacked > LIMITS.workbookHarmless && unpacked > packed * LIMITS.workbookRatio)

/** Refuses a zip without its end. */
export async function checkEnd(path: string): Promise<void> {
  await using file = await open(path)
  const { size } = await file.stat()
  const from = Math.max(0, size - TAIL)
  const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from)
  if (!buffer.includes(END_OF_ZIP)) throw damaged()
}

/**
 * Unpacks the parts that are wanted, and after every piece hands on what has come of it. What was unpacked is
 * counted as it comes: a zip's own word for its size can be a lie. Small pieces, because
 * all that comes of one is held at once, and a bomb makes a thousand of one.
 */
export async function* unpack<Come>(
  path: string,
  sinkOf: (name: string) => Sink | null,
  take: () => Come[],
): AsyncGenerator<Come[]> {
  let [packed, unpacked] = [0, 0]
  let failure: Error | null = null
  const unzip = new Unzip(part => {
    const sink = sinkOf(part.name)
    if (!sink) return
    part.ondata = (error, piece) => {
      failure ??= error
      unpacked += piece?.length ?? 0
      if (isTooMuch(unpacked, packed)) failure ??= tooLarge()
      if (!failure) sink(piece)
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  for await (const piece of createReadStream(path, { highWaterMark: 4_096 })) {
    packed += (piece as Buffer).length
    unzip.push(piece as Buffer)
    if (failure) throw asRefused(failure)
    const come = take()
    if (come.length > 0) yield come
  }
}

const asRefused = (failure: Error): FileRefused =>
  failure instanceof FileRefused ? failure : damaged()
