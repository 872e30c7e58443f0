import type { MessageRow } from '@sextant/contracts/agent-events'
import { attributeWords } from '@sextant/contracts/company/attribute-words'
import { currencyOf, factWords } from '@sextant/contracts/company/fact-words'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { FACT_KINDS, type FactKind } from '@sextant/contracts/company/kinds'
import { wordsOfQuestion } from '@/features/agent-session/components/open-question.tsx'
import { type CardRow, isBlank } from '@/features/company/card-rows.ts'
import type { Asked } from './use-card-draft.ts'
import { completedBy } from '@/features/company/known-rows.ts'
import { homeCurrency } from '@/features/company/home-currency.ts'

/** Something that stands in the outline: kept, waiting to be confirmed, or typed and not sent. */
export type Entry = {
  id: string
  kind: FactKind
  label: string
  /** What is known of it, in short. */
  detail: string
  state: 'kept' | 'proposed' | 'unsent'
  /** More of it is typed and not sent yet. */
  isGrowing?: boolean
  /** A chip by attribute, where it decides the place. */
  bearing: string | null
}
/** A kind that this session is about, with what stands there; `question` where it is asked now. */
type Place = { kind: FactKind; entries: readonly Entry[]; question: string | null }
export type Outlined = { kinds: readonly Place[] }
/** How far an outline is filled, and what more is typed. */
export type Progress = { places: number; filled: number; unsent: number }

const DETAILS = 2

/** The kinds that were asked for or are known, in the order in which one reads a company. */
export function outlineOf(
  thread: readonly MessageRow[],
  facts: readonly CompanyFactRow[],
  asked: Asked | null,
  rows: readonly CardRow[],
): Outlined {
  const known = { currency: currencyOf(facts, homeCurrency()), labelOf: labelIn(facts) }
  const kinds = kindsOf(thread, facts)
  const open = thread.at(-1)
  const list = kinds.map((kind): Place => {
    const typed = asked?.kind === kind ? rows.filter(row => !isBlank(row)) : []
    const completed = new Set(typed.map(row => completedBy(row, kind, facts)?.id))
    const unsent = typed.filter(row => !completedBy(row, kind, facts)).map(unsentEntry(kind))
    const stored = facts
      .filter(fact => fact.kind === kind)
      .map(fact => ({ ...storedEntry(known)(fact), isGrowing: completed.has(fact.id) }))
    const isOpen = asked?.kind === kind && open?.question
    return {
      kind,
      entries: [...stored, ...unsent],
      question: isOpen ? `Question ${isOpen.n}: ${wordsOfQuestion(open.text).asked}` : null,
    }
  })
  return { kinds: list }
}

/** Something of it is typed and not sent yet. */
export const isUnsent = ({ state, isGrowing }: Entry): boolean =>
  state === 'unsent' || isGrowing === true

/** A place a kind: filled where something is kept. */
export function kindProgress({ kinds }: Outlined): Progress {
  const isFilled = ({ entries }: Place): boolean => entries.some(({ state }) => state === 'kept')
  const entries = kinds.flatMap(place => place.entries)
  return {
    places: kinds.length,
    filled: kinds.filter(isFilled).length,
    unsent: entries.filter(isUnsent).length,
  }
}

function kindsOf(thread: readonly MessageRow[], facts: readonly CompanyFactRow[]): FactKind[] {
  const wanted = new Set(thread.map(({ question }) => question?.kind))
  const isKnown = (kind: FactKind): boolean =>
    kind !== 'organization' && facts.some(fact => fact.kind === kind)
  return FACT_KINDS.filter(kind => wanted.has(kind) || isKnown(kind))
}

const labelIn =
  (facts: readonly CompanyFactRow[]) =>
  (id: string): string | undefined =>
    facts.find(fact => fact.id === id)?.label

type Known = Parameters<typeof factWords>[1]

const storedEntry =
  (known: Known) =>
  (fact: CompanyFactRow): Entry => ({
    id: fact.id,
    kind: fact.kind,
    label: fact.label,
    detail: factWords(fact, known)
      .slice(0, DETAILS)
      // What sort it is says itself.
      .map(({ name, value }) =>
        name === attributeWords(fact.kind, 'sort') ? value : `${name} ${value}`,
      )
      .join(', '),
    state: fact.status === 'proposed' ? 'proposed' : 'kept',
    bearing: typeof fact.attributes.bearing === 'string' ? fact.attributes.bearing : null,
  })

const unsentEntry =
  (kind: FactKind) =>
  ({ id, label, draft }: CardRow): Entry => ({
    id,
    kind,
    label: label.trim() || '…',
    detail: '',
    state: 'unsent',
    bearing: typeof draft.bearing === 'string' && draft.bearing ? draft.bearing : null,
  })
