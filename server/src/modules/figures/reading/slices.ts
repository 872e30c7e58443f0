import type { Slice } from './roles.ts'

const DEVICES: readonly [device: string, pattern: RegExp][] = [
  ['tablet', /tablet|tableta|tablette/i],
  ['tv', /\btv\b|fernseh|télé|televis|connected/i],
  ['mobile', /mobil|móvil|phone|handy|smartphone|android|iphone/i],
  ['desktop', /desktop|computer|pc\b|ordinateur|ordenador|escritorio/i],
]

/** A device in one word, so that exports of two languages fall together. */
const deviceOf = (word: string): string =>
  DEVICES.find(([_device, pattern]) => pattern.test(word))?.[0] ?? word.toLowerCase()

/** The two signs that part a slice are written as an address has them. */
const escaped = (value: string): string => value.replaceAll(';', '%3B').replaceAll('=', '%3D')

/** What cuts a row: `device=mobile;page=/trees`, in alphabetical order; null where nothing does. */
export function sliceText(parts: { slice: Slice; value: string }[]): string | null {
  const told = parts
    .filter(({ value }) => value !== '')
    .map(({ slice, value }) => `${slice}=${escaped(slice === 'device' ? deviceOf(value) : value)}`)
  return told.length === 0 ? null : told.toSorted().join(';')
}
