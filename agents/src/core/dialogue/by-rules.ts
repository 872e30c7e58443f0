import type { FactKind } from '@sextant/contracts/company/kinds'
import { SURE_FROM } from '@sextant/contracts/company/facts'
import type { Company, Fact } from '../../company/company.ts'
import { readCards } from '../../reading/read.ts'
import type { ReadCard } from '../../reading/read-card.ts'
import { figuresBeside } from '../../reading/beside.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { qualityRates } from '../../reading/quality-rates.ts'
import { nameRefusal } from '../../reading/read-name.ts'
import { sortsOf } from '../../reading/sorts.ts'
import type { Heading } from '../../reading/headings.ts'
import { attributesOf } from '../book.ts'
import type { FactChange, ProposedFact } from '../known.ts'
import { notationIn } from '../../reading/notation.ts'
import type { Notation } from '../../reading/quantity.ts'
import { currencyFor, inItsMoney, wordsBefore, writingOf } from '../reading-currency.ts'
import { withoutDenied } from './denied.ts'
import { howSure, isFigure } from './how-sure.ts'
import { aloneName } from './alone-name.ts'
import { isListed, nameBeforeFigure } from './as-asked.ts'
import { CALLED_GOAL, GOES_ON, MARKET, plainLabel, withParts, withTwins } from './joined.ts'
import type { Amendment } from './amend.ts'
import { fitName, isNameless } from './is-name.ts'
import { conflictsOf } from './conflicts.ts'
import { type Asked, partsByTopic } from './parts-by-topic.ts'
import { isWorthSaying, tellsNothing } from './not-told.ts'
import { ofItsLines, soldTogether } from './sold-together.ts'
import { ofSold, ofStanding } from './of-standing.ts'
import { meant } from './same-thing.ts'
import { withRevenue } from './with-revenue.ts'
import { ideasBeside, linesBeside, ownBeside, withRate } from './own-beside.ts'
import { plainName } from './plain-name.ts'
import { TAKES_BACK } from './amend-sides.ts'
import { namedOnce, replaced, whoStands } from './who-stands.ts'
import {
  type Heard,
  POURED,
  LISTED,
  kindOfWho,
  kindAgain,
  kindNamed,
  thingNamed,
  isEmpty,
  kindOf,
  ONE_ONLY,
  isFilled,
} from './kind-of.ts'
import { saysThey, nameSpoken, nameByForce, nameOfOnly, nameOf } from './name-of.ts'

/** `leftOut`: a clause of which nothing was kept, to be named. */
export type Proposals = {
  facts: ProposedFact[]
  changes: FactChange[]
  /** What is said otherwise of the same thing that stands. */
  conflicts: Amendment[]
  leftOut: string | null
}

/** How sure a reading is: the kind was asked for, or guessed from the form of the figures. */
const SURE = { asked: 0.7, guessed: 0.4 }

/** Reads words into facts to be confirmed, by rules of how things are said. A name without a figure that is most likely none is left to the clauses of which nothing was kept. `described`: what the company says of itself. */
export function proposeByRules(
  text: string,
  company: Company,
  asked: Asked | null,
  described = '',
): Proposals {
  const said = withoutDenied(text)
  if (said === '') return { facts: [], changes: [], conflicts: [], leftOut: text }
  const all = proposeAll(said, company, asked, described)
  const isKept = (fact: ProposedFact): boolean => fact.kind === asked?.kind || isLikely(fact)
  return { ...all, facts: all.facts.filter(isKept) }
}

/** All that words could mean, a clause each. What has no name, or no sort that its figures tell, stays a card for somebody to sort. */
export function proposeAll(
  text: string,
  company: Company,
  asked: Asked | null,
  described = '',
): Proposals {
  const run = soldTogether(text, company, asked)
  const told = proposeParts(run?.rest ?? text, company, asked, described)
  const sold = run && ofItsLines(run, told.facts, company)
  if (!run) return told
  return sold ? withSold(told, sold, text, company) : proposeParts(text, company, asked, described)
}

