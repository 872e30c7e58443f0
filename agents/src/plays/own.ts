import { dealingsOf } from '../company/dealings.ts'
import { keptOfSale } from '../company/commission.ts'
import { aboutOf, type Company, type Fact, factsOf } from '../company/company.ts'
import { dependedOn } from '../company/dependence.ts'
import { fixedCostOf } from '../company/fixed-costs.ts'
import { growingGoals, type MovingGoal } from '../company/goals.ts'
import { mainLine } from '../company/main-line.ts'
import { marginOf } from '../company/margins.ts'
import { remediesOf } from '../company/remedies.ts'
import { refusalsOf } from '../company/refusals.ts'
import { ownPrice, type PricedOffer, pricedOffers } from '../company/sales.ts'
import type { FoundBy } from '../findings/finding.ts'
import { type Kit, roughly } from '../findings/kit.ts'
import type { CountText, MoneyText, PercentText } from '../sentences/figures.ts'
import type { Hole } from '../sentences/hole.ts'
import { ListText } from '../sentences/list.ts'
import { say, type Sentence } from '../sentences/sentence.ts'

/** So many names still read as a list. */
const NAMED = 3
/** Fewer buyers than these stay away or come by chance. */
const SEEN = 3
type Word = Hole | Sentence

/** The firm's own things for the steps of a play: those of the finding first, then the one there is. What nobody told is said in the play's own words, given along. */
export class Own {
  readonly #company: Company
  readonly #rests: readonly string[]
  readonly #kit: Kit

  constructor(company: Company, finding: FoundBy, kit: Kit) {
    this.#company = company
    this.#rests = finding.rests
    this.#kit = kit
  }

  /** A fact of a kind that the finding rests on. */
  #rested<K extends Fact['kind']>(kind: K): Fact<K> | undefined {
    return factsOf(this.#company, kind).find(({ id }) => this.#rests.includes(id))
  }

  #name(fact: Fact | undefined, otherwise: Word): Word {
    return (fact && this.#kit.name(fact)) ?? otherwise
  }

