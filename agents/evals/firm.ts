import { COMPANY_SIZES, INDUSTRIES } from '@sextant/contracts/catalogue'
import { QUOTE_MAX } from '@sextant/contracts/company/facts'
import { FACT_KINDS } from '@sextant/contracts/company/kinds'
import { LABEL_MAX } from '@sextant/contracts/company/label'
import * as z from 'zod'

/** What an owner typed under the question of each kind. */
const answers = z
  .partialRecord(z.enum(FACT_KINDS), z.string().min(1).max(QUOTE_MAX))
  .refine(isFullInterview, 'Seven to eleven answers')

/** What a careful person would confirm on a card after reading the words. */
const goldFact = z.strictObject({
  kind: z.enum(FACT_KINDS),
  label: z.string().min(1).max(LABEL_MAX),
  attributes: z.record(z.string(), z.unknown()),
  /** Word for word out of the answer. */
  quote: z.string().min(1),
  answer: z.enum([...FACT_KINDS, 'dump']),
  /** Index in the list of facts. A file has no ids; whoever loads it sets `attributes.about`. */
  about: z.number().int().nonnegative().optional(),
})
export type GoldFact = z.infer<typeof goldFact>

/** A firm that nobody who wrote a rule, a play or a word list has seen. */
export const firm = z.strictObject({
  name: z.string().min(1),
  industry: z.enum(INDUSTRIES),
  companySize: z.enum(COMPANY_SIZES),
  /** As the owner wrote it at onboarding. */
  description: z.string().min(1),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  country: z.string().min(1),
  answers,
  /** The same owner, all in one paragraph. */
  dump: z.string().refine(isParagraph, 'One paragraph of 120 to 250 words'),
  facts: z.array(goldFact).min(14).max(26),
  /** What a consultant would compute from these facts. */
  expects: z.array(z.string().min(1)).min(2).max(4),
})
export type Firm = z.infer<typeof firm>

function isFullInterview(given: object): boolean {
  const many = Object.keys(given).length
  return many >= 7 && many <= 11
}

function isParagraph(text: string): boolean {
  const words = text.trim().split(/\s+/).length
  return words >= 120 && words <= 250 && !text.includes('\n')
}
