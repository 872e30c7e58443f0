/** How far from the middle a voice is called by a word alone. */
const CLEAR = 30
const SLIGHT = 5
const MIDDLE = 50

/** Where a voice stands between two ends, in words: "rather warm". */
export function voiceWords(value: number, [first, second]: readonly [string, string]): string {
  const off = value - MIDDLE
  const end = (off < 0 ? first : second).toLowerCase()
  if (Math.abs(off) < SLIGHT) return 'In the middle'
  return Math.abs(off) >= CLEAR ? `Clearly ${end}` : `Rather ${end}`
}
