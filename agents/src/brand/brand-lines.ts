import { type BrandGuidelines, VOICE_SCALES } from '@sextant/contracts/brand/guidelines'

/** A writer is told so many entries of each list. */
const TOLD_MAX = 30

/** What a language model is told of the brand; nothing where there are no guidelines. `told`: puts somebody's words between markers. */
export function brandLines(
  brand: BrandGuidelines | null | undefined,
  told: (text: string) => string,
): string[] {
  if (!brand) return []
  const { use, avoid, claims, legal, examples } = brand
  const listed = (words: readonly string[]): string => words.slice(0, TOLD_MAX).map(told).join(', ')
  return [
    'Brand of this company: how it sounds. It changes the choice of words only, never what holds.',
    voiceLine(brand),
    ...(use.length > 0 ? [`Words it likes: ${listed(use)}`] : []),
    ...(avoid.length > 0
      ? [
          `Never write: ${avoid
            .slice(0, TOLD_MAX)
            .map(one => avoidWords(one, told))
            .join('; ')}`,
        ]
      : []),
    ...(claims.length > 0
      ? [`Write only where a fact proves it: ${listed(claims.map(one => one.says))}`]
      : []),
    ...legal
      .slice(0, TOLD_MAX)
      .map(({ text, about }) => `Where a text speaks of ${listed(about)}, it needs ${told(text)}`),
    ...examples
      .slice(0, TOLD_MAX)
      .map(({ sounds, text, why }) => `Sounds ${sounds}: ${told(text)}${why && ` (${told(why)})`}`),
  ]
}

const voiceLine = ({ voice }: BrandGuidelines): string =>
  `Voice, 0 to 100: ${VOICE_SCALES.map(({ key, ends: [first, second] }) => `${voice[key]} from ${first.toLowerCase()} to ${second.toLowerCase()}`).join('; ')}.`

const avoidWords = (
  { word, instead }: BrandGuidelines['avoid'][number],
  told: (text: string) => string,
): string => (instead === '' ? told(word) : `${told(word)} (write ${told(instead)})`)
