import type { ModelStatement } from '@sextant/contracts/model-work'
import type { Path } from '../../../evidence/claims.ts'
import { idsOf } from '../think/settle.ts'
import { fill } from '../words/fill.ts'
import type { Glossary } from '../words/glossary.ts'
import type { Written } from './form.ts'

/** A statement that holds, filled, with where it is shown (null for narrative: sections are shown when they are whole); or why it is refused. */
export type Settled =
  | { statement: ModelStatement; text: string; path: Path | null; refusal?: never }
  | { refusal: string; statement?: never }

const NARRATIVE = /^narrative\/[01]\/(?:heading|[0-2])$/

/** Looks up the place and every id of one statement. `places`: where each is shown. */
export function settleStatement(
  { place, text, rests }: Written,
  places: Readonly<Record<string, Path>>,
  glossary: Glossary,
): Settled {
  const path = Object.hasOwn(places, place) ? places[place] : undefined
  const isNarrative = NARRATIVE.test(place)
  if (!path && !isNarrative) return { refusal: `there is no place “${place.slice(0, 80)}”` }
  const filled = fill(text, glossary)
  if (filled.refusal !== undefined) return { refusal: filled.refusal }
  const foreign = filled.figures.find(alias => !isOfPlace(alias, place, glossary))
  if (foreign) return { refusal: `{{${foreign}}} is a number of another statement` }
  const ids = idsOf(rests, glossary)
  if (ids === null) return { refusal: `no such fact among ${rests.slice(0, 5).join(', ')}` }
  const isTied = ids.length + filled.facts.length > 0
  if (isNarrative && !isTied && !place.endsWith('heading'))
    return { refusal: 'it rests on no fact' }
  return { statement: { place, text, rests: ids }, text: filled.text, path: path ?? null }
}

/** A threshold of one move says nothing in another. */
function isOfPlace(alias: string, place: string, { figures }: Glossary): boolean {
  const ref = figures[alias]?.ref
  return ref?.of !== 'words' || matterOf(ref.place) === matterOf(place)
}

/** The move or rule that a place is about; what has none is a matter of its own. */
const matterOf = (place: string): string => place.split('/')[1] ?? place
