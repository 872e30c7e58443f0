import type { FactKind } from '@sextant/contracts/company/kinds'
import { type Entry, isUnsent, type Outlined, type Progress } from './outline-places.ts'

type Quadrant = {
  code: 'S' | 'W' | 'O' | 'T'
  name: string
  where: string
  kinds: readonly FactKind[]
  isHere: (entry: Entry) => boolean
  wants: string
}

const anyOf = (): boolean => true
/** The four fields, and what of a company stands in each. */
export const QUADRANTS: readonly Quadrant[] = [
  {
    code: 'S',
    name: 'Strengths',
    where: 'inside, helps',
    kinds: ['strength', 'resource'],
    isHere: anyOf,
    wants: 'What you are good at fills this place',
  },
  {
    code: 'W',
    name: 'Weaknesses',
    where: 'inside, hurts',
    kinds: ['constraint'],
    isHere: anyOf,
    wants: 'What holds you back fills this place',
  },
  {
    code: 'O',
    name: 'Opportunities',
    where: 'outside, helps',
    kinds: ['change', 'segment'],
    isHere: ({ kind, bearing }) => kind !== 'change' || bearing === 'helps' || bearing === 'both',
    wants: 'A change that helps you fills this place',
  },
  {
    code: 'T',
    name: 'Threats',
    where: 'outside, hurts',
    kinds: ['change', 'rival'],
    isHere: ({ kind, bearing }) => kind !== 'change' || bearing === 'hurts' || bearing === 'both',
    wants: 'A change that hurts you, or a rival, fills this place',
  },
]
/** Places that are drawn in each field from the first moment. */
export const PLACES = 2

export type Filled = Quadrant & { entries: readonly Entry[]; question: string | null }

export const quadrantsOf = ({ kinds }: Outlined): Filled[] =>
  QUADRANTS.map(quadrant => {
    const places = kinds.filter(({ kind }) => quadrant.kinds.includes(kind))
    return {
      ...quadrant,
      entries: places
        .flatMap(({ entries }) => entries)
        .filter(quadrant.isHere)
        // What is kept fills the places first.
        .toSorted((a, b) => Number(b.state === 'kept') - Number(a.state === 'kept')),
      question: places.find(({ question }) => question !== null)?.question ?? null,
    }
  })

/** How many of the eight places are filled. */
export function swotProgress(outlined: Outlined): Progress {
  const entries = quadrantsOf(outlined).map(field => field.entries.slice(0, PLACES))
  const shown = entries.flat()
  return {
    places: QUADRANTS.length * PLACES,
    filled: shown.filter(({ state }) => state === 'kept').length,
    unsent: shown.filter(isUnsent).length,
  }
}
