import { type Control, controlsOf, FIRST_ATTRIBUTES } from '@sextant/contracts/company/controls'
import type { FactKind } from '@sextant/contracts/company/kinds'

export type RowField = { attribute: string; control: Control }
/** A row of a card: what stands beside its name, the sort that is one tap, and what is there on demand. */
export type RowFields = {
  beside: readonly RowField[]
  sort: RowField | null
  more: readonly RowField[]
  /** Rows of these fields make a table: its columns are told once, and what else there is shows only where it is filled in. */
  isTable: boolean
}

/** So many fit beside each other in half a screen. */
const BESIDE_MAX = 4
const SLIM = new Set<Control['as']>([
  'amount',
  'share',
  'growth',
  'count',
  'rating',
  'day',
  'yes-no',
  'figure',
  'number',
  'text',
])
/** What a figure is measured in stands beside it, as a list. */
const isForm = (attribute: string): boolean => attribute === 'form' || attribute === 'proofForm'
const isSlim = ({ attribute, control }: RowField): boolean =>
  SLIM.has(control.as) || isForm(attribute)
const isSort = ({ attribute, control }: RowField): boolean =>
  control.as === 'chips' && !control.several && !isForm(attribute)

/** Fields enough to be a table of their own. */
const COLUMNS_MIN = 3

/** The row of a fact that stands: where a question asks for several fields, these are its columns and the rest waits elsewhere. */
export function askedFields(kind: FactKind, asked: readonly string[]): RowFields {
  const fields = rowFields(kind, asked)
  if (asked.length < COLUMNS_MIN) return fields
  const all = [...fields.beside, ...(fields.sort ? [fields.sort] : []), ...fields.more]
  const isAsked = ({ attribute }: RowField): boolean => asked.includes(attribute)
  return {
    beside: all.filter(isAsked),
    sort: null,
    more: all.filter(field => !isAsked(field)),
    isTable: true,
  }
}

/** The fields of a kind by their place in a row; what a question is after stands first. */
export function rowFields(kind: FactKind, asked: readonly string[]): RowFields {
  const order = [...new Set([...asked, ...FIRST_ATTRIBUTES[kind]])]
  const all = controlsOf(kind)
  const first = order.flatMap(name => all.filter(({ attribute }) => attribute === name))
  const beside = first.filter(isSlim).slice(0, BESIDE_MAX)
  const sort = first.find(isSort) ?? null
  const shown = new Set([...beside, ...(sort ? [sort] : [])].map(({ attribute }) => attribute))
  const rest = [...first, ...all].filter(({ attribute }) => !shown.has(attribute))
  const more = [...new Map(rest.map(field => [field.attribute, field])).values()]
  return { beside, sort, more, isTable: false }
}
