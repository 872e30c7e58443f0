import type { Sells } from '@sextant/contracts/company/chips'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import { linesByLeft } from '../company/contributions.ts'
import { lastDayOf } from '../company/days.ts'
import { nounsOf } from '../company/nouns.ts'
import type { FoundBy } from '../findings/finding.ts'
import { Kit } from '../findings/kit.ts'
import { holds } from '../company/presupposed.ts'
import { Own } from './own.ts'
import { hourValues } from '../company/hour-values.ts'
import { customersOf, dealingsOf } from '../company/dealings.ts'
import {
  type CountText,
  type DateText,
  type DurationText,
  durationText,
  fixed,
  type PercentText,
  type TimeUnit,
  unitText,
} from '../sentences/figures.ts'
import type { Label } from '../sentences/label.ts'
import { ListText } from '../sentences/list.ts'

/** Fewer cases than this show nothing. */
const FEWEST = 3
/** From here on a number of cases has to be there. */
const MANY = 10
/** Above two of these, numbers are told in steps of it. */
const STEP = 5

/** So many names still read as a list. */
const NAMED = 4
const DAYS_A_WEEK = 7

const daysBefore = (day: string, days: number): string => {
  const date = new Date(`${lastDayOf(day)}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

export const sellsOf = (company: Company): Sells =>
  factsOf(company, 'organization')[0]?.sells ?? 'orders'

/** What a play writes with: the finding it answers, the organization's own nouns, and its thresholds. */
export class Scene {
  readonly company: Company
  readonly finding: FoundBy
  /** The firm's own names and figures. */
  readonly own: Own
  readonly #play: string
  readonly #kit: Kit

  /** `kit`: into whose ledger the figures of the steps go. */
  constructor(play: string, company: Company, finding: FoundBy, kit: Kit = new Kit(company)) {
    this.#play = play
    this.company = company
    this.finding = finding
    this.#kit = kit
    this.own = new Own(company, finding, kit)
  }

  /** What the finding is about. Throws where it names nothing: such a play is then not chosen. */
  get about(): Label {
    if (!this.finding.about) throw new Error(`${this.finding.rule} names nothing`)
    return this.finding.about
  }

  /** Whether prices are named case by case, in quotes, and stand on no shelf. */
  get sendsQuotes(): boolean {
    return holds('quotes', this.company, this.finding.rests)
  }

  /** What the finding is about, where it is a thing. Throws where it is somebody: nothing is made with a person. */
  get thing(): Label {
    if (this.about.isPerson) throw new Error(`${this.#play} is for things`)
    return this.about
  }

  label(fact: Fact): Label {
    return this.#kit.label(fact)
  }

  /** The name of a fact that the company is asked for; without it the play is not chosen. */
  fact(of: (company: Company) => Fact | undefined): Label {
    const found = of(this.company)
    if (!found) throw new Error(`${this.#play} has nothing to name`)
    return this.label(found)
  }

  get sale(): CountText {
    return this.#noun('sale', 'one')
  }

  get sales(): CountText {
    return this.#noun('sale', 'many')
  }

  get customer(): CountText {
    return this.#noun('customer', 'one')
  }

  get customers(): CountText {
    return this.#noun('customer', 'many')
  }

  /** A threshold of the play: "30%". */
  percent(ratio: number): PercentText {
    return fixed.percent(ratio, this.#play)
  }

  /** "10 buyers". */
  count(value: number, one: string, many: string): CountText {
    return fixed.count(value, { one, many }, this.#play)
  }

  /** A number of the organization's own cases: sales, offers, requests. Throws where a year holds fewer; such a play is then not chosen. */
  number(value: number): CountText {
    this.#holds(value, dealingsOf(this.company, this.finding.rests))
    return this.outside(value)
  }

  /** A number of its customers. Throws where it has fewer. */
  heads(value: number): CountText {
    this.#holds(value, customersOf(this.company))
    return this.number(value)
  }

  /** A number of what there is enough of for everybody: strangers, sentences, days. */
  outside(value: number): CountText {
    return fixed.number(value, this.#play)
  }

  #holds(value: number, there: number | null): void {
    if (there !== null && value >= MANY && value > there)
      throw new Error(`${this.#play} counts over more than there are`)
  }

  /** So many cases to look back on or to wait for; of a firm that has fewer in a year, as many as it has. */
  past(value: number): CountText {
    const there = dealingsOf(this.company, this.finding.rests)
    if (there === null || there >= value) return this.outside(value)
    return this.outside(
      Math.max(FEWEST, there > STEP * 2 ? there - (there % STEP) : Math.floor(there)),
    )
  }

  /** The lines by what one sale leaves, or by what an hour of work leaves, the best first; null where the cards tell it of fewer than two. */
  ranked(by: 'sale' | 'hour'): ListText | null {
    const lines =
      by === 'hour'
        ? hourValues(this.company).map(({ line }) => line)
        : linesByLeft(this.company).map(({ line }) => line)
    if (lines.length < 2) return null
    return new ListText(lines.slice(0, NAMED).map(line => this.label(line)))
  }

  /** The one who leaves, how long a successor has to be beside them, and by when that has to begin; null where a card does not tell, or where it is too late. */
  get handover(): { who: Label; takes: DurationText; start: DateText; last: DateText } | null {
    const person = factsOf(this.company, 'person').find(
      ({ id, leaves, handoverWeeks }) => leaves && handoverWeeks && this.finding.rests.includes(id),
    )
    if (!person?.leaves || !person.handoverWeeks) return null
    const start = daysBefore(person.leaves, person.handoverWeeks * DAYS_A_WEEK)
    if (start <= this.company.today) return null
    return {
      who: this.label(person),
      takes: durationText(person.handoverWeeks, 'week', { fact: person.id }),
      start: this.#kit.date(start, person),
      last: this.#kit.date(person.leaves, person),
    }
  }

  /** "8 weeks". */
  time(value: number, unit: TimeUnit): DurationText {
    return fixed.duration(value, unit, this.#play)
  }

  #noun(what: 'sale' | 'customer', number: 'one' | 'many'): CountText {
    return unitText(nounsOf(this.company)[what], number, { fixed: this.#play })
  }
}
