import type * as z from 'zod'
import { budget } from './kinds/budget.ts'
import { change } from './kinds/change.ts'
import { channel } from './kinds/channel.ts'
import { constraint } from './kinds/constraint.ts'
import { factor } from './kinds/factor.ts'
import { force } from './kinds/force.ts'
import { goal } from './kinds/goal.ts'
import { idea } from './kinds/idea.ts'
import { inside } from './kinds/inside.ts'
import { job } from './kinds/job.ts'
import { measure } from './kinds/measure.ts'
import { offer } from './kinds/offer.ts'
import { organization } from './kinds/organization.ts'
import { outcome } from './kinds/outcome.ts'
import { partner } from './kinds/partner.ts'
import { person } from './kinds/person.ts'
import { quote } from './kinds/quote.ts'
import { resource } from './kinds/resource.ts'
import { rival } from './kinds/rival.ts'
import { segment } from './kinds/segment.ts'
import { strength } from './kinds/strength.ts'

/** The attributes of each kind of fact, in the order in which a person reads a company. */
export const FACT_ATTRIBUTES = {
  organization,
  goal,
  offer,
  segment,
  rival,
  strength,
  constraint,
  change,
  person,
  channel,
  measure,
  budget,
  resource,
  partner,
  idea,
  job,
  outcome,
  quote,
  factor,
  force,
  inside,
} as const
export type FactKind = keyof typeof FACT_ATTRIBUTES
export type Attributes<K extends FactKind> = z.infer<(typeof FACT_ATTRIBUTES)[K]>

/** A list that holds every kind; the compiler would not see one that is missing. */
export const FACT_KINDS = Object.keys(FACT_ATTRIBUTES) as [FactKind, ...FactKind[]]

/** How the company model names its parts to people. */
export const KIND_NAMES: Record<FactKind, { one: string; many: string }> = {
  organization: { one: 'The organization', many: 'The organization' },
  goal: { one: 'Goal', many: 'Goals' },
  offer: { one: 'What you sell', many: 'What you sell' },
  segment: { one: 'Customers', many: 'Customers' },
  rival: { one: 'Rival or substitute', many: 'Rivals and substitutes' },
  strength: { one: 'Strength', many: 'Strengths' },
  constraint: { one: 'What holds you back', many: 'What holds you back' },
  change: { one: 'Change', many: 'Changes' },
  person: { one: 'Person', many: 'People' },
  channel: { one: 'Channel', many: 'Channels' },
  measure: { one: 'Figure', many: 'Figures' },
  budget: { one: 'Money and hours', many: 'Money and hours' },
  resource: { one: 'What you have', many: 'What you have' },
  partner: { one: 'Partner', many: 'Partners' },
  idea: { one: 'Idea', many: 'Ideas' },
  job: { one: 'What customers want done', many: 'What customers want done' },
  outcome: { one: 'What it is judged by', many: 'What it is judged by' },
  quote: { one: 'Somebody’s words', many: 'Somebody’s words' },
  factor: { one: 'What buyers compare', many: 'What buyers compare' },
  force: { one: 'Force in the market', many: 'Forces in the market' },
  inside: { one: 'How the work runs', many: 'How the work runs' },
}
