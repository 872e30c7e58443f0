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
import type { Origin } from '../sentences/hole.ts'
import { Label } from '../sentences/label.ts'

/** A computed figure: its value (cents, 0–1 or a plain number), how it came about, and the facts it rests on. */
export type Computation = { id: string; value: number; how: string; rests: readonly string[] }

/** Significant digits of a figure that is called "about". */
const ROUGH_DIGITS = 3

/** 31,570 becomes 31,600: as exact as an estimate may look. */
export function roughly(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(ROUGH_DIGITS))
}

const AS_SAID = 'as said'

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
    return moneyText(amount, this.#enter(cents, how, rests))
  }

  /** An amount that a fact states. */
  amount(amount: Amount, fact: Fact): MoneyText {
    return moneyText(amount, this.#enter(amount.cents, AS_SAID, [fact]))
  }

  /** A price as people say it: that of one sale needs no period. */
  price(amount: Amount, fact: Fact): MoneyText {
    const isOfSale = amount.per === 'sale' || amount.per === 'once'
    return this.money(amount.cents, AS_SAID, [fact], isOfSale ? undefined : amount.per)
  }

  /** From a ratio. */
  percent(ratio: number, how: string, rests: readonly Fact[]): PercentText {
    return percentText(ratio, this.#enter(ratio, how, rests))
  }

  number(value: number, how: string, rests: readonly Fact[]): CountText {
    return numberText(value, this.#enter(value, how, rests))
  }

  count(value: number, unit: Unit, how: string, rests: readonly Fact[]): CountText {
    return countText(value, unit, this.#enter(value, how, rests))
  }

  /** Hours of work and other spans that keep their unit. */
  duration(value: number, unit: TimeUnit, how: string, rests: readonly Fact[]): DurationText {
    return durationText(value, unit, this.#enter(value, how, rests))
  }

  /** A waiting time, in the largest unit that leaves it whole. */
  span(value: number, unit: TimeUnit, how: string, rests: readonly Fact[]): DurationText {
    return spanText(value, unit, this.#enter(value, how, rests))
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
    const label = Label.from(fact.label, fact.id, fact.number)
    if (!label) throw new Error(`the fact ${fact.id} has no name fit for a sentence`)
    return label
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
    if (fact.form === 'share') return this.percent(value, how, [fact])
    if (fact.form === 'hours') return this.duration(value, 'hour', how, [fact])
    if (fact.form === 'days') return this.duration(value, 'day', how, [fact])
    if (fact.form === 'months') return this.duration(value, 'month', how, [fact])
    return this.number(value, how, [fact])
  }

  #enter(value: number, how: string, rests: readonly Fact[]): Origin {
    if (!Number.isFinite(value)) throw new RangeError(`“${how}” is not a number`)
    const id = `c${this.#ledger.length + 1}`
    this.#ledger.push({ id, value, how, rests: rests.map(fact => fact.id) })
    return { ledger: id }
  }
}
