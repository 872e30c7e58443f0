import { FACT_KINDS } from '@sextant/contracts/company/kinds'
import * as z from 'zod'

// The form of an answer to "read": every property is there, because providers that force a schema demand it.

const field = z.object({
  /** Name of a field of the kind. */
  field: z.string(),
  /** The words of the text in which it stands, word for word. */
  words: z.string(),
  /** The figure as a bare number, the option of a list, "yes" or "no", the id of a fact. */
  value: z.string(),
  /** What the figure is, also where the words leave it out: "cash 7.4m" is money. */
  unit: z.enum(['money', 'percent', 'number', 'time', 'date', 'none']),
})

/** A card as a model reads it, whatever the words stand in. */
export const readFact = z.object({
  kind: z.enum(FACT_KINDS),
  /** A noun phrase; of a fact that stands, its name there. */
  name: z.string(),
  /** The words of the text that tell it, word for word. */
  quote: z.string(),
  /** Id of the fact that it adds to, corrects or contradicts; null for a new one. */
  stands: z.string().nullable(),
  /** How it relates to the fact that stands. */
  how: z.enum(['new', 'adds', 'corrects', 'contradicts']),
  fields: z.array(field),
})

export const readForm = z.object({
  facts: z.array(readFact),
  /** What the person asks of the agent, word for word; null where nothing is asked. */
  question: z.string().nullable(),
})
export type ReadAnswer = z.infer<typeof readForm>
export type ReadFact = ReadAnswer['facts'][number]
export type ReadField = ReadFact['fields'][number]
