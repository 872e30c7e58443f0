/** What a value is, which decides how it is written and what it may be added to. A rate is of counts (0–1), a ratio of money (3.2). */
export type Kind = 'money' | 'count' | 'rate' | 'ratio' | 'number'

export type Operator = '+' | '-' | '*' | '/'

/** Numbers without a unit go with everything that has none. */
const SAME: readonly Kind[] = ['rate', 'ratio', 'number']

function ofSum(left: Kind, right: Kind): Kind | null {
  if (left === right) return left
  if (SAME.includes(left) && SAME.includes(right)) return left === 'number' ? right : left
  return null
}

function ofProduct(left: Kind, right: Kind): Kind | null {
  if (left === 'number') return right
  if (right === 'number') return left
  const unitless = SAME.includes(left) ? right : left
  const other = unitless === right ? left : right
  return SAME.includes(other) ? unitless : null
}

const QUOTIENTS: Record<Kind, Partial<Record<Kind, Kind>>> = {
  money: { money: 'ratio', count: 'money', rate: 'money', ratio: 'money', number: 'money' },
  count: { count: 'rate', rate: 'count', ratio: 'count', number: 'count' },
  rate: { rate: 'ratio', ratio: 'ratio', number: 'rate' },
  ratio: { rate: 'ratio', ratio: 'ratio', number: 'ratio' },
  number: { rate: 'ratio', ratio: 'ratio', number: 'number' },
}

/** What comes of two values, or null where they do not go together. */
export function kindOf(operator: Operator, left: Kind, right: Kind): Kind | null {
  if (operator === '*') return ofProduct(left, right)
  if (operator === '/') return QUOTIENTS[left][right] ?? null
  return ofSum(left, right)
}

/** A kind in words, as refusals name it. */
export const KIND_WORDS: Record<Kind, string> = {
  money: 'money',
  count: 'a count',
  rate: 'a rate',
  ratio: 'a ratio',
  number: 'a number',
}
