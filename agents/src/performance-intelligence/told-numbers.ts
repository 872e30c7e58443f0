/** "1,240", "1.240" and "1 240" are 1240; "12,5" is 12.5. Null for what is no number. */
export function readNumber(written: string): number | null {
  const bare = written.trim().replaceAll(/[\s  '’]/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare)
  const plain = grouped ? bare.replaceAll(/[.,]/g, '') : bare.replaceAll(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

const NUMBER = /\d(?:[\d.,'’]|[  ](?=\d{3}\b))*/g

/** Every number of a text, in its order, without a dot or comma that only ends a sentence. */
export const numbersOf = (text: string): number[] =>
  [...text.matchAll(NUMBER)].flatMap(match => readNumber(match[0].replace(/[.,'’]+$/, '')) ?? [])
