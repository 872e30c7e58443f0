import type { SCARCE_RESOURCES, Sells } from '@sextant/contracts/company/chips'
import type { Company, Fact } from '../company/company.ts'
import type { Presupposed } from '../company/presupposed.ts'
import type { FoundBy } from '../findings/finding.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { Scene } from './scene.ts'

export const AREAS = [
  'capacity',
  'people',
  'pricing',
  'economics',
  'cash',
  'demand',
  'channels',
  'conversion',
  'retention',
  'competition',
  'positioning',
  'proof',
  'change',
  'focus',
  'knowledge',
  'content',
  'campaigns',
  'clients',
  'measurement',
  'giving',
] as const
export type Area = (typeof AREAS)[number]

export type Role = 'owner' | 'operations' | 'sales' | 'marketing' | 'finance' | 'people'
/** What it asks of a team. At most one general play stands in a deliverable. */
export type Nature = 'act' | 'decide' | 'measure' | 'general'
export type ScarceResource = (typeof SCARCE_RESOURCES)[number]

/** Where a play comes from: a named method with its author, or a published benchmark. */
export type PlaySource = { method: string; by: string }

/**
 * A move of TOWS rests on two facts: something of the organization's own (a strength or what holds it back) and something
 * around it (a change, a rival), and says why the one answers the other. Without both it stands under its finding alone.
 */
export type Pairing = {
  own: (company: Company, finding: FoundBy) => Fact | undefined
  around: (company: Company, finding: FoundBy) => Fact | undefined
  because: (scene: Scene, own: Fact, around: Fact) => Sentence
}

/** What an expert recommends for a finding. */
export type Play = {
  id: string
  area: Area
  nature: Nature
  /** Brings more who ask or buy, though its area is about something else. */
  raises?: true
  /** Tries an idea at a small size: what the idea costs by its card is not due yet. */
  tries?: true
  /** Ids of the rules whose findings call for it. */
  on: readonly string[]
  /** Where it makes sense at all; without one, everywhere. */
  sells?: readonly Sells[]
  /** What its steps take for granted: it is no move for a firm of which nothing says so. */
  presumes?: readonly Presupposed[]
  /** For constraints of these resources only. */
  resource?: readonly ScarceResource[]
  fits?: (company: Company, finding: FoundBy) => boolean
  not?: (company: Company, finding: FoundBy) => boolean
  /** Cases a year that it counts over: where fewer are known, it would take years to see anything. */
  cases?: number
  /** Plays that undo this one. */
  excludes?: readonly string[]
  owner: Role
  /** Of work until it runs. */
  hours: number
  /** Until it shows, from and to. */
  weeks: readonly [number, number]
  /** In cents of a US dollar at its price level, from and to; other currencies by their level (`price-level.ts`). */
  cost: readonly [number, number]
  /** How well the method is proven, 1–5. */
  confidence: 1 | 2 | 3 | 4 | 5
  source: PlaySource
  title: (scene: Scene) => Sentence
  steps: readonly [
    (scene: Scene) => Sentence,
    (scene: Scene) => Sentence,
    (scene: Scene) => Sentence,
  ]
  metric: (scene: Scene) => Sentence
  stop: (scene: Scene) => Sentence
  pair?: Pairing
}
