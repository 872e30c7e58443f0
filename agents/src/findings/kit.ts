import type { Amount, Period, Unit } from '@sextant/contracts/company/figures'
import type { Company, Fact } from '../company/company.ts'
import {
  type CountText,
  countText,
  type DateText,
  dateText,
  type DurationText,
  durationText,
  type MoneyText,
  moneyText,
  monthText,
  numberText,
  type PercentText,
  percentText,
  spanText,
  type TimeUnit,
  unitText,
} from '../sentences/figures.ts'
import type { Hole, Origin } from '../sentences/hole.ts'
import { Label } from '../sentences/label.ts'
import { type MeasuredText, measuredText } from '../sentences/measured.ts'

/** `display`: as it stands in a sentence, with its unit. */
export type MeasuredFigure = { value: number; unit: ComputedUnit; display: string; how: string }
export type ComputedUnit = 'cents' | 'percent' | 'count' | 'months' | 'days'

/** A computed figure: its value (cents, 0–1 or a plain number), how it came about, the facts it rests on, and how it is written. */
export type Computation = {
  id: string
  value: number
  how: string
  rests: readonly string[]
  unit: ComputedUnit
  display: string
}

/** Significant digits of a figure that is called "about". */
const ROUGH_DIGITS = 3

/** 31,570 becomes 31,600: as exact as an estimate may look. */
export function roughly(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(ROUGH_DIGITS))
}

/** A figure that a fact states: nothing was computed. */
export const AS_SAID = 'as said'

/** What a rule makes its holes with. Every figure is written into the ledger with its arithmetic. */
export class Kit {
  readonly company: Company
  readonly #ledger: Computation[] = []

  constructor(company: Company) {
    this.company = company
  }

  get ledger(): readonly Computation[] {
    return this.#ledger
  }

  /** From cents. */
  money(cents: number, how: string, rests: readonly Fact[], per?: Period): MoneyText {
    const amount = { cents, currency: this.company.currency, ...(per && { per }) }
    return this.#enter({ value: cents, how, rests, unit: 'cents' }, o => moneyText(amount, o))
  }

  /** An amount that a fact states. */
  amount(amount: Amount, fact: Fact): MoneyText {
    const entry = { value: amount.cents, how: AS_SAID, rests: [fact], unit: 'cents' } as const
    return this.#enter(entry, origin => moneyText(amount, origin))
  }

  /** A price as people say it: that of one sale needs no period. */
  price(amount: Amount, fact: Fact): MoneyText {
    const { cents, currency, per } = amount
    const isOfSale = per === 'sale' || per === 'once'
    return this.amount({ cents, currency, ...(per && !isOfSale && { per }) }, fact)
  }

  /** From a ratio. */
  percent(ratio: number, how: string, rests: readonly Fact[]): PercentText {
    return this.#enter({ value: ratio, how, rests, unit: 'percent' }, o => percentText(ratio, o))
  }

  /** A figure of what was measured, as it is written there. */
  measured({ value, unit, display, how }: MeasuredFigure): MeasuredText {
    const entry = { value, unit, how, rests: [] } as const
    return this.#enter(entry, origin => measuredText(display, origin))
  }

  number(value: number, how: string, rests: readonly Fact[]): CountText {
    return this.#enter({ value, how, rests, unit: 'count' }, o => numberText(value, o))
  }

  count(value: number, unit: Unit, how: string, rests: readonly Fact[]): CountText {
    return this.#enter({ value, how, rests, unit: 'count' }, o => countText(value, unit, o))
  }

  /** Hours of work and other spans that keep their unit. */
  duration(value: number, unit: TimeUnit, how: string, rests: readonly Fact[]): DurationText {
    return this.#enter({ value, how, rests, unit: inTime(unit) }, o => durationText(value, unit, o))
  }

  /** A waiting time, in the largest unit that leaves it whole. */
  span(value: number, unit: TimeUnit, how: string, rests: readonly Fact[]): DurationText {
    return this.#enter({ value, how, rests, unit: inTime(unit) }, o => spanText(value, unit, o))
  }

  date(day: string, fact: Fact): DateText {
    return dateText(day, { fact: fact.id })
  }

  /** The name of a month, January being nought. */
  month(index: number, fact: Fact): DateText {
    return monthText(index, { fact: fact.id })
  }

  /** What is counted, as a word: "order", "orders". */
  unit(unit: Unit, number: 'one' | 'many', fact: Fact): CountText {
    return unitText(unit, number, { fact: fact.id })
  }

  /** Throws where the fact has no name that could stand in a sentence; its rule then says nothing. */
  label(fact: Fact): Label {
    const label = this.name(fact)
    if (!label) throw new Error(`the fact ${fact.id} has no name fit for a sentence`)
    return label
  }

  /** Null where the fact has no name that could stand in a sentence. */
  name(fact: Fact): Label | null {
    return Label.from(fact.label, fact.id, fact.number, fact.kind)
  }

  /** The name of a part that a fact lists: what a person does. Null where it could not stand in a sentence. */
  part(text: string, fact: Fact): Label | null {
    return Label.from(text, fact.id)
  }

  /** A goal's or a measure's figure in its own form: money in cents, a share 0–1, hours, or a count. */
  figure(
    fact: Fact<'goal'> | Fact<'measure'> | Fact<'change'>,
    value: number,
    how: string = AS_SAID,
  ): MoneyText | PercentText | CountText | DurationText {
    if (fact.form === 'money') return this.money(value, how, [fact])
    if (fact.form === 'share') {
      const entry = { value, how, rests: [fact], unit: 'percent' } as const
      return this.#enter(entry, origin => percentText(value, origin, true))
    }
    if (fact.form === 'hours') return this.duration(value, 'hour', how, [fact])
    if (fact.form === 'days') return this.duration(value, 'day', how, [fact])
    if (fact.form === 'months') return this.duration(value, 'month', how, [fact])
    return this.number(value, how, [fact])
  }

  #enter<Text extends Hole>(entry: Entry, written: (origin: Origin) => Text): Text {
    if (!Number.isFinite(entry.value)) throw new RangeError(`“${entry.how}” is not a number`)
    const id = `c${this.#ledger.length + 1}`
    const text = written({ ledger: id })
    const rests = entry.rests.map(fact => fact.id)
    const how = howOf(entry)
    this.#ledger.push({ ...entry, how, id, rests, display: text.render('middle') })
    return text
  }
}

/** A goal's figures that were said for a day, a week or a month stand here for a year. */
function howOf({ how, rests }: Entry): string {
  const [fact] = rests
  const times = fact && 'yearly' in fact ? fact.yearly : null
  return how === AS_SAID && times ? `as said × ${String(times)}, for a year` : how
}

type Entry = { value: number; how: string; rests: readonly Fact[]; unit: ComputedUnit }

/** Hours and weeks are counts: the ledger knows days and months by name. */
function inTime(unit: TimeUnit): ComputedUnit {
  if (unit === 'month') return 'months'
  return unit === 'day' ? 'days' : 'count'
}
