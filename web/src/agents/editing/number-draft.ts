import { asShown, asTyped, bounds, fromTyped, type Kind } from './number-kinds.ts'

/** What a figure may be; min, max and step in the unit that is stored (cents, ratios). */
export type Limits = {
  kind: Kind
  /** ISO 4217, where it is money. */
  currency?: string | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** An empty field means "not known". */
  nullable?: boolean | undefined
  whole?: boolean | undefined
}

type Figure = number | null | undefined

/** What was typed means: nothing new, a figure to store, or something that cannot be stored, with why. */
export function readTyped(
  text: string,
  value: Figure,
  limits: Limits,
): { same: true } | { next: number | null } | { wrong: string } {
  const { kind, currency } = limits
  // Untouched: writing it back would round what is stored.
  if (text === asTyped(value, kind) || text === asShown(value, kind, currency))
    return { same: true }
  const next = fromTyped(text, kind, currency)
  if (next === undefined || !fits(next, limits)) return { wrong: whyNot(value, limits) }
  return next === (value ?? null) ? { same: true } : { next }
}

function fits(next: number | null, { min, max, nullable, whole }: Limits): boolean {
  if (next === null) return nullable === true
  if (whole && !Number.isInteger(next)) return false
  return next >= (min ?? -Infinity) && next <= (max ?? Infinity)
}

function whyNot(value: Figure, { kind, currency, min, max, whole }: Limits): string {
  const sort = whole && kind === 'plain' ? ', whole' : ''
  return `${bounds(min, max, kind, currency)}${sort}. Escape brings ${asShown(value, kind, currency)} back.`
}

const STEPS: Record<Kind, number> = { plain: 1, money: 100, cents: 100, percent: 0.01 }

/** The figure a step up (1) or down (-1) from what is typed, within the limits, as it is typed. */
export function stepped(by: number, text: string, value: Figure, limits: Limits): string {
  const { kind, currency, min = -Infinity, max = Infinity, step = STEPS[kind] } = limits
  const now = fromTyped(text, kind, currency) ?? value ?? limits.min ?? 0
  const tidy = Math.round((now + by * step) * 1e6) / 1e6
  return asTyped(Math.min(max, Math.max(min, tidy)), kind)
}
