import type { Token } from './tokens.ts'

/** A word without the endings of number and time, roughly: enough to know it again. */
export const stemOf = (form: string): string =>
  form.length > STEM_LEAST ? form.replace(/(?:'s|ies|es|s|ing|ed|y)$/, '') : form
const STEM_LEAST = 4

/** A distance in tokens, in steps. */
export function farOf(steps: number): string {
  if (steps <= 3) return String(steps)
  return steps <= 6 ? 'near' : 'far'
}

const isVerb = ({ tag }: Token): boolean => tag === 'VERB' || tag === 'AUX'

/** The nearest verb before and after, in the sentence. */
export function verbsAround(tokens: readonly Token[], at: number): string[] {
  const { sentence } = tokens[at]!
  const isOne = (token: Token): boolean => token.sentence === sentence && isVerb(token)
  const before = tokens.slice(0, at).findLast(isOne)
  const after = tokens.slice(at + 1).find(isOne)
  return [
    ...(before ? [`verb before ${stemOf(before.form)}`] : []),
    ...(after ? [`verb after ${stemOf(after.form)}`] : []),
  ]
}