/** What was sold of each line joins what else is told of it, here or before. */
function withSold(
  told: Proposals,
  sold: readonly ProposedFact[],
  text: string,
  company: Company,
): Proposals {
  const changes = sold.map(fact => addition(fact, company))
  const open = sold.filter((_, at) => changes[at] === null)
  return {
    ...told,
    facts: withTwins([...told.facts, ...open], text),
    changes: [...told.changes, ...changes.filter(change => change !== null)],
  }
}

function proposeParts(
  text: string,
  company: Company,
  asked: Asked | null,
  described: string,
): Proposals {
  const parts = partsByTopic(text, company, asked)
  if (parts === null) return proposeOne(text, company, asked, { described, whole: '' })
  const all = parts.map(part => {
    const isHeaded = part.headed !== undefined
    const isGuessed = !isHeaded && part.asked !== asked
    const around = { described, whole: text, isHeaded, isGuessed }
    const told = proposeOne(part.text, company, part.asked, around)
    const facts = told.facts.map(fact => withBearing(fact, part.headed))
    return { ...told, facts: facts.map(fact => quotedWhole(fact, part.whole)) }
  })
  return {
    facts: fromSales(namedOnce(all.flatMap(({ facts }) => facts)), company),
    changes: all.flatMap(({ changes }) => changes),
    conflicts: all.flatMap(({ conflicts }) => conflicts),
    leftOut: all.map(({ leftOut }) => leftOut).find(left => left !== null) ?? null,
  }
}

/** "Sold 2.3m last year, want 3m": a goal for all sales starts at what is sold. */
function fromSales(facts: readonly ProposedFact[], company: Company): ProposedFact[] {
  const sales = [...facts, ...company.facts.map(asRead)].find(isAllSales)?.attributes.value
  const open = facts.filter(isOpenForSales)
  if (typeof sales !== 'number' || open.length !== 1) return [...facts]
  return facts.map(fact =>
    fact === open[0] ? { ...fact, attributes: { ...fact.attributes, baseline: sales } } : fact,
  )
}

type Read = Pick<ProposedFact, 'kind' | 'attributes'>
const asRead = (fact: Fact): Read => ({ kind: fact.kind, attributes: attributesOf(fact) })

const isAllSales = ({ kind, attributes: { metric, form, per = 'year', about } }: Read): boolean =>
  kind === 'measure' && metric === 'sales' && form === 'money' && per === 'year' && !about

/** "Yearly sales" is what a goal in money without a name of its own is called. */
const isOpenForSales = ({ kind, label, attributes }: ProposedFact): boolean =>
  kind === 'goal' &&
  label === YEARLY_SALES &&
  attributes.target !== undefined &&
  attributes.baseline === undefined
const YEARLY_SALES = 'yearly sales'

/** What stands around the words: what the company says of itself, the whole message, which tells how numbers and money are written, whether a heading says what they are, or only their topic was guessed. */
type Around = { described: string; whole: string; isHeaded?: boolean; isGuessed?: boolean }

/** "Only Ana can sew them": what is meant stands in the sentence before the cut. */
const quotedWhole = (fact: ProposedFact, whole: string | undefined): ProposedFact =>
  whole?.includes(fact.quote) ? { ...fact, quote: whole } : fact

/** An opportunity helps and a threat hurts, unless its own words say otherwise. */
function withBearing(fact: ProposedFact, heading: Heading | undefined): ProposedFact {
  const isOpen = fact.kind === 'change' && fact.attributes.bearing === undefined
  return isOpen && heading?.bearing
    ? { ...fact, attributes: { ...fact.attributes, bearing: heading.bearing } }
    : fact
}

