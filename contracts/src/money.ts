/** Cents of an amount as people write dollars ("1,234.5", "$20", "19.99"), exactly; null when it is no such amount. */
export function centsFrom(written: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,2}))?$/.exec(written.trim())
  if (!match) return null
  const cents =
    Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '0').padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/** "1234.5" for 123450 cents: a plain number of dollars, as a field or a file shows it. */
export const dollarsOf = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
