import type { FactKind } from '@sextant/contracts/company/kinds'
import { withAims } from './aims.ts'
import { type Clause, clausesIn } from './clauses.ts'
import { inFormOfBefore, inLists, markedOfSales } from './in-lists.ts'
import { over, withComparisons, withEnds } from './compared.ts'
import { dealt } from './dealt.ts'
import { goesOn } from './goes-on.ts'
import { DOLLAR_CODES, CURRENCY_CODES, ownSigns } from './currencies.ts'
import { namesIn, nounsIn } from './nouns.ts'
import { plainKind } from './plain-kinds.ts'
import { quantitiesIn } from './quantities.ts'
import { currencyNamed } from './recognisers/money.ts'
import { withMendings } from './mended.ts'
import { notationIn } from './notation.ts'
import { withHeads } from './points-back.ts'
import { type Notation, notationOf, type Quantity } from './quantity.ts'
import type { ReadCard } from './read-card.ts'
import { saidKind, saysIn } from './says.ts'
import { shortItems } from './short-items.ts'
import { retagged } from './retag.ts'
import { tagWords, type Word } from './tag.ts'
import type { Setting } from './setting.ts'
import { tellerOf } from './told.ts'

/** `asked`: the kind that a question is open about, and the fields it is after. */
export type Reading = {
  text: string
  currency: string
  today: string
  asked?: { kind: FactKind; attributes?: readonly string[] }
  /** What the same people wrote before: it shows how they write numbers. */
  before?: string
}

/** Cards of one text; the rest of a longer one is read when these are done. */
const CARDS_MAX = 40

/** The currency that a text itself names first; null where it names none. A bare dollar sign names the own one where that has dollars. */
export function currencySaid(
  text: string,
  today: string,
  own: string,
  home = NO_CURRENCY,
): string | null {
  const dollars = DOLLAR_CODES.has(own) ? { dollars: own } : {}
  const figures = quantitiesIn(text, { ...notationOf(home, today), ...dollars })
  const named = figures.find(({ currency }) => currency && currency !== NO_CURRENCY)
  // A sign that several countries share is the own one's where it can be.
  const words = named ? text.slice(named.start, named.end) : ''
  const [inOwn] = quantitiesIn(words, { ...notationOf(own, today), ...dollars })
  return inOwn?.currency ?? named?.currency ?? null
}
/** The money of a sign that several countries write alike, where nothing tells which: crowns of one country or another look the same on the page, and lost they help nobody. */
export function currencyShared(text: string, today: string, own: string): string | null {
  const vague = quantitiesIn(text, notationOf(NO_CURRENCY, today)).find(
    ({ kind, currency }) => kind === 'money' && currency === undefined,
  )
  if (!vague) return null
  const letters = text.slice(vague.start, vague.end).match(/\p{L}+/gu) ?? []
  const isOf = (code: string): boolean => letters.some(sign => ownSigns(code).has(sign))
  return isOf(own) ? own : (CURRENCY_CODES.findLast(isOf) ?? null)
}

/** The currency that words name without an amount: "prices in lari". */
export const currencyDescribed = (text: string, own: string): string | null =>
  currencyNamed(text, own)
/** ISO 4217 for none. */
const NO_CURRENCY = 'XXX'

/** Written as such; "a third" leaves no bare number behind. */
const SAYS_PERCENT = /%|percent|per cent|pct|prozent|cent/i