function proposeOne(
  text: string,
  company: Company,
  asked: Asked | null,
  { described, whole, isHeaded = false, isGuessed = false }: Around,
): Proposals {
  const { today } = company
  const currency = currencyFor(whole || text, company, described)
  const before = `${wordsBefore(company)} ${whole}`
  const said = readCards({ text, currency, today, before, ...(asked && { asked }) })
  const cards = said.filter(({ quote }) => !tellsNothing(quote, asked?.kind))
  const unsaid = said.find(card => !cards.includes(card) && isWorthSaying(card.quote))
  const fitting = asked ? cards.filter(card => isFilled(card, asked.kind)).length : 0
  const isOnly = asked !== null && ONE_ONLY.has(asked.kind)
  const isPoured =
    cards.length >= POURED && (isOnly || (fitting < cards.length * LISTED && !isListed(text)))
  const isAnswered = fitting > 0
  const aims = cards.filter(({ attributes }) => attributes.goal?.target !== undefined)
  const isAimed = aims.length > 0
  const aim = aims.length === 1 ? (aims[0] ?? null) : null
  const isAlone = cards.length === 1
  const heard = { asked, isPoured, isAnswered, isAimed, aim, cards, isAlone, isHeaded, isGuessed }
  const read = withParts(
    cards.flatMap(card => factsOf(card, company, heard)),
    text,
  ).filter(({ label }) => label !== '')
  const named = withTwins(
    read.flatMap(fact => ofLine(ofRival(ofStanding(fact, company), asked, company), company)),
    text,
  )
  const notation = notationIn(whole || text, writingOf(company, currency))
  const isAsked = (fact: ProposedFact): boolean => fact.kind === asked?.kind && !isGuessed
  const ours = ownBeside(named, text, notation)
  const isOurs = ({ quote }: ProposedFact): boolean => ours.some(own => own.quote === quote)
  const all = named
    .filter(fact => !isOurs(fact))
    .map(fact => (asked ? fact : ofSold(fact, company)))
    .map(verbatim)
    .flatMap(fact => [fact, ...besides(fact, notation)])
    .flatMap(withRate)
    .map(fact => withRevenue(fact, notation))
    .concat(ours, ideasBeside(named, notation), linesBeside(named, notation))
    .filter(fact => !isNameless(fact))
    .map(fact => judged(fact, isAsked(fact), notation))
  const conflicts = all.map(fact => conflictsOf(fact, company))
  const changes = all.map((fact, at) =>
    replaced(addition(fact, company), fact, conflicts[at] ?? []),
  )
  return {
    facts: all
      .filter((_, index) => changes[index] === null)
      .map(fact => inItsMoney(calledInMoney(withSorts(fact, notation), whole || text), currency)),
    changes: changes.filter(change => change !== null),
    conflicts: conflicts.filter((_, at) => !TAKES_BACK.test(all[at]?.quote ?? '')).flat(),
    leftOut: leftOut(cards, all) ?? unsaid?.quote ?? null,
  }
}

/** With how sure it is that a careful person would keep it as it stands. */
function judged(fact: ProposedFact, isAsked: boolean, notation: Notation): ProposedFact {
  const figures = quantitiesIn(fact.quote, notation)
  const chance = Number(howSure({ ...fact, isAsked }, figures).toFixed(3))
  return { ...fact, confidence: isMade(fact) ? Math.max(chance, SURE_FROM) : chance }
}

/** A name that a pattern made of the words, and no noun that happens to stand near, says that it was understood. */
const isMade = ({ kind, label, quote, attributes }: ProposedFact): boolean =>
  OFTEN_MISREAD.has(kind) && !standsIn(label, quote) && !Object.values(attributes).some(isFigure)

const standsIn = (label: string, quote: string): boolean =>
  quote.toLowerCase().includes(label.toLowerCase())

/** Whether it is more than the nearest noun of a clause that tells something else. */
const isLikely = ({ kind, label, quote, attributes, confidence }: ProposedFact): boolean =>
  confidence >= LIKELY ||
  !OFTEN_MISREAD.has(kind) ||
  !standsIn(label, quote) ||
  Object.values(attributes).some(isFigure)
/** What the nearest noun of a clause is taken for. */
const OFTEN_MISREAD = new Set<FactKind>([
  ...(['offer', 'segment', 'rival', 'strength', 'constraint', 'change', 'channel'] as const),
  ...(['measure', 'person'] as const),
])
const LIKELY = 0.25

/** A goal without a name that is told in money is of sales. */
function calledInMoney(fact: ProposedFact, said: string): ProposedFact {
  const isOfMoney =
    fact.attributes.form === 'money' &&
    (fact.label === CALLED_GOAL || !isBesideSum(fact.label, fact.quote))
  if (fact.kind !== 'goal' || !isOfMoney) return fact
  return { ...fact, label: calledFor(fact, said) }
}

