import type { Sells } from '@sextant/contracts/company/chips'
import type { Unit } from '@sextant/contracts/company/figures'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import type { FoundBy } from '../findings/finding.ts'
import { Kit } from '../findings/kit.ts'
import { dealingsOf } from '../company/dealings.ts'
import {
  type CountText,
  type DurationText,
  fixed,
  type PercentText,
  type TimeUnit,
  unitText,
} from '../sentences/figures.ts'
import type { Label } from '../sentences/label.ts'

/** What a sale and those who make it are called, so that no step speaks of quotes to those who live on gifts. */
export const NOUNS: Readonly<Record<Sells, { sale: Unit; customer: Unit }>> = {
  orders: {
    sale: { one: 'order', many: 'orders' },
    customer: { one: 'customer', many: 'customers' },
  },
  copies: { sale: { one: 'copy', many: 'copies' }, customer: { one: 'buyer', many: 'buyers' } },
  memberships: {
    sale: { one: 'membership', many: 'memberships' },
    customer: { one: 'member', many: 'members' },
  },
  gifts: { sale: { one: 'gift', many: 'gifts' }, customer: { one: 'giver', many: 'givers' } },
  projects: {
    sale: { one: 'project', many: 'projects' },
    customer: { one: 'client', many: 'clients' },
  },
}

/** Fewer cases than this show nothing. */
const FEWEST = 3
/** Above two of these, numbers are told in steps of it. */
const STEP = 5

export const sellsOf = (company: Company): Sells =>
  factsOf(company, 'organization')[0]?.sells ?? 'orders'

/** What a play writes with: the finding it answers, the organization's own nouns, and its thresholds. */
export class Scene {
  readonly company: Company
  readonly finding: FoundBy
  readonly #play: string
  readonly #kit: Kit

  constructor(play: string, company: Company, finding: FoundBy) {
    this.#play = play
    this.company = company
    this.finding = finding
    this.#kit = new Kit(company)
  }

  /** What the finding is about. Throws where it names nothing: such a play is then not chosen. */
  get about(): Label {
    if (!this.finding.about) throw new Error(`${this.finding.rule} names nothing`)
    return this.finding.about
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

  number(value: number): CountText {
    return fixed.number(value, this.#play)
  }

  /** So many cases to look back on or to wait for; of a firm that has fewer in a year, as many as it has. */
  past(value: number): CountText {
    const there = dealingsOf(this.company, this.finding.rests)
    if (there === null || there >= value) return this.number(value)
    return this.number(
      Math.max(FEWEST, there > STEP * 2 ? there - (there % STEP) : Math.floor(there)),
    )
  }

  /** "8 weeks". */
  time(value: number, unit: TimeUnit): DurationText {
    return fixed.duration(value, unit, this.#play)
  }

  #noun(what: 'sale' | 'customer', number: 'one' | 'many'): CountText {
    return unitText(NOUNS[sellsOf(this.company)][what], number, { fixed: this.#play })
  }
}
