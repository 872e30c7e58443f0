import type { Claim, Computation as ShownComputation } from '@sextant/contracts/deliverable'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import { inOwnMoney } from '../company/own-money.ts'
import { findAll, type Found } from '../findings/find.ts'
import type { Family, FoundBy } from '../findings/finding.ts'
import { AS_SAID, type Computation, type Kit } from '../findings/kit.ts'
import { rulesFor } from '../findings/rules.ts'
import { type ChosenPlay, choosePlays } from '../plays/choose.ts'
import type { Role } from '../plays/play.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { SourceBook } from './book.ts'
import { workingDaysAfter } from './calendar.ts'
import { ownerFor, personFor } from './owners.ts'
import { mostPeople, type Profile } from './profile.ts'

/** The working surface of one draft: what is known, what follows from it, and where sources and figures are booked. */
export class Desk {
  /** The facts that count here: all confirmed ones, and in a draft on unconfirmed facts those that were only read. */
  readonly company: Company
  readonly profile: Profile
  readonly kit: Kit
  readonly book: SourceBook
  readonly findings: readonly FoundBy[]
  readonly wanted: Found['wanted']
  readonly plays: readonly ChosenPlay[]
  readonly broken: Found['broken']
  /** As they stand, with what is confirmed and what is not. */
  readonly standing: Company
  readonly #shown = new Map<string, Computation>()

  /** `families`: the findings this tool is about. */
  constructor(standing: Company, profile: Profile, families: readonly Family[]) {
    const people = mostPeople(profile)
    const { industry } = profile
    const known = { ...standing, industry, ...(people !== undefined && { peopleAtMost: people }) }
    const found = findAll(inOwnMoney(asRead(known)), rulesFor(families))
    this.standing = standing
    this.company = found.kit.company
    this.profile = profile
    this.kit = found.kit
    this.book = new SourceBook(standing)
    this.findings = found.findings
    this.wanted = found.wanted
    this.broken = found.broken
    this.plays = firmFirst(
      standing,
      ownFirst(choosePlays(this.company, found.findings, undefined, found.kit), families),
    )
  }

  /** How many facts count that nobody has confirmed. */
  get unconfirmed(): number {
    return this.standing.facts.filter(isRead).length
  }

  fact(id: string): Fact | undefined {
    return this.standing.facts.find(fact => fact.id === id)
  }

  /** A sentence as a claim: its sources are the facts its words and figures come from, and those it is said to rest on. */
  claim(sentence: Sentence, rests: readonly string[] = [], evidence?: Claim['evidence']): Claim {
    const figures = this.#figuresOf(sentence)
    const inWords = sentence.origins.flatMap(origin => ('fact' in origin ? [origin.fact] : []))
    const facts = [...rests, ...figures.flatMap(figure => figure.rests), ...inWords]
    const computed = figures.filter(({ how }) => how !== AS_SAID)
    for (const figure of computed) this.#shown.set(figure.id, figure)
    return {
      text: withStop(sentence.text),
      sources: this.cite(facts),
      ...(evidence && { evidence }),
      ...(computed.length > 0 && { computed: computed.map(({ id }) => id) }),
    }
  }

  /** Lists a computed figure with the others, where words that no sentence made show it. */
  shows(figure: Computation): void {
    this.#shown.set(figure.id, figure)
  }

  finding(found: FoundBy): Claim {
    const evidence = found.evidence === 'told' ? 'told' : 'computed'
    return { ...this.claim(found.says, found.rests, evidence), ...aboutOf(found) }
  }

  /** What a fact is called, as a claim of its own; `says` where more is known of it. */
  named(fact: Fact, says?: Sentence): Claim {
    if (says) return { ...this.claim(says, [fact.id], 'told'), text: says.text, fact: fact.id }
    const text = fact.label.charAt(0).toUpperCase() + fact.label.slice(1)
    return { text, sources: this.cite([fact.id]), evidence: 'told', fact: fact.id }
  }