/** One card a clause. Figures, dates and names are filled in; sorts are asked, never guessed. */
export function readCards({ text, currency, today, asked, before = '' }: Reading): ReadCard[] {
  const notation = notationIn(before, notationOf(currency, today))
  const { spoken, figures } = figuresSaid(text, notation)
  const hasPercent = figures.some(
    ({ kind, of, start, end }) =>
      kind === 'percent' && !of && SAYS_PERCENT.test(spoken.slice(start, end)),
  )
  const hasSums = figures.some(({ kind }) => kind === 'money')
  const setting = { currency, today, hasPercent, hasSums, ...(asked && { asked: asked.kind }) }
  const saysOther = (clause: Clause): boolean => {
    const kind = saidKind(saysIn(clause, tellerOf(clause, setting)), asked?.kind)
    return kind !== null && kind !== asked?.kind
  }
  const said = withMendings(clausesIn(spoken, figures, tagWords(spoken)), spoken)
  const ends = withEnds(said, spoken, asked?.kind)
  const cut = withAims(ends, spoken, asked?.kind, saysOther)
  const whole = withComparisons(cut, spoken, asked?.kind)
  const headed = asked?.kind === 'strength' ? withHeads(whole, spoken) : whole
  const parts = headed.flatMap(part => shortItems(part, asked?.kind))
  const clauses = inFormOfBefore(inLists(parts.map(markedOfSales), asked?.kind)).filter(
    ({ text: words }) => !OPENS_DOUBT.test(words),
  )
  return cardsOf(clauses.slice(0, CARDS_MAX), spoken, asked, setting)
}

/** A card a clause; what names nothing of its own goes on about what was named before. */
function cardsOf(
  clauses: readonly Clause[],
  text: string,
  asked: Reading['asked'],
  setting: Setting,
): ReadCard[] {
  const read: { clause: Clause; card: ReadCard }[] = []
  for (const clause of clauses) {
    const card = cardOf(clause, asked, setting)
    const last = read.at(-1)
    const between = last && text.slice(last.clause.start + last.clause.text.length, clause.start)
    const isMore =
      last !== undefined &&
      between !== undefined &&
      goesOn(clause, card, last.card, between, asked?.kind)
    const both = isMore ? over(last.clause, clause, text) : clause
    const whole = isMore ? cardOf(both, asked, setting) : card
    const tellsMore = isMore && fieldsOf(whole, asked) > fieldsOf(last.card, asked)
    if (tellsMore) read[read.length - 1] = { clause: both, card: whole }
    else read.push({ clause, card })
  }
  return dealt(read, asked?.kind).map(({ card }) => card)
}

/** The figures of a text as its writer leaves them: without those taken back, and with a doubt on those of which it is not told which is corrected. `spoken`: the text, blank where something was taken back. */
export function figuresSaid(
  text: string,
  notation: Notation,
): { spoken: string; figures: Quantity[] } {
  const spoken = afterCorrections(text)
  return { spoken, figures: withDoubt(quantitiesIn(spoken, notation), spoken) }
}

const TAKES_BACK = String.raw`(?:no,? wait|wait,? no(?!\s(?!it\b|that|its\b|i\b|we\b|the\b|only|sorry|make)[a-z])|scratch that|correction:|make that|(?:sorry|no),? i meant)\b[,:]?`
const TAKEN_BACK = new RegExp(String.raw`[^.!?\n]{0,300}\b${TAKES_BACK}\s*`, 'gi')

/** "3000 in all, no wait, 250 a month": what was said before the correction, in its sentence, does not hold. */
function afterCorrections(text: string): string {
  return text.replaceAll(TAKEN_BACK, words => (FIGURE_BEFORE.test(words) ? blank(words) : words))
}

/** Nothing, as long as the words were: what stands around it keeps its place and is never joined over it. */
export const blank = (words: string): string =>
  words === '' ? '' : `\n${' '.repeat(words.length - 1)}`

const FIGURE_BEFORE = /\d/

const OPENS_DOUBT = new RegExp(String.raw`^\W*(?:\p{L}{1,5}\W+){0,2}?${TAKES_BACK}`, 'iu')
const SENTENCE = /[^.!?\n]+(?:[.!?\n]|$)(?:\S[^.!?\n]*[.!?\n])*/g
/** So far back somebody may correct. */
const SENTENCES_BACK = 2

/** "120 by June. Now 64. No wait, 110": which of them is corrected is not told, so none of them is sure. */
function withDoubt(figures: readonly Quantity[], text: string): Quantity[] {
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: words, index }) => ({ words, index }))
  const doubted = new Uint8Array(text.length)
  for (const [at, { words, index }] of sentences.entries()) {
    const first = sentences[Math.max(0, at - SENTENCES_BACK)]
    if (OPENS_DOUBT.test(words)) doubted.fill(1, first?.index ?? 0, index + words.length)
  }
  return figures.map(figure =>
    figure.kind !== 'date' && doubted[figure.start] === 1 ? { ...figure, isVague: true } : figure,
  )
}

