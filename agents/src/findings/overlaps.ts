import type { FoundBy } from './finding.ts'

/** What says nothing beyond another finding on the same cards: by its rule, those that say more. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  'price.vs-rival': ['price.match-volume'],
  'price.gap-in-money': ['price.rival-cheaper'],
  'economics.fixed-coverage': ['economics.left-of-year', 'economics.fixed-of-lines'],
  'economics.left-of-year': ['economics.fixed-of-lines'],
  'capacity.room': ['capacity.free-places'],
  'brake.capacity': ['capacity.lost', 'goal.turned-away', 'demand.lost-sales'],
  'change.cost-rise': ['price.cost-rise-covered'],
  'change.at-stake': ['change.income-ends'],
  'change.dated': ['change.income-ends', 'economics.carried-by'],
  'goal.pace': ['goal.wins-short'],
  'person.sole': ['person.handover-window', 'person.carried-line', 'rules.licence-one-person'],
  'person.single': ['person.handover-window', 'person.carried-line'],
  'person.leaves': ['person.handover-window'],
  'concentration.top': ['segment.share-against-number'],
  'competition.relative-share': ['mix.years-to-rival'],
  'competition.open-flank': ['strength.faster', 'strength.fewer-failures'],
}

/** Whether one of those that say more rests on a card of this one. */
const isSaid = (found: FoundBy, all: readonly FoundBy[]): boolean =>
  all.some(
    other =>
      SAID_BY[found.rule]?.includes(other.rule) && other.rests.some(id => found.rests.includes(id)),
  )

/** Findings without those that another says better. */
export const withoutRepeats = (all: readonly FoundBy[]): FoundBy[] =>
  all.filter(found => !isSaid(found, all))
