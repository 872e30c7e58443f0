import * as z from 'zod'
import { common } from './common.ts'

const level = z.number().min(0).max(10)

/** Something that buyers compare, with the level that each offers, 0–10 (Kim and Mauborgne's strategy canvas). `about` names the rival of `theirs`. */
export const factor = z.object({
  ...common,
  ours: level.optional(),
  theirs: level.optional(),
  /** Of a second rival or substitute. */
  others: level.optional(),
  /** Where it is meant to go. */
  aim: level.optional(),
})
