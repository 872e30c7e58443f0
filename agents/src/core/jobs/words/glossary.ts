import { factWords } from '@sextant/contracts/company/fact-words'
import type { Claim } from '@sextant/contracts/deliverable'
import type { FigureRef } from '@sextant/contracts/model-work'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { Fact } from '../../../company/company.ts'
import { attributesOf } from '../../book.ts'
import type { Desk } from '../../desk.ts'
import { ofParts } from '../../../reading/any-of.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import { AS_SAID, type Computation } from '../../../findings/kit.ts'
import { withoutHoles } from '../../../model/prompt.ts'
import { namesOf } from './names.ts'
import { placesOf } from './places.ts'

/** A figure that words may show by its id: how it is written, and the facts it rests on. */
export type GlossaryFigure = {
  ref: FigureRef
  display: string
  rests: readonly string[]
  /** Of the ledger of this draft. */
  ledger?: string
}
/** What a model may name and show: by short ids, so that it can neither mistype a name nor change a figure. */
export type Glossary = {
  facts: Record<string, Pick<Fact, 'id' | 'label' | 'kind'> & { number?: 'one' | 'many' }>
  figures: Record<string, GlossaryFigure>
  /** Words that may be written with a capital, in small letters. */
  names: readonly string[]
}

/** Facts that are told to a model. */
const FACTS_MAX = 80

/** The facts that count at a desk, their figures, and the computed ones that stand in a draft or a finding. */
export function glossaryOf(desk: Desk, draft: Deliverable): Glossary {
  const facts = desk.company.facts.slice(0, FACTS_MAX)
  const figures = [
    ...facts.flatMap(fact => figuresOfFact(desk, fact)),
    ...computedOf(desk, draft).map(one => figureOfLedger(one, desk.kit.ledger)),
  ]
  const glossary: Glossary = {
    facts: byAlias('f', facts.map(asNamed)),
    figures: byAlias('n', figures),
    names: namesOf(desk, draft),
  }
  return withNumbersInWords(glossary, draft)
}

/** The same, with figures and numbers of statements that were not shown before; what had an id keeps it. */
export function withMore(glossary: Glossary, desk: Desk, shown: Deliverable): Glossary {
  const known = new Set(Object.values(glossary.figures).map(({ ref }) => JSON.stringify(ref)))
  const more = computedOf(desk, shown)
    .map(one => figureOfLedger(one, desk.kit.ledger))
    .filter(({ ref }) => !known.has(JSON.stringify(ref)))
  const from = Object.keys(glossary.figures).length
  const added = more.map((figure, at) => [`n${from + at + 1}`, figure] as const)
  const all = { ...glossary, figures: { ...glossary.figures, ...Object.fromEntries(added) } }
  return withNumbersInWords(all, shown)
}

const byAlias = <T>(letter: string, items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((item, index) => [`${letter}${index + 1}`, item]))

const asNamed = ({ id, label, kind, number }: Fact): Glossary['facts'][string] => ({
  id,
  label,
  kind,
  ...(number && { number }),
})

/** Each attribute of a fact that reads as a figure. */
const figuresOfFact = (desk: Desk, fact: Fact): GlossaryFigure[] =>
  Object.keys(attributesOf(fact)).flatMap(attribute => {
    const figure = figureOfField(desk, fact, attribute)
    return figure ? [{ ref: { of: 'fact', fact: fact.id, attribute } as const, ...figure }] : []
  })

/** Fields that say how others are to be read. */
const BESIDE = new Set(['form', 'proofForm', 'about', 'fits'])

/** A field of a fact as it reads; undefined where it holds no figure. */
export function figureOfField(
  { company }: Pick<Desk, 'company'>,
  fact: Fact,
  attribute: string,
): Omit<GlossaryFigure, 'ref'> | undefined {
  const { form, proofForm, [attribute]: value } = attributesOf(fact)
  if (value === undefined || BESIDE.has(attribute)) return undefined
  const own = { form, proofForm, [attribute]: withoutSale(value) }
  const [said] = factWords(
    { kind: fact.kind, attributes: own },
    { currency: company.currency, labelOf: () => undefined },
  )
  return said && /\d/.test(said.value) ? { display: said.value, rests: [fact.id] } : undefined
}

/** A price as people say it: that of one sale needs no period. */
function withoutSale(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('per' in value)) return value
  const { per, ...amount } = value
  return per === 'sale' ? amount : value
}

/** What was computed for statements that are shown or could be. */
function computedOf(desk: Desk, draft: Deliverable): readonly Computation[] {
  const inFindings = desk.findings.flatMap(({ says }) => wordsOf(says).computed)
  const used = new Set([...draft.computations.map(({ id }) => id), ...inFindings])
  return desk.kit.ledger.filter(({ id, how }) => used.has(id) && how !== AS_SAID)
}

/** A computed figure by how it came about: its place in the ledger changes with every fact. */
function figureOfLedger(figure: Computation, ledger: readonly Computation[]): GlossaryFigure {
  const alike = ledger.filter(one => isAlike(one, figure))
  const { id, how, rests, unit, display } = figure
  return {
    ledger: id,
    ref: {
      of: 'ledger',
      how,
      rests: [...rests],
      unit,
      at: alike.indexOf(figure),
      among: alike.length,
    },
    display,
    rests,
  }
}

