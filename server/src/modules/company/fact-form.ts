import { FACT_ATTRIBUTES, type FactKind } from '@sextant/contracts/company/kinds'
import { LABEL_REFUSAL_WORDS, labelRefusal, tidyLabel } from '@sextant/contracts/company/label'
import { fail } from '../../platform/errors.ts'

type Attributes = { readonly [key: string]: unknown }

/** A name fit to stand in a sentence; refused with its reason otherwise. */
export function checkedLabel(written: string): string {
  const refusal = labelRefusal(written)
  if (refusal) throw fail('UNPROCESSABLE', LABEL_REFUSAL_WORDS[refusal], { label: refusal })
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

/** What is given replaces what stood; null takes it out. */
export function merged(standing: Attributes, given: Attributes): Attributes {
  const all = Object.entries({ ...standing, ...given })
  return Object.fromEntries(all.filter(([, value]) => value !== null))
}
