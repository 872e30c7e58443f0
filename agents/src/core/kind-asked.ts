import type { FactKind } from '@sextant/contracts/company/kinds'

const KINDS: Readonly<Record<string, FactKind>> = {
  offer: 'offer',
  rivals: 'rival',
  bestCustomers: 'segment',
  strength: 'strength',
  constraint: 'constraint',
  goal: 'goal',
  channels: 'channel',
  numbers: 'measure',
  change: 'change',
  resources: 'resource',
  initiatives: 'idea',
  budget: 'budget',
  partners: 'partner',
  outcomes: 'outcome',
}

/** The kind of fact a question is after; null where it asks for words. */
export const kindAskedBy = (key: string): FactKind | null => KINDS[key] ?? null
