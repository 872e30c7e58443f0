import { type Control, controlsOf, FIRST_ATTRIBUTES } from '@sextant/contracts/company/controls'
import type { FactKind } from '@sextant/contracts/company/kinds'

export type RowField = { attribute: string; control: Control }
/** A row of a card: what stands beside its name, the sort that is one tap, and what is there on demand. */
export type RowFields = {
  beside: readonly RowField[]
  sort: RowField | null
  more: readonly RowField[]
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

/** The row of a fact that stands holds what is asked for and nothing else. */
export function askedFields(kind: FactKind, asked: readonly string[]): RowFields {
  const fields = rowFields(kind, asked)
  const all = [...fields.beside, ...(fields.sort ? [fields.sort] : []), ...fields.more]
  const isAsked = ({ attribute }: RowField): boolean => asked.includes(attribute)
  // What a figure is measured in belongs to it.
  const forms = all
    .filter(isAsked)
    .flatMap(({ control }) => ('form' in control ? [control.form] : []))
  const beside = all.filter(field => isAsked(field) || forms.includes(field.attribute))
  return { beside, sort: null, more: all.filter(field => !beside.includes(field)) }
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
  return { beside, sort, more }
}
