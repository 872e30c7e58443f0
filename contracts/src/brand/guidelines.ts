import * as z from 'zod'
import { PLAIN_TEXT } from '../plain-text.ts'
import { isoDate } from '../rows.ts'

/** Entries of one list. */
export const BRAND_LIST_MAX = 60
export const BRAND_WORD_MAX = 80
export const BRAND_LINE_MAX = 600

const word = z.string().trim().min(1).max(BRAND_WORD_MAX).regex(PLAIN_TEXT)
const line = z.string().trim().min(1).max(BRAND_LINE_MAX)
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(BRAND_LIST_MAX)

/** Where a voice stands between two ends: 0 is wholly the first, 100 wholly the second. */
const between = z.number().int().min(0).max(100)

/** The three scales of a voice, each with the words at its ends. */
export const VOICE_SCALES = [
  { key: 'formality', name: 'Tone', ends: ['Casual', 'Formal'] },
  { key: 'warmth', name: 'Manner', ends: ['Matter-of-fact', 'Warm'] },
  { key: 'boldness', name: 'Stance', ends: ['Careful', 'Bold'] },
] as const
export type VoiceScale = (typeof VOICE_SCALES)[number]['key']

export const brandGuidelines = z.object({
  voice: z.object({ formality: between, warmth: between, boldness: between }),
  /** A sentence that sounds right or wrong, and why. */
  examples: list(
    z.object({ sounds: z.enum(['right', 'wrong']), text: line, why: z.string().max(200) }),
  ),
  use: list(word),
  /** A star at the end of a word stands for any ending. `instead`: what the built-in writer puts in its place; empty where nothing does. */
  avoid: list(z.object({ word, instead: z.string().trim().max(BRAND_WORD_MAX) })),
  /** Words that nobody may write without proof; `proof`: where it stands, empty where there is none. */
  claims: list(z.object({ says: word, proof: z.string().trim().max(BRAND_LINE_MAX) })),
  /** A line that a text needs where it speaks of one of these words. */
  legal: list(z.object({ text: line, about: z.array(word).min(1).max(12) })),
  colors: list(z.object({ name: word, hex: z.string().regex(/^#[0-9a-f]{6}$/i) })),
  fonts: list(z.object({ role: word, name: word })),
  /** `where`: an address or a place where the file lies. */
  logos: list(
    z.object({ name: word, where: z.string().trim().max(500), use: z.string().max(200) }),
  ),
})
export type BrandGuidelines = z.infer<typeof brandGuidelines>

/** What nobody has said anything about yet: in the middle of every scale. */
export const NO_GUIDELINES: BrandGuidelines = {
  voice: { formality: 50, warmth: 50, boldness: 50 },
  examples: [],
  use: [],
  avoid: [],
  claims: [],
  legal: [],
  colors: [],
  fonts: [],
  logos: [],
}

export const brandAnswer = z.object({
  guidelines: brandGuidelines.nullable(),
  /** The newest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      saved_by_name: z.string().nullable(),
      saved_at: isoDate,
    }),
  ),
})
export type BrandAnswer = z.infer<typeof brandAnswer>

/** What a deliverable says against the brand. */
export const brandFinding = z.object({
  kind: z.enum(['avoid', 'claim', 'legal']),
  /** The words of the guidelines: the word to avoid, the claim, the legal line. */
  rule: z.string(),
  /** The line of the deliverable. */
  line: z.string(),
  /** What was found in it. */
  found: z.string(),
  /** What to write in its place; empty where the guidelines name nothing. */
  instead: z.string(),
})
export type BrandFinding = z.infer<typeof brandFinding>
