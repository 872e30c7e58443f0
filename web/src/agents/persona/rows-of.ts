import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Meter, PersonaRow } from '@sextant/contracts/persona/persona'

export type Rows = DeepPartial<PersonaRow[]> | undefined
/** A line with its place in the body. */
export type PlacedRow = DeepPartial<PersonaRow> & { at: number }

export const placed = (rows: Rows): PlacedRow[] => present(rows).map((row, at) => ({ ...row, at }))

export const rowsOf = (rows: Rows, ...topics: readonly QuoteTopic[]): PlacedRow[] =>
  placed(rows).filter(({ topic }) => topic !== undefined && topics.includes(topic))

/** A meter that may still be growing. */
export const wholeMeter = ({ meter }: DeepPartial<PersonaRow>): Meter => ({
  said: meter?.said ?? 0,
  against: meter?.against ?? 0,
  asked: meter?.asked ?? 0,
  documents: meter?.documents ?? 0,
  told: meter?.told ?? false,
  computed: meter?.computed ?? false,
})

/** Whether anybody or anything stands behind it. */
export const isAssumed = (row: DeepPartial<PersonaRow>): boolean => {
  const { said, against = 0, documents, told, computed } = wholeMeter(row)
  return said + against + documents === 0 && !told && !computed
}
