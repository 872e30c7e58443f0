import * as z from 'zod'
import { STRENGTH_SORTS } from '../chips.ts'
import { count, figure, rating } from '../figures.ts'
import { common } from './common.ts'

/** What a proof is measured in. */
export const PROOF_FORMS = [
  'share',
  'stars',
  'minutes',
  'hours',
  'days',
  'weeks',
  'years',
  'count',
] as const

export const strength = z.object({
  ...common,
  sort: z.enum(STRENGTH_SORTS).optional(),
  /** The figure that shows it, in `proofForm`; a share is 0–1. */
  proof: figure.optional(),
  proofForm: z.enum(PROOF_FORMS).optional(),
  /** The same figure of others. */
  versus: figure.optional(),
  /** How many it was measured over. */
  n: count.optional(),
  impact: rating.optional(),
  valuable: z.boolean().optional(),
  rare: z.boolean().optional(),
  costlyToCopy: z.boolean().optional(),
  organized: z.boolean().optional(),
})