  /** The person's own words, whole and in quotation marks; null where the fact was filled in. */
  quoted(fact: Fact): Claim | null {
    const said = fact.quote.trim()
    const isMarked = said.length > 2 && said.startsWith('"') && said.endsWith('"')
    const bare = isMarked ? said.slice(1, -1) : said
    const words = bare.replaceAll('“', '‘').replaceAll('”', '’')
    if (!words) return null
    const text = `“${words}”`
    return { text, sources: this.cite([fact.id]), evidence: 'quoted', fact: fact.id }
  }

  /** A sentence that a play or a method answers for. */
  rule(sentence: Sentence, chosen: ChosenPlay): Claim {
    const claim = this.claim(sentence, [], 'rule')
    const method = this.book.method(chosen.play.source)
    return { ...claim, sources: [...new Set([...claim.sources, method])] }
  }

  /** Numbers of the facts' sources, in this order and without repeats. */
  cite(ids: readonly string[]): number[] {
    const facts = [...new Set(ids)].map(id => this.fact(id)).filter(fact => fact !== undefined)
    return facts.map(fact => this.book.fact(fact))
  }

  /** Who does it: a person of the cards whose work it is, else the role that has it at this size. `matter`: the fact it is about. */
  owner(role: Role, matter?: Pick<Fact, 'id' | 'about'>): string {
    const people = factsOf(this.company, 'person').filter(one => this.kit.name(one) !== null)
    return personFor(people, role, matter) ?? ownerFor(this.profile, role)
  }

  due(workingDays: number): string {
    return workingDaysAfter(this.company.today, workingDays)
  }

  /** The computed figures that stand in claims made so far, as the deliverable tells them. */
  computations(): ShownComputation[] {
    return [...this.#shown.values()].map(({ id, value, unit, display, how, rests }) => ({
      id,
      label: how,
      value,
      unit,
      display,
      formula: how,
      inputs: {},
      from: [...new Set(rests.flatMap(fact => this.fact(fact)?.label ?? []))],
    }))
  }

  #figuresOf(sentence: Sentence): Computation[] {
    const ids = new Set(
      sentence.origins.flatMap(origin => ('ledger' in origin ? [origin.ledger] : [])),
    )
    return this.kit.ledger.filter(({ id }) => ids.has(id))
  }
}

/** What was read but not confirmed counts in a draft; the deliverable says so. Assumptions never make findings. */
function asRead(standing: Company): Company {
  const facts = standing.facts.map(fact =>
    isRead(fact) ? { ...fact, status: 'confirmed' as const } : fact,
  )
  return { ...standing, facts }
}

/** What was read, and is more likely right than wrong. */
const isRead = ({ status, unsure }: Fact): boolean => status === 'proposed' && !unsure

/** How much more a play counts whose finding is one that the tool is about. */
const OWN = 2

/** Plays by their rank, those for findings that the tool is about lifted: a strong one of another family still leads a weak one of its own. */
function ownFirst(plays: readonly ChosenPlay[], families: readonly Family[]): ChosenPlay[] {
  const rank = ({ finding, score }: ChosenPlay): number =>
    families.includes(finding.family) ? score * OWN : score
  return plays.toSorted((a, b) => rank(b) - rank(a))
}

/** What rests on confirmed facts alone stands before what was only read: that never leads where something firm can. */
function firmFirst(standing: Company, plays: readonly ChosenPlay[]): ChosenPlay[] {
  const read = new Set(
    standing.facts.filter(({ status }) => status === 'proposed').map(({ id }) => id),
  )
  const isRead = ({ finding }: ChosenPlay): boolean => finding.rests.some(id => read.has(id))
  return plays.toSorted((a, b) => Number(isRead(a)) - Number(isRead(b)))
}

const aboutOf = ({ rests }: FoundBy): Pick<Claim, 'fact'> =>
  rests[0] === undefined ? {} : { fact: rests[0] }

const withStop = (text: string): string => (/[.!?…”]$/.test(text) ? text : `${text}.`)

/** Whether anything of a kind is known here. */
export const knows = (desk: Desk, kind: Fact['kind']): boolean =>
  factsOf(desk.company, kind).length > 0
