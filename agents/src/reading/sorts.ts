import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Quantity } from './quantity.ts'
import { SAID_SORTS, SORT_CUES } from './sort-cues.ts'
import learned from './sort-weights.json' with { type: 'json' }
import { chancesOf, signsIn, type TopicWeights } from './topics.ts'

/** For one sort: how much each sign speaks for each value, and from which chance on nine of ten are right in firms left out of the learning. */
export type SortWeights = TopicWeights<string> & { sure: number }

const LEARNED: Readonly<Record<string, SortWeights>> = learned

/** What stands for "not told" among the values. */
export const NOT_TOLD = '-'

/** The sorts that the words of a fact tell, each to be confirmed with it; what is less sure is left to be chosen. */
export function sortsOf(
  kind: FactKind,
  words: string,
  figures: readonly Quantity[],
): Record<string, string | string[] | boolean> {
  const own = kind === 'rival' ? withoutOurs(words) : words
  const said = SAID_SORTS.filter(row => row.kind === kind && row.words.test(own)).map(
    ({ attribute, value }) => [attribute, value] as const,
  )
  const likely = Object.keys(LEARNED)
    .filter(field => field.startsWith(`${kind}.`))
    .flatMap(field => {
      const value = likelySort(field, words, figures)
      return value ? [[field.slice(kind.length + 1), value] as const] : []
    })
  return together([...likely, ...said])
}

/** "…, we give the same day": what is said of us behind a rival is not the rival's. */
const withoutOurs = (words: string): string => words.replace(OURS, '')
const OURS = /,\s(?:but |and |while )?(?:we|ours?)\b.*$/is

/** Two sorts of one field, where it takes several, are both told. */
function together(
  told: readonly (readonly [string, string | string[] | boolean])[],
): Record<string, string | string[] | boolean> {
  return told.reduce<Record<string, string | string[] | boolean>>((all, [name, value]) => {
    const before = all[name]
    const isBoth = Array.isArray(before) && Array.isArray(value)
    return { ...all, [name]: isBoth ? [...new Set([...before, ...value])] : value }
  }, {})
}

function likelySort(field: string, words: string, figures: readonly Quantity[]): string | null {
  const weights = LEARNED[field]
  if (!weights) return null
  const chances = chancesOf(sortSignsIn(field, words, figures), weights)
  const most = Math.max(...chances)
  const value = weights.topics[chances.indexOf(most)] ?? NOT_TOLD
  return most >= weights.sure && value !== NOT_TOLD ? value : null
}

/** The signs of words for one sort: those of any sentence, and the cues of that sort. */
export function sortSignsIn(field: string, words: string, figures: readonly Quantity[]): string[] {
  const cues = (SORT_CUES[field] ?? []).flatMap((cue, at) =>
    cue.test(words) ? [`sort ${at}`] : [],
  )
  return [...signsIn(words, figures), ...cues]
}
