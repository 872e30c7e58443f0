import type { SaidFigure } from '@sextant/contracts/company/facts'
import { typedAmount } from '@/features/company/typed-amount.ts'
import { plainDigits } from '@sextant/contracts/company/typed-number'
import type { QuickStartFigures, WrongFigures } from '@/features/quick-start/names.ts'

type Money = { cents: number; currency: string }
type Form = 'count' | 'money' | 'share'
/** A figure of the goal: money in cents, a share 0–1. */
type Level = { form: Form; value: number; currency?: string }
export type Read = {
  price?: Money
  cost?: Money
  /** Of a month. */
  budget?: Money
  hours?: number
  /** Where the goal stands and where it should be, in one form. */
  goal?: { baseline: number; target: number; form: Form; currency?: string }
  wrong: WrongFigures
}
/** What the grammar of sentences makes of a text. */
export type Grammar = (text: string) => SaidFigure | null

const NO_COUNT = 'A number, such as 12'
const NO_AMOUNT = 'An amount, such as 1,250 or 19.90'
const BOTH = 'Give both numbers, or neither'
const ONE_FORM = 'Both numbers of one sort: so many, money, or percent'
const CENTS = 100

/** Texts that plain digits do not tell: the grammar of sentences is asked for them. */
export const textsToRead = (typed: QuickStartFigures): string[] =>
  [...new Set(Object.values(typed).map(text => text.trim()))].filter(
    text => text !== '' && !(Number(plainDigits(text)) >= 0),
  )

/** What was typed beside the names, as cards hold it, and what could not be read. */
export function readFigures(
  typed: QuickStartFigures,
  currency: string,
  grammar: Grammar = () => null,
): Read {
  const read: Read = { wrong: {} }
  for (const key of ['price', 'cost', 'budget'] as const) {
    if (typed[key].trim() === '') continue
    const money = moneyIn(typed[key], currency, grammar)
    if (money) read[key] = money
    else read.wrong[key] = NO_AMOUNT
  }
  const hours = levelIn(typed.hours, grammar)
  if (hours === 'none') read.wrong.hours = NO_COUNT
  else if (hours) read.hours = hours.value
  return { ...read, ...goalIn(typed, grammar, read.wrong) }
}

function goalIn(
  typed: QuickStartFigures,
  grammar: Grammar,
  others: WrongFigures,
): Pick<Read, 'goal' | 'wrong'> {
  const now = levelIn(typed.now, grammar)
  const wanted = levelIn(typed.wanted, grammar)
  const wrong: WrongFigures = {
    ...others,
    ...(now === 'none' && { now: NO_COUNT }),
    ...(wanted === 'none' && { wanted: NO_COUNT }),
    ...(now === null && wanted !== null && { now: BOTH }),
    ...(wanted === null && now !== null && { wanted: BOTH }),
  }
  if (!now || !wanted || now === 'none' || wanted === 'none') return { wrong }
  // Nought is nought in any form.
  const form = now.value === 0 ? wanted.form : now.form
  if (form !== wanted.form) return { wrong: { ...wrong, wanted: ONE_FORM } }
  const money = wanted.currency && { currency: wanted.currency }
  return { goal: { baseline: now.value, target: wanted.value, form, ...money }, wrong }
}

function moneyIn(text: string, currency: string, grammar: Grammar): Money | null {
  const typed = typedAmount(text, currency)
  if ('cents' in typed) return typed
  const said = grammar(text.trim())
  if (said?.kind === 'money') return { cents: said.value, currency: said.currency ?? currency }
  return said?.kind === 'count' ? { cents: Math.round(said.value * CENTS), currency } : null
}

/** Null where nothing was typed, "none" where it is no figure. */
function levelIn(text: string, grammar: Grammar): Level | 'none' | null {
  if (text.trim() === '') return null
  const plain = Number(plainDigits(text))
  if (plain >= 0) return { form: 'count', value: plain }
  const percent = Number(plainDigits(text.replace(/\s*%\s*$/, '')))
  if (/%\s*$/.test(text) && percent >= 0) return { form: 'share', value: percent / CENTS }
  return text.trim().startsWith('-') ? 'none' : levelOf(grammar(text.trim()))
}

function levelOf(said: SaidFigure | null): Level | 'none' {
  if (said?.kind === 'money')
    return {
      form: 'money',
      value: said.value,
      ...(said.currency && { currency: said.currency }),
    }
  if (said?.kind === 'percent') return { form: 'share', value: said.value }
  const isCount = said?.kind === 'count' || said?.kind === 'duration'
  return said && isCount ? { form: 'count', value: said.value } : 'none'
}
