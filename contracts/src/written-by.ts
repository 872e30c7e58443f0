import type { Envelope } from './deliverable.ts'

// Whose words a statement is in, and how many of a deliverable's are whose: the same for the screen and for files.

/** hand: somebody changed it where it stands. */
export type WrittenBy = 'model' | 'hand' | 'built-in'

/** What the source of a change by hand points at. */
const EDIT = 'edit'

/** A statement, which may still be growing. */
type Said = {
  by?: 'model' | undefined
  sources?: readonly (number | undefined)[] | undefined
}
type Cited = { n?: number | undefined; ref?: string | null | undefined }

/** The numbers of the sources that are somebody's changes by hand. */
export const editsAmong = (sources: readonly (Cited | undefined)[]): ReadonlySet<number> =>
  new Set(sources.flatMap(source => (source?.ref === EDIT ? (source.n ?? []) : [])))

/** Whose words a statement is in. Who changed it by hand comes first: they answer for it. */
export function writtenBy({ by, sources = [] }: Said, edits: ReadonlySet<number>): WrittenBy {
  const isByHand = sources.some(n => n !== undefined && edits.has(n))
  return isByHand ? 'hand' : (by ?? 'built-in')
}

export type Counted = Readonly<Record<WrittenBy, number>>

/** How many statements are whose. */
export function countWritten(claims: readonly Said[], edits: ReadonlySet<number>): Counted {
  const counted = { model: 0, hand: 0, 'built-in': 0 }
  for (const claim of claims) counted[writtenBy(claim, edits)] += 1
  return counted
}

type Written = {
  mind?: Envelope['mind'] | undefined
  model?: { label?: string } | null | undefined
  writer?: { kind?: Envelope['writer']['kind']; label?: string } | undefined
}

/** "the language model (Anthropic claude-…) wrote 14 of 31 statements; figures are computed". Null while nobody is named. */
export function writtenWords({ mind, model, writer }: Written, counted: Counted): string | null {
  if (model && mind === 'model') return modelWords(model.label ?? '', counted)
  return byWriter(model ? BUILT_IN : writer)
}

const BUILT_IN = { kind: 'built-in', label: 'Built-in writer' } as const

/** "written by the built-in writer". Null while nobody is named. */
export function byWriter(writer: Written['writer']): string | null {
  if (!writer?.label) return null
  return `written by ${writer.kind === 'built-in' ? 'the built-in writer' : writer.label}`
}

function modelWords(label: string, { model, hand, ...others }: Counted): string {
  const all = model + hand + others['built-in']
  const part = model === 0 ? `none of the ${all}` : `${model} of ${all}`
  const byHand = hand === 0 ? '' : `, ${hand} ${hand === 1 ? 'was' : 'were'} changed by hand`
  return `the language model (${label}) wrote ${part} statements${byHand}; figures are computed`
}

/** What a statement is that no rule computed, in words. */
export const JUDGMENT_WORDS = 'the model’s judgment'
/** Whose the hours, weeks and cost of the model's own moves are, in words. */
export const ESTIMATE_WORDS = 'the model’s estimate'

/** Whether a move is the model's own: its hours, weeks and cost are then estimates of the model. */
export const isModelsMove = (id: string | undefined): boolean => id?.startsWith('model-') ?? false
