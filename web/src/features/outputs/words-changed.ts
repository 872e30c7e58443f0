import { diffWordsWithSpace } from 'diff'

/** A run of words: in both, taken out of the first, or put in by the second. */
export type Run = { kind: 'same' | 'out' | 'in'; text: string }

/** From this part of unchanged letters on, single words are marked; below it two sentences are easier read whole. */
const ALIKE_FROM = 0.4

/** The words that make one statement the other; null where too little of it is left. */
export function wordsChanged(before: string, after: string): Run[] | null {
  const runs = diffWordsWithSpace(before, after).map(({ value, added, removed }): Run => {
    if (added) return { kind: 'in', text: value }
    return { kind: removed ? 'out' : 'same', text: value }
  })
  const kept = runs.filter(({ kind }) => kind === 'same').map(({ text }) => text)
  const alike = kept.join('').length / Math.max(before.length, after.length)
  return alike < ALIKE_FROM ? null : joined(runs)
}

/** A blank between two words of a kind belongs to them: one mark instead of three. */
function joined(runs: readonly Run[]): Run[] {
  const sides = { in: '', out: '' }
  const found: Run[] = []
  const close = () => {
    if (sides.out) found.push({ kind: 'out', text: sides.out })
    if (sides.in) found.push({ kind: 'in', text: sides.in })
    Object.assign(sides, { in: '', out: '' })
  }
  runs.forEach(({ kind, text }, index) => {
    const isBetween = text.trim() === '' && index > 0 && index < runs.length - 1
    if (kind !== 'same') sides[kind] += text
    else if (isBetween) Object.assign(sides, { in: sides.in + text, out: sides.out + text })
    else {
      close()
      found.push({ kind, text })
    }
  })
  close()
  return found
}
