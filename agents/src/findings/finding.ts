import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../company/company.ts'
import type { Label } from '../sentences/label.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { Kit } from './kit.ts'

export const FAMILIES = [
  'goal',
  'demand',
  'segment',
  'capacity',
  'brake',
  'person',
  'concentration',
  'price',
  'mix',
  'economics',
  'channel',
  'conversion',
  'retention',
  'cash',
  'change',
  'rules',
  'season',
  'competition',
  'strength',
  'campaign',
  'client',
  'performance',
  'contradiction',
  'start',
  'soon',
] as const
export type Family = (typeof FAMILIES)[number]

/** measured: a figure that was given; derived: computed from several; told: words only. */
export type Strength = 'measured' | 'derived' | 'told'
export type Quadrant = 'strength' | 'weakness' | 'opportunity' | 'threat'

/** How much it matters, computed and never a constant: a part of the goal's gap (1 is all of it), or cents a year. */
export type Weight = { ofGoal?: number; centsAYear?: number }

/** What follows from the facts. */
export type Finding = {
  says: Sentence
  /** Ids of the facts it rests on, the one it is about first. */
  rests: readonly string[]
  evidence: Strength
  weight: Weight
  /** A goal that cannot be reached as things stand: it is told, and moved, before whatever is planned for it. */
  comesFirst?: true
  quadrant?: Quadrant
  /** What a play about it names. */
  about?: Label
  /** Ratios, cents and counts by name, for the conditions of plays. */
  figures: Readonly<Record<string, number>>
}

/** The one answer that would switch a silent rule on. */
export type Wanted = {
  says: Sentence
  kind: FactKind
  /** The fact whose card has the empty field; without one, a new fact is asked for. */
  fact?: string
  attribute: string
}

/** So many findings of one rule at most; more of the same is noise. */
export const FINDINGS_PER_RULE = 3

/** Small and pure. It says nothing where an input is missing. */
export type Rule = {
  /** family.what: "goal.turned-away". */
  id: string
  family: Family
  find: (company: Company, kit: Kit) => Finding[]
  asks?: (company: Company, kit: Kit) => Wanted | null
}

export type FoundBy = Finding & { rule: string; family: Family }
