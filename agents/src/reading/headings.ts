import type { FactKind } from '@sextant/contracts/company/kinds'
import { QUESTIONS } from './says.ts'

/** What a line is headed by; of what comes from outside, also which way it goes. */
export type Heading = { kind: FactKind; bearing?: 'helps' | 'hurts' }

const WORDS: readonly (readonly [Heading, string])[] = [
  ...QUESTIONS.map(([kind, words]) => [{ kind }, words] as const),
  [{ kind: 'constraint' }, 'weakness(?:es)?'],
  [{ kind: 'change', bearing: 'helps' }, 'opportunit(?:y|ies)|chances?'],
  [{ kind: 'change', bearing: 'hurts' }, 'threats?|risks?|dangers?'],
]
const HEADINGS = WORDS.map(
  ([heading, words]) =>
    [
      heading,
      new RegExp(
        String.raw`^\W*(?:\d{1,2}[).]\s*)?(?:(?:an?|our|the|my|one|another|main|biggest|first|second|third|next|last|other)\s){0,2}(?:${words})(?:\s\d)?\s?(?::|\s?[–—]|\s-)(?:\s+|$)`,
        'i',
      ),
    ] as const,
)

/** "Customers: …", "2) Threat: …": what a sentence is headed by, and the words behind; null where it has no heading. */
export function headingOf(text: string): (Heading & { rest: string }) | null {
  for (const [heading, words] of HEADINGS) {
    const [told] = words.exec(text) ?? []
    if (told !== undefined) return { ...heading, rest: text.slice(told.length) }
  }
  return null
}
