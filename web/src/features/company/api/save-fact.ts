import { attributeWords } from '@sextant/contracts/company/attribute-words'
import type { CompanyFactRow, ReplacedFact } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import type { Place } from '@sextant/contracts/company/left-figures'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { backTo } from '../keep-known.ts'
import { attributesIn, type Reading, saidClearly, type Unclear } from '../unclear.ts'

type Attributes = Record<string, unknown>
type NewFact = {
  clientId: string | null
  kind: FactKind
  label: string
  attributes: Attributes
  /** The words it was read in. */
  quote?: string
}
type Correction = {
  id: string
  label?: string
  attributes?: Attributes
  status?: 'confirmed' | 'proposed'
}

const facts = {
  changes: ['company-facts', 'insights'],
  words: 'The fact could not be saved',
} as const

export const useAddFact = () =>
  useSaving({
    ...facts,
    call: ({ clientId, ...fact }: NewFact) =>
      api.company.create({ ...fact, ...(clientId && { clientId }) }),
    told: 'in place',
    onSaved: ({ label }) => toast.success(`Noted: ${label}`),
  })

/** More of what stands already. */
export const useCompleteFact = () =>
  useSaving({
    ...facts,
    call: (more: { id: string; attributes: Attributes }) =>
      api.company.update({ ...more, status: 'confirmed' }),
    told: 'in place',
    onSaved: ({ label }) => toast.success(`Added to ${label}`),
  })

export const useCorrectFact = () =>
  useSaving({
    ...facts,
    call: (correction: Correction) => api.company.update(correction),
    told: 'in place',
    onSaved: () => toast.success('Corrected. What it was is kept.'),
  })

/** One tap in place: it says itself what it did. */
export const useSettleFact = () =>
  useSaving({ ...facts, call: (correction: Correction) => api.company.update(correction) })

/** It is of another kind. Its words are read once more for what that kind holds; what was known already counts more. */
export const useMoveFact = () =>
  useSaving({
    ...facts,
    call: async ({ fact, kind }: { fact: CompanyFactRow; kind: FactKind }) => {
      const moved = await api.company.update({ id: fact.id, kind })
      const read = fact.quote ? await readFor(kind, fact) : {}
      const news = Object.entries(read).filter(([name]) => moved.attributes[name] === undefined)
      if (news.length === 0) return moved
      return api.company.update({ id: fact.id, attributes: Object.fromEntries(news) })
    },
    onSaved: (row, { fact }) =>
      toast.success(`${fact.label}: ${KIND_NAMES[row.kind].one.toLowerCase()}`),
  })

/** What its words say of a kind; nothing where they cannot be read now. */
async function readFor(kind: FactKind, { quote, client_id }: CompanyFactRow): Promise<Attributes> {
  const text = { text: quote, ...(client_id && { clientId: client_id }) }
  const cards = await api.company.read(text).catch(() => [])
  return attributesIn(cards, kind)
}

/** A judgment on a scale: of a fact that stands, or of one that begins with it. Answers the fact's id. */
export const useRateFact = () =>
  useSaving({
    ...facts,
    call: async ({ id, ...rating }: Rating): Promise<string> => {
      const { attributes } = rating
      const standing = await id
      if (standing === null) return (await api.company.create(newFact(rating))).id
      return (await api.company.update({ id: standing, attributes, status: 'confirmed' })).id
    },
  })

type Rating = NewFact & {
  /** Null for a new fact; a promise while it is being made. */
  id: string | Promise<string | null> | null
}

const newFact = ({ clientId, ...fact }: NewFact) => ({ ...fact, ...(clientId && { clientId }) })

/** Several at once; each of them can still be mended. */
export const useConfirmFacts = () =>
  useSaving({
    ...facts,
    call: async (ids: readonly string[]) => {
      for (const id of ids) await api.company.update({ id, status: 'confirmed' })
    },
  })

export const useConfirmFact = () =>
  useSaving({
    ...facts,
    call: (id: string) => api.company.update({ id, status: 'confirmed' }),
  })

/** Another fact holds in its place; the toast's way back lets both stand again. */
export function useSupersedeFact() {
  const { save: confirm } = useConfirmFact()
  return useSaving({
    ...facts,
    call: ({ id }: { id: string; label: string }) =>
      api.company.update({ id, status: 'superseded' }),
    onSaved: (_row, { id, label }) =>
      undoToast(`No longer holds: ${label}`, () => void confirm(id)),
  })
}

const useRestoreFact = () =>
  useSaving({ ...facts, call: (id: string) => api.company.restore({ id }) })

/** The toast's way back puts it where it was. */
export function useRemoveFact() {
  const { save: restore } = useRestoreFact()
  return useSaving({
    ...facts,
    call: ({ id }: { id: string; label: string }) => api.company.remove({ id }),
    onSaved: (_row, { id, label }) => undoToast(`Taken out: ${label}`, () => void restore(id)),
  })
}

/** What is known stays, and the change of it that waited is refused; the toast's way back lets it wait again. */
export function useKeepKnown() {
  const { save: settle } = useSettleFact()
  return useSaving({
    ...facts,
    call: ({ fact, known }: { fact: CompanyFactRow; known: ReplacedFact }) =>
      api.company.update({ id: fact.id, ...backTo(known, fact), status: 'confirmed' }),
    onSaved: (_row, { fact, known }) =>
      undoToast(
        `Kept as it was: ${known.label}`,
        () => void settle({ id: fact.id, ...backTo(fact, known), status: 'proposed' }),
      ),
  })
}

/** Several at once; the toast's way back puts all of them where they were. */
export function useRemoveFacts() {
  const { save: restore } = useRestoreFacts()
  return useSaving({
    ...facts,
    call: async (ids: readonly string[]) => {
      for (const id of ids) await api.company.remove({ id })
    },
    onSaved: (_nothing, ids) =>
      undoToast(`Taken out: ${ids.length} facts`, () => void restore(ids)),
  })
}

export const useRestoreFacts = () =>
  useSaving({
    ...facts,
    call: async (ids: readonly string[]) => {
      for (const id of ids) await api.company.restore({ id })
    },
  })

/** One reading of a figure that could be either: what it fills in. Answers whether it filled in anything. */
export const useClearFigure = () =>
  useSaving({
    ...facts,
    call: async ({ fact, figure, reading }: Cleared): Promise<boolean> => {
      const words = saidClearly(fact.quote, figure, reading)
      const read = await readFor(fact.kind, { ...fact, quote: words })
      const news = Object.entries(read).filter(([name]) => fact.attributes[name] === undefined)
      if (news.length === 0) return false
      await api.company.update({ id: fact.id, attributes: Object.fromEntries(news) })
      return true
    },
  })

type Cleared = { fact: CompanyFactRow; figure: Unclear; reading: Reading }

/** A figure of a fact's words is put where somebody says that it belongs; the toast's way back takes it out again. */
export function usePlaceFigure() {
  const { save: correct } = useSettleFact()
  return useSaving({
    ...facts,
    call: ({ fact, place }: Placed) =>
      api.company.update({ id: fact.id, attributes: place.attributes }),
    onSaved: (row, { fact, place }) => {
      const taken = Object.keys(place.attributes).map(name => [name, fact.attributes[name] ?? null])
      undoToast(
        placedWords(row, place),
        () => void correct({ id: fact.id, attributes: Object.fromEntries(taken) as Attributes }),
      )
    },
  })
}

type Placed = { fact: CompanyFactRow; place: Place }

const placedWords = ({ kind, label }: CompanyFactRow, { attribute }: Place): string =>
  `${label}: ${attributeWords(kind, attribute).toLowerCase()} filled in`
