import type { CardRow } from './card-rows.ts'
import { typedAmount } from './typed-amount.ts'

/** A sign or a code stands at a figure. */
const HAS_SIGN = /\d/
const BARE = /^[\d\s.,'’-]+[km%]?$/iu

/** The currency that somebody wrote at an amount of their rows, where it is not the one they are kept in; null where none stands there. */
export function saidCurrency(rows: readonly CardRow[], currency: string): string | null {
  const texts = rows.flatMap(({ draft }) => Object.values(draft))
  const said = texts.flatMap(text => {
    if (typeof text !== 'string' || !HAS_SIGN.test(text) || BARE.test(text.trim())) return []
    const amount = typedAmount(text, currency)
    return 'currency' in amount && amount.currency !== currency ? [amount.currency] : []
  })
  const [only, ...others] = new Set(said)
  return only !== undefined && others.length === 0 ? only : null
}