const OF_PROFIT = /\b(?:profits?|earnings|surplus|ebitda?|left over)\b/i
const OF_SALES = /\b(?:sales|turnover|revenues?|takings|sold)\b/i

/** What is left over is not what is sold. */
function calledFor({ attributes, quote }: ProposedFact, said: string): string {
  const isProfit = OF_PROFIT.test(quote) || (OF_PROFIT.test(said) && !OF_SALES.test(said))
  const what = isProfit ? 'profit' : 'sales'
  return attributes.per === 'month' ? `monthly ${what}` : `yearly ${what}`
}

/** "Cast small bells, did 2.3m": what stands in a part without the sum is not what it counts. */
function isBesideSum(label: string, quote: string): boolean {
  const at = quote.toLowerCase().indexOf(plainLabel(label))
  if (at === -1) return true
  const [before, behind] = [quote.slice(0, at), quote.slice(at + plainLabel(label).length)]
  // "The shop took in 214,000": who takes it in.
  if (/^\s(?:took|takes|did|made|makes|sold|sells|turned|earns?|earned)\b/i.test(behind))
    return false
  return /\d[^,;.!?]{0,24}$/.test(before) || /^[^,;.!?\d]{0,30}\d/.test(behind)
}

/** With the sorts that its words tell: they are confirmed with it. */
export const withSorts = (fact: ProposedFact, notation: Notation): ProposedFact => ({
  ...fact,
  attributes: {
    ...sortsOf(fact.kind, fact.quote, quantitiesIn(fact.quote, notation)),
    ...(fact.kind === 'constraint' && aloneName(fact.quote) && { sort: 'one-person' }),
    ...fact.attributes,
  },
})

/** The first clause with a figure of which nothing was kept. */
function leftOut(cards: readonly ReadCard[], facts: readonly ProposedFact[]): string | null {
  const isKept = (quote: string): boolean => facts.some(fact => fact.quote.includes(quote))
  const left = cards.find(({ quote }) => /\d/.test(quote) && !isKept(quote))
  return left?.quote ?? null
}

/** Words of the message as they stand: never over a place from which others were taken. */
function verbatim(fact: ProposedFact): ProposedFact {
  const parts = fact.quote.split(/\n {2,}/).map(part => part.trim())
  const [longest = ''] = parts.toSorted((a, b) => b.length - a.length)
  return parts.length > 1 ? { ...fact, quote: longest } : fact
}

/** What a clause tells beside what it is about, as a figure of its own. */
const besides = (fact: ProposedFact, notation: Notation): ProposedFact[] =>
  figuresBeside(fact, notation).map(figure => ({
    ...fact,
    ...figure,
    kind: 'measure',
    confidence: SURE.guessed,
  }))

/** "Moss & Daughters 20%" among market shares is theirs: the largest rival's of the only line, or their own share. */
function ofRival(fact: ProposedFact, asked: Asked | null, { facts }: Company): ProposedFact {
  const { ownShare, ...others } = fact.attributes
  if (fact.kind !== 'offer' || ownShare === undefined) return fact
  if (!asked?.attributes.includes('rivalShare')) return fact
  const rivals = facts.filter(({ kind }) => kind === 'rival')
  const lines = facts.filter(({ kind }) => kind === 'offer')
  if (meant(fact.label, lines)) return fact
  const rival = meant(fact.label, rivals)
  const isNobodys = lines.length > 0 && /^\p{Lu}/u.test(fact.label)
  if (!rival && !isNobodys) return fact
  const [only, ...more] = lines
  if (only && more.length === 0)
    return { ...fact, label: only.label, attributes: { ...others, rivalShare: ownShare } }
  return {
    ...fact,
    kind: 'rival',
    label: rival?.label ?? fact.label,
    attributes: { share: ownShare },
  }
}

/** The growth of a market is of a line; of which, is told where there is only one. */
function ofLine(fact: ProposedFact, company: Company): ProposedFact[] {
  const isMarket = fact.kind === 'offer' && MARKET.test(fact.label)
  if (!isMarket || fact.attributes.marketGrowth === undefined) return [fact]
  const label = nameOfOnly('offer', company)
  return label ? [{ ...fact, label }] : []
}

