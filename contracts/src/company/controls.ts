import * as z from 'zod'
import { amount, count, day, figure, growth, margin, rating, share, unit } from './figures.ts'
import { common } from './kinds/common.ts'
import { FACT_ATTRIBUTES, type FactKind } from './kinds.ts'

/** How an attribute is filled in. `figure`, and `months` for twelve of them: their form is told by another attribute. */
export const control = z.union([
  z.object({
    as: z.enum(['amount', 'share', 'growth', 'count', 'rating', 'day', 'unit', 'yes-no']),
  }),
  z.object({ as: z.enum(['figure', 'months']), form: z.string() }),
  z.object({ as: z.enum(['number', 'text', 'names', 'fact']) }),
  z.object({
    as: z.literal('chips'),
    options: z.array(z.string()),
    several: z.boolean(),
  }),
])
export type Control = z.infer<typeof control>

type Schema = z.core.$ZodType

/** Schemas that are known by themselves: the same object stands wherever the same thing is meant. */
const KNOWN = new Map<Schema, Control>([
  [amount, { as: 'amount' }],
  [share, { as: 'share' }],
  [growth, { as: 'growth' }],
  [margin, { as: 'share' }],
  [count, { as: 'count' }],
  [rating, { as: 'rating' }],
  [day, { as: 'day' }],
  [unit, { as: 'unit' }],
])

/** What no field of a card asks for. */
const BESIDE_CARDS = new Set(['number', 'fits', 'source', 'measured'])
/** The organization's own currency is chosen on its card; elsewhere it is written at a figure. */
const isBesideCards = (kind: FactKind, attribute: string): boolean =>
  BESIDE_CARDS.has(attribute) || (attribute === 'currency' && kind !== 'organization')

/** The attributes of a kind with their controls, in the order of its schema. */
export function controlsOf(kind: FactKind): { attribute: string; control: Control }[] {
  const shape: Record<string, Schema> = FACT_ATTRIBUTES[kind].shape
  const form = 'proofForm' in shape ? 'proofForm' : 'form'
  return Object.entries(shape)
    .filter(([attribute]) => !isBesideCards(kind, attribute))
    .map(([attribute, schema]) => ({ attribute, control: controlOf(given(schema), form) }))
}

/** Without the "may be left out". */
const given = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema

function controlOf(schema: Schema, form: string): Control {
  if (schema === given(common.about)) return { as: 'fact' }
  if (schema === figure) return { as: 'figure', form }
  const known = KNOWN.get(schema)
  if (known) return known
  if (schema instanceof z.ZodEnum)
    return { as: 'chips', options: optionsOf(schema), several: false }
  if (schema instanceof z.ZodBoolean) return { as: 'yes-no' }
  if (schema instanceof z.ZodNumber) return { as: 'number' }
  if (schema instanceof z.ZodArray) return listControl(schema.element, form)
  return { as: 'text' }
}

function listControl(element: Schema, form: string): Control {
  if (element === figure) return { as: 'months', form }
  if (element instanceof z.ZodEnum)
    return { as: 'chips', options: optionsOf(element), several: true }
  return { as: 'names' }
}

const optionsOf = (schema: z.ZodEnum): string[] => schema.options.map(String)

/** What a card shows first; the rest stands under "More". */
export const FIRST_ATTRIBUTES: Record<FactKind, readonly string[]> = {
  organization: ['sells', 'currency', 'unit', 'people'],
  goal: ['counts', 'form', 'baseline', 'target', 'per', 'by'],
  offer: ['price', 'unitCost', 'share', 'volume', 'hoursEach'],
  segment: ['share', 'size', 'spend', 'repeats', 'leaves'],
  rival: ['sort', 'price', 'about', 'betterAt', 'worseAt'],
  strength: ['sort', 'proofForm', 'proof', 'versus', 'n'],
  constraint: ['sort', 'resource', 'lost', 'hoursEach', 'about'],
  change: ['bearing', 'touches', 'by', 'when', 'yearlyCost'],
  person: ['role', 'does', 'alone', 'leaves'],
  channel: ['sort', 'spend', 'customers', 'leads', 'attempt'],
  measure: ['metric', 'form', 'value', 'previous', 'per'],
  budget: ['amount', 'until', 'hoursPerWeek'],
  resource: ['sort', 'valuable', 'rare', 'costlyToCopy', 'organized'],
  partner: ['gives', 'share', 'alone', 'ends'],
  idea: ['cost', 'hours', 'impact', 'ease', 'attempt'],
  job: ['side', 'when'],
  outcome: ['importance', 'satisfaction', 'n'],
  quote: ['sort', 'who', 'pushes', 'strength'],
  factor: ['ours', 'theirs', 'others', 'aim', 'about'],
  force: ['force', 'pressure', 'heading'],
  inside: ['element', 'today', 'needed', 'against'],
}