const fieldsOf = ({ attributes }: ReadCard, asked: Reading['asked']): number =>
  Object.keys((asked && attributes[asked.kind]) ?? {}).length

function cardOf(clause: Clause, asked: Reading['asked'], setting: Setting): ReadCard {
  const words = retagged(tagWords(clause.text))
  const inFigures = ({ start }: Word): boolean =>
    clause.figures.some(
      figure => clause.start + start >= figure.start && clause.start + start < figure.end,
    )
  const plain = words.filter(word => !inFigures(word))
  const names = namesIn(plain, clause.text)
  const tell = tellerOf(clause, setting)
  const told: typeof tell = kind =>
    tell(kind, kind === asked?.kind ? (asked.attributes ?? []) : undefined)
  const sayings = saysIn(clause, told)
  const likely = likelyKinds(clause.figures, names.length > 0)
  const evident = plainKind(clause.text)
  const said = sayings.map(({ kind }) => kind)
  const kinds = [
    ...new Set([
      ...(asked ? [asked.kind] : []),
      ...(evident ? [evident] : []),
      ...(MAY_BE_IDEA.test(clause.text) ? (['idea'] as const) : []),
      ...said,
      ...likely,
    ]),
  ]
  return {
    quote: clause.text,
    kinds,
    says: saidKind(sayings, asked?.kind),
    nouns: nounsIn(plain, clause.text),
    names,
    attributes: Object.fromEntries(kinds.map(kind => [kind, told(kind)])),
    unclear: unclearIn(clause),
  }
}

/** "The discount would cost us 900": told of what is not done yet. */
const MAY_BE_IDEA = /\b(?:would|wld|could|cld|will)\s(?:cost|be|bring|need|take)\b/i

/** Money is kept in hundredths, and told in units. */
const CENTS = 100
const unclearIn = (clause: Clause): ReadCard['unclear'] =>
  clause.figures.flatMap(({ kind, orElse, value, start, end }) => {
    const text = clause.text.slice(start - clause.start, end - clause.start)
    const scale = kind === 'money' ? CENTS : 1
    return orElse === undefined ? [] : [{ text, either: value / scale, or: orElse / scale }]
  })

const BY_FORM: readonly {
  when: (figures: readonly Quantity[]) => boolean
  kinds: readonly FactKind[]
}[] = [
  {
    when: figures => figures.some(({ kind, per }) => kind === 'money' && per === 'sale'),
    kinds: ['offer', 'rival', 'segment', 'change'],
  },
  {
    when: figures => figures.some(({ kind, per }) => kind === 'money' && per !== undefined),
    kinds: ['measure', 'channel', 'budget', 'offer', 'partner', 'change'],
  },
  {
    when: figures => figures.some(({ kind }) => kind === 'money'),
    kinds: ['offer', 'budget', 'rival', 'goal', 'measure'],
  },
  {
    when: figures => figures.some(({ kind }) => kind === 'percent'),
    kinds: ['offer', 'segment', 'change', 'measure', 'channel'],
  },
  {
    when: figures => figures.some(({ kind }) => kind === 'date'),
    kinds: ['change', 'goal', 'person', 'partner'],
  },
  {
    when: figures => figures.some(({ kind }) => kind === 'count'),
    kinds: ['measure', 'constraint', 'goal', 'segment', 'strength'],
  },
]

/** What a proper name in a clause is, before all else. */
const NAMED: readonly FactKind[] = ['rival', 'person', 'partner', 'segment', 'channel']

/** What a clause may be, by the form of its figures: five at most, one tap chooses. */
function likelyKinds(figures: readonly Quantity[], hasName: boolean): readonly FactKind[] {
  const byForm = BY_FORM.find(({ when }) => when(figures))?.kinds
  if (!byForm) return hasName ? NAMED : ['strength', 'constraint', 'change', 'segment', 'idea']
  if (!hasName) return byForm
  const named = byForm.filter(kind => NAMED.includes(kind))
  return [...named, ...byForm.filter(kind => !named.includes(kind))]
}
