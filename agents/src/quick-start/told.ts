import type { Period } from '@sextant/contracts/company/figures'
import { boughtAs } from '../company/bought-as.ts'
import { type Fact, factsOf } from '../company/company.ts'
import { oneSale, type OneSale } from '../company/first-figures.ts'
import { type FirstMonth, firstMonth } from '../company/first-month.ts'
import { latestOf } from '../company/latest.ts'
import type { Desk } from '../core/desk.ts'
import { roughly } from '../findings/kit.ts'
import {
  type CountText,
  type DurationText,
  fixed,
  type MoneyText,
  type TimeUnit,
} from '../sentences/figures.ts'
import type { Hole } from '../sentences/hole.ts'
import type { Label } from '../sentences/label.ts'
import { say, type Sentence } from '../sentences/sentence.ts'

/** What a first move stands on. */
export type Ground = Pick<Desk, 'company' | 'kit'>

/** What a first move writes with: the firm's own names and figures, and thresholds that say what they are. */
export class Told {
  readonly desk: Ground
  readonly offer: Fact<'offer'>
  readonly line: Label
  readonly group: Label | null
  readonly sale: OneSale | null
  readonly month: FirstMonth | null
  readonly bought: ReturnType<typeof boughtAs>
  readonly #move: string

  private constructor(desk: Ground, move: string, offer: Fact<'offer'>, line: Label) {
    const { company, kit } = desk
    const segment = latestOf(company, 'segment')
    this.desk = desk
    this.offer = offer
    this.line = line
    this.group = segment ? kit.name(segment) : null
    this.sale = oneSale(company)
    this.month = firstMonth(company)
    this.bought = boughtAs(company)
    this.#move = move
  }

  /** Null where nothing is sold that has a name. `move`: whose thresholds these are. */
  static from(desk: Ground, move: string): Told | null {
    const offer = latestOf(desk.company, 'offer')
    const line = offer && desk.kit.name(offer)
    return offer && line && !line.isStatement ? new Told(desk, move, offer, line) : null
  }

  /** Ids of what every move here is about. */
  get rests(): string[] {
    return [this.offer.id]
  }

  /** Who buys, as somebody is spoken of. */
  get buyers(): Hole | Sentence {
    return this.group && !this.group.isStatement ? this.group : say`your buyers`
  }

  get price(): MoneyText | null {
    return this.offer.price ? this.desk.kit.price(this.offer.price, this.offer) : null
  }

  /** " at £40", or nothing. */
  get at(): Sentence {
    return this.price ? say` at ${this.price}` : say``
  }

  /** ", £40", for a text in which the price stands by itself; nothing where none is told. */
  get comma(): Sentence {
    return this.price ? say`, ${this.price}` : say``
  }

  /** What is special about it, as its owner put it; null where nobody said. */
  get special(): Label | null {
    const [first] = factsOf(this.desk.company, 'strength')
    // It stands behind a colon, where nothing runs into it, whatever its form.
    return (first && this.desk.kit.name(first)?.bare) ?? null
  }

  /** A threshold of the move. */
  n(value: number): CountText {
    return fixed.number(value, this.#move)
  }

  time(value: number, unit: TimeUnit): DurationText {
    return fixed.duration(value, unit, this.#move)
  }

  /** Money that the firm's own figures come to. */
  money(cents: number, how: string, per?: Period): MoneyText {
    return this.desk.kit.money(roughly(cents), how, [this.offer], per)
  }

  /** What one sale leaves, or brings where its own cost is not told, in cents. */
  get each(): number | null {
    return this.sale ? (this.sale.leaves ?? this.sale.brings) : null
  }
}
