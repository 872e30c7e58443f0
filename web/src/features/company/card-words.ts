import type { FactKind } from '@sextant/contracts/company/kinds'

/** What a row of the card is called, and one more of it. */
export const ROW_WORDS: Record<FactKind, { name: string; more: string }> = {
  organization: { name: 'Name', more: 'another name' },
  goal: { name: 'What you want', more: 'a goal' },
  offer: { name: 'What you sell', more: 'something you sell' },
  segment: { name: 'Who buys', more: 'a kind of customer' },
  rival: { name: 'Who or what', more: 'a rival' },
  strength: { name: 'What you are good at', more: 'a strength' },
  constraint: { name: 'What holds you back', more: 'something that holds you back' },
  change: { name: 'What changes', more: 'a change' },
  person: { name: 'Who', more: 'a person' },
  channel: { name: 'Where customers come from', more: 'a channel' },
  measure: { name: 'What it counts', more: 'a figure' },
  budget: { name: 'What it is for', more: 'a budget' },
  resource: { name: 'What you have', more: 'something you have' },
  partner: { name: 'Who', more: 'a partner' },
  idea: { name: 'Idea', more: 'an idea' },
  job: { name: 'What they want done', more: 'something they want done' },
  outcome: { name: 'What they judge it by', more: 'something they judge it by' },
  quote: { name: 'What it is about', more: 'somebody’s words' },
  factor: { name: 'What buyers compare', more: 'something they compare' },
  force: { name: 'Who or what presses', more: 'a force' },
  inside: { name: 'What it is', more: 'a part of the work' },
}