const isAlike = (
  one: Pick<Computation, 'how' | 'rests' | 'unit'>,
  other: Pick<Computation, 'how' | 'rests' | 'unit'>,
): boolean =>
  one.how === other.how &&
  one.unit === other.unit &&
  one.rests.length === other.rests.length &&
  one.rests.every((id, index) => id === other.rests[index])

/** The figure that a reference means among those of a desk; undefined where it came about otherwise by now. */
export function ledgerFigure(
  ref: Extract<FigureRef, { of: 'ledger' }>,
  ledger: readonly Computation[],
): Computation | undefined {
  const alike = ledger.filter(one =>
    isAlike(one, { ...ref, unit: ref.unit as Computation['unit'] }),
  )
  return alike.length === ref.among ? alike[ref.at] : undefined
}

/** Numbers of the built-in words that no figure accounts for: thresholds and spans of curated moves. */
function withNumbersInWords(glossary: Glossary, draft: Deliverable): Glossary {
  const figures = { ...glossary.figures }
  let next = Object.keys(figures).length
  const has = new Set(
    Object.values(figures).flatMap(({ ref }) => (ref.of === 'words' ? [ref.place] : [])),
  )
  for (const { place, claim } of placesOf(draft).filter(one => !has.has(one.place))) {
    const words = wordsOfClaim(claim, draft)
    for (const [at, number] of numbersLeft(words, glossary).entries()) {
      next += 1
      const ref = { of: 'words', place, at } as const
      figures[`n${next}`] = { ref, display: number, rests: [] }
    }
  }
  return { ...glossary, figures }
}

/** "April 2028" and "1 April" are one figure each. */
const NUMBER = ofParts(
  'gu',
  String.raw`(?:\d{1,2} )?(?<!\p{L})(?:January|February|March|April|May|June|July|August)(?: \d{4})(?!\d)|`,
  String.raw`(?:\d{1,2} )?(?:September|October|November|December) \d{4}(?!\d)|`,
  String.raw`(?<![\p{L}\d{])\d+(?:[.,]\d+)*(?:\s?%)?`,
)

/** Words with what stands in them: ids of computed figures, and of the facts that they rest on. */
export type WordsOf = { text: string; computed: readonly string[]; facts: readonly string[] }

/** A sentence as words with its figures. */
export const wordsOf = ({ text, origins }: Sentence, rests: readonly string[] = []): WordsOf => ({
  text,
  computed: origins.flatMap(origin => ('ledger' in origin ? [origin.ledger] : [])),
  facts: [...rests, ...origins.flatMap(origin => ('fact' in origin ? [origin.fact] : []))],
})

/** A statement of a deliverable as words with its figures. */
export const wordsOfClaim = (
  { text, computed = [], sources }: Claim,
  { sources: all }: Pick<Deliverable, 'sources'>,
): WordsOf => ({
  text,
  computed,
  facts: all.flatMap(({ n, ref }) => (ref && sources.includes(n) ? [ref] : [])),
})

/** Numbers of a statement outside the figures that stand in it. */
export const numbersLeft = (words: WordsOf, glossary: Glossary): string[] =>
  withoutFigures(words, glossary).match(NUMBER) ?? []

/** The words of a statement with the figures and names in it as holes; numbers that no figure accounts for by those of its place. */
export function holed(words: WordsOf, place: string, glossary: Glossary): string {
  const own = Object.entries(glossary.figures).filter(
    ([, { ref }]) => ref.of === 'words' && ref.place === place,
  )
  let at = 0
  return withoutFigures(words, glossary).replaceAll(NUMBER, number => {
    const alias = own[at]?.[0]
    at += 1
    return alias ? `{{${alias}}}` : number
  })
}

/** Only figures that the words rest on: an eight elsewhere is another eight. The longest first, so that "£12" is not found inside "£12,000". */
function withoutFigures(
  { text, computed, facts: of }: WordsOf,
  { facts, figures }: Glossary,
): string {
  const isOwn = ({ ref, ledger }: GlossaryFigure): boolean =>
    ref.of === 'fact' ? of.includes(ref.fact) : ledger !== undefined && computed.includes(ledger)
  const filled = Object.entries(figures)
    .filter(([, figure]) => isOwn(figure))
    .toSorted(([, a], [, b]) => b.display.length - a.display.length)
    .reduce(
      (words, [alias, { display }]) => words.replaceAll(wholeOf(display), `{{${alias}}}`),
      withoutHoles(text),
    )
  return Object.entries(facts)
    .toSorted(([, a], [, b]) => b.label.length - a.label.length)
    .reduce(
      (words, [alias, { label }]) => words.replaceAll(wholeOf(label, 'i'), `[[${alias}]]`),
      filled,
    )
}

const wholeOf = (words: string, flags = ''): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d.,{\[])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d}\]]|[.,]\d)`,
    `gu${flags}`,
  )
