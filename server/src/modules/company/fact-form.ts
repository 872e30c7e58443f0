import { FACT_ATTRIBUTES, type FactKind } from '@sextant/contracts/company/kinds'
import { labelRefusal, refusalWords, tidyLabel } from '@sextant/contracts/company/label'
import * as z from 'zod'
import { fail } from '../../platform/errors.ts'

export type Attributes = { readonly [key: string]: unknown }

/** A name fit to stand in a sentence; refused with its reason otherwise. */
export function checkedLabel(written: string, kind?: FactKind): string {
  const refusal = labelRefusal(written, kind)
  if (refusal) throw fail('UNPROCESSABLE', refusalWords(refusal, kind), { label: refusal })
  return tidyLabel(written)
}

/** What the kind may hold, and nothing else; refused with the names of what is wrong. */
export function checkedAttributes(kind: FactKind, given: Attributes): Attributes {
  const parsed = FACT_ATTRIBUTES[kind].strict().safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => ({
    attribute: path.join('.'),
    message,
  }))
  throw fail('UNPROCESSABLE', undefined, { attributes: wrong })
}

/** Of what stands, what a kind can hold too: the same field with a value that it takes. */
export function heldBy(kind: FactKind, standing: Attributes): Attributes {
  const shape: Readonly<Record<string, z.core.$ZodType>> = FACT_ATTRIBUTES[kind].shape
  const fits = ([name, value]: [string, unknown]): boolean =>
    name in shape && z.safeParse(shape[name]!, value).success
  return Object.fromEntries(Object.entries(standing).filter(fits))
}

/** What is given replaces what stood; null takes it out. */
export function merged(standing: Attributes, given: Attributes): Attributes {
  const all = Object.entries({ ...standing, ...given })
  return Object.fromEntries(all.filter(([, value]) => value !== null))
}
