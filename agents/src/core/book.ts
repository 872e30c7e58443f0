import type { Source } from '@sextant/contracts/deliverable'
import type { DocumentPlace } from '@sextant/contracts/rows'
import { PART_WORDS } from '@sextant/contracts/document-kinds'
import { factLine } from '@sextant/contracts/company/fact-words'
import type { Company, Fact } from '../company/company.ts'
import type { PlaySource } from '../plays/play.ts'
import { longDate } from './calendar.ts'
import { numbersIn } from '../evidence/numbers.ts'

const KEPT_APART = new Set(['id', 'kind', 'label', 'status', 'quote', 'said', 'unsure'])

/** The attributes of a fact, without what every fact has. */
export const attributesOf = (fact: Fact): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fact).filter(([name]) => !KEPT_APART.has(name)))

/** A fact in one line, as a source shows what was filled in on a card. */
export const lineOf = (company: Company, fact: Fact): string =>
  factLine(
    { kind: fact.kind, label: fact.label, attributes: attributesOf(fact) },
    {
      currency: company.currency,
      labelOf: id => company.facts.find(other => other.id === id)?.label,
    },
  )

/** Numbers the sources of one deliverable in the order they are first used; the same source never gets two numbers. */
export class SourceBook {
  readonly #company: Company
  readonly #sources: Source[] = []
  readonly #places = new Map<string, number>()

  constructor(company: Company) {
    this.#company = company
  }

  /** The person's own words where there are any, else what they filled in. */
  fact(fact: Fact): number {
    const assumed = fact.status === 'assumed'
    return this.#place(`fact|${fact.id}`, {
      kind: assumed ? 'assumption' : kindOf(fact),
      quote: assumed ? null : fact.quote.trim() || lineOf(this.#company, fact),
      origin: assumed ? `Assumption: ${fact.label}` : this.#originOf(fact),
      ref: fact.id,
      check: assumed ? `Confirm or correct “${fact.label}” under “What we know”.` : null,
      flags: [
        ...(fact.status === 'proposed' ? ['not confirmed'] : []),
        ...(!assumed && this.#isOtherThanSaid(fact) ? [FIGURES_OF_CARD] : []),
      ],
      ...placeOf(fact),
    })
  }

  /** A named method with its author: told in our own words, so it is no quotation of theirs. */
  method(source: PlaySource): number {
    const origin = methodOrigin(source)
    return this.#place(`method|${origin}`, {
      kind: 'method',
      quote: null,
      origin,
      ref: null,
      check: null,
      flags: [],
    })
  }

  /** A query over figures: `says` is what it came to, and `query` gives the same again. */
  metric({ query, says, origin }: { query: string; says: string; origin: string }): number {
    return this.#place(`metric|${query}`, {
      kind: 'metric',
      quote: says,
      origin,
      ref: query,
      check: null,
      flags: [],
    })
  }

  /** Words of the thread, or noted beside figures, by the id of what they stand in. */
  said(id: string, quote: string, origin: string): number {
    return this.#place(`said|${id}|${quote}`, {
      kind: 'answer',
      quote,
      origin,
      ref: id,
      check: null,
      flags: [],
    })
  }

  /** What nobody has said yet, with how to find out. */
  assumption(topic: string, check: string): number {
    return this.#place(`assumption|${topic}`, {
      kind: 'assumption',
      quote: null,
      origin: topic,
      ref: null,
      check,
      flags: [],
    })
  }

  all(): Source[] {
    return [...this.#sources]
  }

  /** Who said it and when; with the card where its figures do not stand in the words. */
  #originOf(fact: Fact): string {
    if (fact.kind === 'quote' && fact.who) return whoWasHeard(fact, fact.who)
    const line = lineOf(this.#company, fact)
    const said = new Set(numbersIn(fact.quote))
    const isTold = !fact.quote.trim() || numbersIn(line).every(number => said.has(number))
    return isTold ? whoSaid(fact) : `${whoSaid(fact)}; on the card: ${line}`
  }

  /** The words have figures, and the card has none of them: it was put right, or worked out from them. */
  #isOtherThanSaid(fact: Fact): boolean {
    const said = new Set(digitsIn(fact.quote))
    const onCard = digitsIn(lineOf(this.#company, fact))
    return said.size > 0 && onCard.length > 0 && !onCard.some(number => said.has(number))
  }

  #place(key: string, source: Omit<Source, 'n' | 'verified'>): number {
    const known = this.#places.get(key)
    if (known) return known
    const n = this.#sources.length + 1
    this.#sources.push({ ...source, n, verified: false })
    this.#places.set(key, n)
    return n
  }
}

/** Flag of a source whose words carry other figures than its card. */
export const FIGURES_OF_CARD = 'figures of the card, not of these words'

/** The digits that matter of each figure, however its thousands and decimals are written: "1.210.000", "1,21m". Years say when. */
function digitsIn(text: string): string[] {
  const figures = text.replaceAll(/(?<=\d)[\s.,'’](?=\d)/g, '').match(/\d+/g) ?? []
  return figures
    .filter(figure => !/^20\d\d$/.test(figure))
    .map(figure => figure.replaceAll(/^0+|0+$/g, ''))
}

/** "Method: Give the bottleneck to what leaves most for its hour (Goldratt 1984)". */
export const methodOrigin = ({ method, by }: PlaySource): string => `Method: ${method} (${by})`

const kindOf = ({ said }: Fact): Source['kind'] =>
  said?.origin === 'document' || said?.origin === 'import' ? 'document' : 'answer'

/** "Jenna Tregear, said, 14 November 2026". */
function whoSaid(fact: Fact): string {
  const { said } = fact
  if (said?.document) return whereWritten(said.document)
  if (!said) return fact.quote ? 'Your words' : 'Your card'
  const what = fact.quote.trim() ? IN_WORDS[said.origin] : 'filled in on a card'
  return [said.by, what, longDate(said.on)].filter(Boolean).join(', ')
}

/** "Price list 2027, page 3". */
const whereWritten = ({ name, kind, page }: DocumentPlace): string =>
  `${name}, ${PART_WORDS[kind]} ${page}`

function placeOf({ said }: Fact): Pick<Source, 'place'> {
  if (!said?.document) return {}
  const { id, version, page } = said.document
  return { place: { document: id, version, page } }
}

/** "Anna Reyes, interview, noted 14 November 2026". */
const whoWasHeard = ({ heard, said }: Fact<'quote'>, who: string): string =>
  [who, heard ?? 'said', said && `noted ${longDate(said.on)}`].filter(Boolean).join(', ')

const IN_WORDS = {
  message: 'said',
  card: 'said',
  document: 'document',
  profile: 'company profile',
  import: 'imported',
  agent: 'found by an agent',
} as const
