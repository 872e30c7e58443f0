import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A box of old guest cards and a list of callers lie unused; one that is written to, or has its own customers, does not. */
export const cases: RuleCases = {
  rule: 'channel.unused-list',
  fires: [
    {
      firm: firm({ resource: [{ label: 'the guest cards', sort: 'list', amount: 900 }] }),
      says: 'The guest cards (900): people who know you and hear nothing from you. Writing to the first 20 costs nothing and shows within days whether they come.',
    },
    {
      firm: firm({ resource: [{ label: 'old callers', sort: 'list' }] }),
      says: 'Old callers: people who know you and hear nothing from you. Writing to the first 20 costs nothing and shows within days whether they come.',
    },
  ],
  silent: [
    firm({ resource: [{ label: 'the guest cards', sort: 'list', organized: true }] }),
    firm({
      resource: [{ label: 'the guest cards', sort: 'list' }],
      channel: [{ label: 'the letter', sort: 'own', customers: 12 }],
    }),
  ],
}
