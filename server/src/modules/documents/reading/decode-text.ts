import { Unreadable } from './read-text.ts'

/** The text of a file in UTF-8, UTF-16 or, where it is neither, windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const control = bytes.subarray(0, 4_096).filter(byte => byte < 9 || (byte > 13 && byte < 32))
  if (control.length > Math.min(bytes.length, 4_096) / 20)
    throw new Unreadable('This is no text and no kind of document that can be read.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