  #goalFact(): MovingGoal | undefined {
    const goals = growingGoals(this.#company)
    return goals.find(({ id }) => this.#rests.includes(id)) ?? goals[0]
  }

  /** The line that a hindrance holds up; nobody is guessed. */
  #refusedFact(): Fact<'offer'> | undefined {
    const brake = this.#rested('constraint')
    const offers = factsOf(this.#company, 'offer')
    const named = brake && aboutOf(this.#company, brake, 'offer')
    return named ?? (offers.length === 1 ? offers[0] : undefined)
  }

  #lineFact(): Fact<'offer'> | undefined {
    const goal = this.#goalFact()
    const person = this.#rested('person')
    const rested = factsOf(this.#company, 'offer').filter(({ id }) => this.#rests.includes(id))
    const named =
      (person && aboutOf(this.#company, person, 'offer')) ??
      (rested.length === 1 ? rested[0] : undefined) ??
      this.#refusedFact()
    // What hangs on somebody, or is held up, is of the line that a card names; the main one would be a guess.
    const isOpen = person !== undefined || this.#rested('constraint') !== undefined
    if (named || isOpen) return named
    return (goal && aboutOf(this.#company, goal, 'offer')) ?? mainLine(this.#company)
  }

  #priced(): PricedOffer | undefined {
    const line = this.#lineFact()
    return pricedOffers(this.#company).find(({ id }) => id === line?.id)
  }

  /** The line it is about, else that of the goal, else the main one. */
  line = (otherwise: Word): Word => this.#name(this.#lineFact(), otherwise)

  /** " for the line", where it is known. */
  forLine = (): Sentence => {
    const line = this.#lineFact()
    const name = line && this.#kit.name(line)
    return name ? say` for ${name}` : say``
  }

  /** The line that is refused. */
  refused = (otherwise: Word): Word => this.#name(this.#refusedFact(), otherwise)

  /** Those who pay: the group of the finding, else the largest. */
  group = (otherwise: Word): Word => {
    const groups = factsOf(this.#company, 'segment').filter(
      ({ side, single }) => side !== 'user' && !single,
    )
    const rested = groups.find(({ id }) => this.#rests.includes(id))
    const largest = groups.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0]
    return this.#name(rested ?? largest, otherwise)
  }

  partner = (otherwise: Word): Word => this.#name(this.#rested('partner'), otherwise)
  change = (otherwise: Word): Word => this.#name(this.#rested('change'), otherwise)
  idea = (otherwise: Word): Word => this.#name(this.#rested('idea'), otherwise)

  /** What holds back, as the finding says it. */
  brake = (otherwise: Word): Word => {
    const only = factsOf(this.#company, 'constraint')
    return this.#name(
      this.#rested('constraint') ?? (only.length === 1 ? only[0] : undefined),
      otherwise,
    )
  }

  /** The same as an aside: " (the bench)". */
  brakeAside = (): Sentence => {
    const brake = this.#rested('constraint')
    const name = brake && this.#kit.name(brake)
    return name ? say` (${name})` : say``
  }

  /** The one it hangs on. */
  person = (otherwise: Word): Word => {
    const alone = factsOf(this.#company, 'person').filter(one => one.alone)
    const only = alone.length === 1 ? alone[0] : undefined
    return this.#name(this.#rested('person') ?? only, otherwise)
  }

  /** Somebody else of the cards, to whom a task can go. */
  another = (otherwise: Word): Word => {
    const line = this.#lineFact()
    const carrying = new Set(dependedOn(this.#company).map(({ id }) => id))
    const others = factsOf(this.#company, 'person').filter(
      ({ id, alone, about, leaves }) =>
        !alone &&
        !carrying.has(id) &&
        leaves === undefined &&
        !this.#rests.includes(id) &&
        about !== line?.id,
    )
    return this.#name(others[0], otherwise)
  }

  /** The one large account; a group of several is none. */
  account = (otherwise: Word): Word => {
    const single = factsOf(this.#company, 'segment').filter(({ single }) => single)
    const rested = single.find(({ id }) => this.#rests.includes(id))
    const largest = single.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0]
    return this.#name(rested ?? largest, otherwise)
  }

  channel = (otherwise: Word): Word => this.#name(this.#rested('channel'), otherwise)
  rival = (otherwise: Word): Word => this.#name(this.#rested('rival'), otherwise)
  goal = (otherwise: Word): Word => this.#name(this.#goalFact(), otherwise)

  /** "the goal for sales". */
  aim = (otherwise: Word): Word => {
    const goal = this.#goalFact()
    const name = goal && this.#kit.name(goal)
    return name ? say`the goal for ${name}` : otherwise
  }

  /** What is paid for to be found. */
  paidWays = (otherwise: Word): Word => {
    const paid = factsOf(this.#company, 'channel').filter(
      ({ spend, attempt }) => spend && spend.cents > 0 && attempt !== 'failed',
    )
    const names = paid.flatMap(one => this.#kit.name(one) ?? []).slice(0, NAMED)
    return names.length > 0 ? new ListText(names) : otherwise
  }

  /** The strength that is shown by a figure, else the first. */
  strength = (otherwise: Word): Word => {
    const all = factsOf(this.#company, 'strength')
    const proved = all.find(({ proof }) => proof !== undefined)
    return this.#name(this.#rested('strength') ?? proved ?? all[0], otherwise)
  }

  /** The day of the change. */
  day = (otherwise: Word): Word => {
    const change = this.#rested('change')
    return change?.when ? this.#kit.date(change.when, change) : otherwise
  }

  /** The idea that would remove what holds the line back, with its cost. */
  remedy(): { name: Hole; cost: MoneyText } | null {
    const line = this.#lineFact()
    const rested = this.#rested('idea')
    const brakes = factsOf(this.#company, 'constraint').filter(
      ({ id, about }) => this.#rests.includes(id) || (line && about === line.id),
    )
    const all = [
      ...(rested ? [rested] : []),
      ...brakes.flatMap(one => remediesOf(this.#company, one)),
    ]
    const idea = all.find(({ cost }) => cost?.cents)
    const name = idea && this.#kit.name(idea)
    return idea?.cost && name ? { name, cost: this.#kit.price(idea.cost, idea) } : null
  }

  /** How many are refused in a year. */
  lost(): CountText | null {
    const refusals = refusalsOf(this.#company)
    const own = refusals.find(({ id }) => this.#rests.includes(id)) ?? refusals[0]
    return own ? this.#kit.number(own.lost, 'as said', [own]) : null
  }

  /** What has to be paid in a year whatever is sold. */
  fixedCosts(): MoneyText | null {
    const fixed = fixedCostOf(this.#company)
    return fixed && this.#kit.money(fixed.cents, 'fixed cost a year', [fixed.fact])
  }

  /** A part of them. */
  fixedPart(part: number): MoneyText | null {
    const fixed = fixedCostOf(this.#company)
    const how = 'fixed cost a year × part'
    return fixed && this.#kit.money(roughly(fixed.cents * part), how, [fixed.fact])
  }

  /** What is owed, or stands in stock. */
  sumOf(metric: 'arrears' | 'stock' | 'cash'): MoneyText | null {
    const measure = factsOf(this.#company, 'measure').find(
      one => one.metric === metric && one.form === 'money' && one.value,
    )
    return measure?.value ? this.#kit.money(measure.value, 'as said', [measure]) : null
  }

  /** What a year of the paid ways costs, as the finding has it. */
  spent(): MoneyText | null {
    const paid = factsOf(this.#company, 'channel').filter(
      ({ spend }) => spend?.per === 'month' || spend?.per === 'year',
    )
    const cents = paid.reduce(
      (sum, { spend }) => sum + (spend ? spend.cents * (spend.per === 'month' ? 12 : 1) : 0),
      0,
    )
    return cents > 0 ? this.#kit.money(roughly(cents), 'Σ spend a year', paid) : null
  }

  /** The price of the line, and so much more or less of it. */
  price(part = 0): MoneyText | null {
    const line = this.#priced()
    if (!line) return null
    if (part === 0) return this.#kit.price(line.price, line)
    const cents = roughly(line.price.cents * (1 + part))
    return this.#kit.money(cents, 'price × (1 + part)', [line])
  }

  /** The part of its buyers that may stay away after a rise by so much, before less is left than today: rise ÷ (margin + rise). Null where half a year has too few buyers to see it. */
  mayLose(part: number): PercentText | null {
    const line = this.#priced()
    const margin = line ? marginOf(line) : null
    if (!line || margin === null || margin <= 0) return null
    const known = dealingsOf(this.#company, [line.id])
    const inHalfAYear = (known ?? Infinity) / 2
    if (inHalfAYear * (part / (margin + part)) < SEEN) return null
    return this.#kit.percent(part / (margin + part), 'rise ÷ (margin + rise)', [line])
  }

  /** What one sale of the line leaves. */
  left(): MoneyText | null {
    const line = this.#priced()
    const each = line ? keptOfSale(this.#company, { about: line.id }) : null
    return each && each.value > 0
      ? this.#kit.money(roughly(each.value), each.how, each.rests)
      : null
  }

  /** What a rise by so much brings on what is sold of the line today. */
  riseBrings(part: number): MoneyText | null {
    const line = this.#priced()
    if (!line?.volume || (line.price.per && line.price.per !== 'sale' && line.price.per !== 'once'))
      return null
    const cents = roughly(line.volume * ownPrice(line) * part)
    return this.#kit.money(cents, 'number × price × part', [line])
  }

  /** What the goal adds, in its own figures. */
  gap(): Sentence | null {
    const goal = this.#goalFact()
    if (!goal) return null
    const from = this.#kit.figure(goal, goal.baseline)
    return say`from ${from} to ${this.#kit.figure(goal, goal.target)}`
  }
}