/** The fact that a clause tells; where that has no name, the figure that the clause names. */
function factsOf(card: ReadCard, company: Company, heard: Heard): ProposedFact[] {
  const kind =
    kindOfWho(card, company, heard) ??
    kindAgain(card, company, heard) ??
    kindNamed(card, company, heard) ??
    kindOf(card, heard)
  const fact = kind && proposedFact(card, kind, company, heard)
  const rates = kind === 'measure' ? rated(card, fact) : []
  if (rates.length > 0) return rates
  if (fact) return [fact]
  const isFigure = kind !== 'measure' && !card.says && plainName(card, 'measure') !== null
  const figure = isFigure ? proposedFact(card, 'measure', company, heard) : null
  if (figure) return [figure]
  const { quote } = card
  const bare: ProposedFact = {
    kind: 'constraint',
    label: '',
    attributes: {},
    quote,
    confidence: SURE.guessed,
    status: 'proposed',
  }
  return besides(bare, writingOf(company))
}

/** A rate of what goes wrong has its own name, and each season is a figure of its own. */
function rated({ quote }: ReadCard, fact: ProposedFact | null): ProposedFact[] {
  const rates = qualityRates(quote).filter(({ name }) => nameRefusal(name) === null)
  const [only, ...more] = rates
  if (!only) return []
  if (more.length === 0 && fact) return [{ ...fact, label: only.name }]
  return rates.map(({ name, value }) => ({
    kind: 'measure',
    label: name,
    attributes: { value, form: 'share' },
    quote,
    confidence: SURE.guessed,
    status: 'proposed',
  }))
}

function proposedFact(
  card: ReadCard,
  kind: FactKind,
  company: Company,
  { asked }: Heard,
): ProposedFact | null {
  const standing = [whoStands(card, company), thingNamed(card, company)]
  // A figure that has no place on what stands keeps a card of its own.
  const isKept = isFilled(card, kind) || !/\d/.test(card.quote)
  const known = standing.find((thing, at) => thing?.kind === kind && (at === 0 || isKept))
  const fit = (name: string | null): string | null => fitName(name, card, kind, company.currency)
  const label =
    known?.label ??
    fit(nameSpoken(card, kind, company)) ??
    fit(nameOf(card, kind, company)) ??
    nameByForce(card, kind) ??
    (kind === 'measure' ? null : nameOfOnly(kind, company)) ??
    fit(plainName(card, kind)) ??
    (saysThey(card, kind) ? '' : null) ??
    (kind === asked?.kind && (kind === 'offer' || isFilled(card, kind))
      ? fit(nameBeforeFigure(card.quote))
      : null) ??
    (kind === 'goal' && isFilled(card, kind) ? CALLED_GOAL : null)
  if (label === null || isEmpty(card, kind, label)) return null
  const { quote } = card
  const confidence = kind === asked?.kind ? SURE.asked : SURE.guessed
  return {
    kind,
    label,
    attributes: card.attributes[kind] ?? {},
    quote,
    confidence,
    status: 'proposed',
  }
}

/** What is said anew of a fact that stands adds to it, and is to be confirmed with it; null where it is another fact. */
export function addition(
  { kind, label, attributes }: ProposedFact,
  company: Company,
): FactChange | null {
  const alike = company.facts.filter(fact => fact.kind === kind)
  const standing =
    alike.find(fact => plainLabel(fact.label) === plainLabel(label)) ??
    (GOES_ON.has(kind) && Object.keys(attributes).length > 0 ? meant(label, alike) : null) ??
    onlyGoal(kind, label, alike)
  if (!standing) return null
  const known = attributesOf(standing)
  const added = Object.entries(attributes).filter(([name]) => known[name] === undefined)
  return {
    id: standing.id,
    attributes: Object.fromEntries(added),
    status: statusAfter(standing, added.length),
  }
}

/** "The target is 65": of the one goal that stands. */
const onlyGoal = (kind: FactKind, label: string, alike: readonly Fact[]): Fact | null =>
  kind === 'goal' && label === CALLED_GOAL && alike.length === 1 ? (alike[0] ?? null) : null

const statusAfter = ({ status }: Fact, added: number): FactChange['status'] =>
  added > 0 && status !== 'assumed' ? 'proposed' : undefined
