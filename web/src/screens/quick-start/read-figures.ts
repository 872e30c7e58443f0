import { typedAmount } from '@/features/company/typed-amount.ts'
import { plainDigits } from '@sextant/contracts/company/typed-number'
import type { QuickStartFigures } from '@/features/quick-start/names.ts'

type Money = { cents: number; currency: string }
type Read = {
  price?: Money
  /** Of a month. */
  budget?: Money
  /** Counts of a month. */
  baseline?: number
  target?: number
  wrong: Partial<Record<keyof QuickStartFigures, string>>
}

const NO_COUNT = 'A number, such as 12'
const BOTH = 'Give both numbers, or neither'

/** What was typed beside the names, as cards hold it, and what could not be read. */
export function readFigures(typed: QuickStartFigures, currency: string): Read {
  const wrong: Read['wrong'] = {}
  const read: Read = { wrong }
  for (const key of ['price', 'budget'] as const) {
    if (typed[key].trim() === '') continue
    const money = typedAmount(typed[key], currency)
    if ('wrong' in money) wrong[key] = money.wrong
    else read[key] = money
  }
  const [now, wanted] = [countIn(typed.now), countIn(typed.wanted)]
  if (Number.isNaN(now)) wrong.now = NO_COUNT
  if (Number.isNaN(wanted)) wrong.wanted = NO_COUNT
  if (now === null && wanted !== null) wrong.now = BOTH
  if (wanted === null && now !== null) wrong.wanted = BOTH
  if (now !== null && wanted !== null) Object.assign(read, { baseline: now, target: wanted })
  return read
}

/** Null where nothing was typed, NaN where it is no count. */
function countIn(typed: string): number | null {
  if (typed.trim() === '') return null
  const value = Number(plainDigits(typed))
  return value >= 0 ? value : Number.NaN
}
