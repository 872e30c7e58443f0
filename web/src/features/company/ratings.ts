import type { ToolId } from '@sextant/contracts/catalogue'
import { INSIDE_ELEMENTS, MARKET_FORCES } from '@sextant/contracts/company/chips'
import { controlsOf } from '@sextant/contracts/company/controls'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { FORCE_NAMES } from '@sextant/contracts/strategy/porter-words'
import { isBareName } from '@sextant/contracts/company/bare-name'
import { chipWords } from '@sextant/contracts/company/attribute-words'

type Rated = Partial<Record<FactKind, readonly string[]>>

const FOUR_ANSWERS = ['valuable', 'rare', 'costlyToCopy', 'organized'] as const

/** The judgments that a framework stands on: only a person can give them. */
const RATED_IN: Partial<Record<ToolId, Rated>> = {
  swot: {
    strength: ['impact'],
    constraint: ['impact'],
    change: ['bearing', 'impact', 'likelihood'],
    rival: ['threat', 'likelihood'],
  },
  vrio: { resource: FOUR_ANSWERS, strength: FOUR_ANSWERS },
  'porter-five-forces': { force: ['pressure', 'heading'] },
  ice: { idea: ['impact', 'ease'] },
  'blue-ocean': { factor: ['ours', 'theirs', 'aim'] },
  'jobs-to-be-done': { outcome: ['importance', 'satisfaction'], quote: ['strength'] },
  'three-horizons': { idea: ['horizon'] },
  'mckinsey-7s': { inside: ['today', 'needed'] },
  'business-model-canvas': { strength: ['impact'], change: ['impact'] },
}

/** A step of a scale: a level, yes or no, or a way it goes. */
export type Judgment = number | boolean | string
export type Scale = { attribute: string; values: readonly Judgment[] }

const FIVE = [1, 2, 3, 4, 5] as const
const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const YES_NO = [true, false] as const
/** What is both, or not known, is said on the card. */
const WAYS = ['helps', 'hurts'] as const

/** The values of a scale, by the control of its attribute. */
function valuesOf(kind: FactKind, attribute: string): Scale['values'] {
  const control = controlsOf(kind).find(field => field.attribute === attribute)?.control
  if (attribute === 'bearing') return WAYS
  if (control?.as === 'yes-no') return YES_NO
  if (control?.as === 'chips') return control.options
  return control?.as === 'rating' ? FIVE : TEN
}

/** What is rated: a fact that stands, or a place of the framework that has no fact yet and gets one with the first tap. */
export type RateRow = {
  /** Stays when the place gets its fact. */
  key: string
  kind: FactKind
  name: string
  fact: CompanyFactRow | null
  /** What the new fact says beside its rating. */
  place: Readonly<Record<string, string>>
  scales: readonly Scale[]
}

/** Frameworks with fixed places: by which attribute a fact belongs to one, and what each is called. */
const PLACES: Partial<
  Record<
    FactKind,
    { attribute: string; options: readonly string[]; nameOf: (id: string) => string }
  >
> = {
  force: {
    attribute: 'force',
    options: MARKET_FORCES,
    nameOf: id => FORCE_NAMES[id as (typeof MARKET_FORCES)[number]],
  },
  inside: { attribute: 'element', options: INSIDE_ELEMENTS, nameOf: chipWords },
}

/** The kinds that a framework rates. */
export const ratedKinds = (tool: ToolId): FactKind[] =>
  Object.keys(RATED_IN[tool] ?? {}) as FactKind[]

/** Everything that a framework rates, rated or not. */
export function rateRows(tool: ToolId, facts: readonly CompanyFactRow[]): RateRow[] {
  const rated = Object.entries(RATED_IN[tool] ?? {}) as [FactKind, readonly string[]][]
  return rated.flatMap(([kind, attributes]) => {
    const scales = attributes.map(attribute => ({
      attribute,
      values: valuesOf(kind, attribute),
    }))
    const own = facts.filter(fact => fact.kind === kind && isMeant(fact))
    return inPlace(kind, [...factRows(kind, own, scales), ...emptyPlaces(kind, own, scales)])
  })
}

/** Places keep their order when facts come: a row that moved would lose the keyboard. */
function inPlace(kind: FactKind, rows: readonly RateRow[]): RateRow[] {
  const options = PLACES[kind]?.options ?? []
  const placeOf = ({ key }: RateRow): number =>
    options.findIndex(option => key === `${kind} ${option}`)
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Words that push nowhere have no strength, and a piece of something else has nothing. */
const isMeant = ({ kind, attributes, status, label }: CompanyFactRow): boolean =>
  (kind !== 'quote' || attributes.pushes !== undefined) &&
  (status !== 'proposed' || !isBareName(label))

const factRows = (
  kind: FactKind,
  facts: readonly CompanyFactRow[],
  scales: RateRow['scales'],
): RateRow[] =>
  facts.map(fact => {
    const places = PLACES[kind]
    const place = places && fact.attributes[places.attribute]
    const key = typeof place === 'string' ? `${kind} ${place}` : fact.id
    const name = typeof place === 'string' ? nameIn(fact, places!.nameOf(place)) : fact.label
    return { key, kind, name, fact, place: {}, scales }
  })

/** "Buyer power: the two retailers". */
const nameIn = ({ label }: CompanyFactRow, place: string): string =>
  label.toLowerCase() === place.toLowerCase() ? place : `${place}: ${label}`

function emptyPlaces(
  kind: FactKind,
  facts: readonly CompanyFactRow[],
  scales: RateRow['scales'],
): RateRow[] {
  const places = PLACES[kind]
  if (!places) return []
  const { attribute, options, nameOf } = places
  return options
    .filter(option => !facts.some(({ attributes }) => attributes[attribute] === option))
    .map(option => ({
      key: `${kind} ${option}`,
      kind,
      name: nameOf(option),
      fact: null,
      place: { [attribute]: option },
      scales,
    }))
}

/** Whether something of it is not rated yet. */
export const isOpen = ({ fact, scales }: RateRow): boolean =>
  scales.some(({ attribute }) => fact?.attributes[attribute] === undefined)

/** So many steps need the whole width; fewer stand beside the name. */
export const isWide = ({ values }: Scale): boolean => values.length > FIVE.length
