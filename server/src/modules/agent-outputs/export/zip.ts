import { strToU8, zipSync } from 'fflate'

/** What a name in a zip may not hold: it could lead out of the folder it is unpacked into, or be none of a file system. */
const UNSAFE = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu
const NAME_MAX = 120

type Named = { name: string; bytes: string | Uint8Array }

/** Files in one archive. Of those that are called the same, the second is called so. */
export function zipOf(files: readonly Named[]): Uint8Array {
  const taken = new Set<string>()
  const entries = files.map(({ name, bytes }) => [
    ownName(name, taken),
    typeof bytes === 'string' ? strToU8(bytes) : bytes,
  ])
  // Office files and PDF are packed already.
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level: 1 })
}

function ownName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const extension = name.slice(dot)
  const safe = name.slice(0, dot).toWellFormed().replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ')
  const plain = safe.trim().replace(/^\.+/, '').slice(0, NAME_MAX).toWellFormed() || 'Output'
  let own = `${plain}${extension}`
  for (let n = 2; taken.has(own.toLowerCase()); n += 1) own = `${plain} ${n}${extension}`
  taken.add(own.toLowerCase())
  return own
}
