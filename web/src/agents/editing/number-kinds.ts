/** How a stored number is written: as it is, cents as money, or a ratio as a percentage. */
export type Kind = 'plain' | 'money' | 'percent'

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** For reading: "$1,050", "12%", "not known". */
export function asShown(value: number | null | undefined, kind: Kind): string {
  if (value === null || value === undefined) return kind === 'plain' ? '–' : 'not known'
  if (kind === 'money') return (value % 100 === 0 ? dollars : cents).format(value / 100)
  return kind === 'percent'
    ? `${plain.format(Math.round(value * 1000) / 10)}%`
    : plain.format(value)
}

/** For typing: no signs, no thousands. */
export function asTyped(value: number | null | undefined, kind: Kind): string {
  if (value === null || value === undefined) return ''
  if (kind === 'money') return String(value / 100)
  return String(kind === 'percent' ? Math.round(value * 100_000) / 1000 : value)
}

/** What was typed, in the unit that is stored; null when the field is empty, undefined when it is no number. */
export function fromTyped(text: string, kind: Kind): number | null | undefined {
  const bare = text.replace(/[$%,\s]/g, '').replace('−', '-')
  if (bare === '') return null
  const value = Number(bare)
  if (!Number.isFinite(value)) return undefined
  if (kind === 'money') return Math.round(value * 100)
  return kind === 'percent' ? Math.round(value * 1e6) / 1e8 : value
}

/** What may be typed, in words. */
export function bounds(min: number | undefined, max: number | undefined, kind: Kind): string {
  if (min !== undefined && max !== undefined)
    return `${asShown(min, kind)} to ${asShown(max, kind)}`
  return min === undefined ? 'A number' : `${asShown(min, kind)} or more`
}
