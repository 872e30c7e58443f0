import { say } from '../sentences/sentence.ts'
import { heldBackBy, knows } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves for the money of a campaign: what to hold back, when to stop, whom to test on. */
export const campaignsMoneyPlays: readonly Play[] = [
  {
    id: 'tenth-until-halfway',
    area: 'campaigns',
    nature: 'decide',
    on: ['campaign.reserve', 'goal.ideas-afford'],
    owner: 'finance',
    hours: 2,
    weeks: [1, 12],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Contingency reserve', by: 'Project Management Institute 2017' },
    title: s => say`Hold back ${s.percent(0.1)} of the budget until halfway`,
    steps: [
      s =>
        say`Take ${s.percent(0.1)} off each line today, and put the sum under one name that is not a line.`,
      () =>
        say`Write down what it may be used for: what works better than planned, or a single mishap.`,
      () => say`Decide at half time where it goes, by the figures of the first half, on one day.`,
    ],
    metric: s =>
      say`The reserve is whole at half time, and moves to at most ${s.number(2)} places.`,
    stop: s =>
      say`Release at most ${s.percent(0.25)} of it earlier, for something that would cost more if left alone.`,
  },
  {
    id: 'try-again-with-enough',
    area: 'campaigns',
    nature: 'decide',
    on: ['performance.judged-early'],
    presumes: ['enquiries'],
    owner: 'marketing',
    hours: 6,
    weeks: [3, 12],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Small samples mislead', by: 'Tversky and Kahneman 1971' },
    title: s => say`Give ${s.about} a second try, long enough to tell`,
    steps: [
      s =>
        say`Divide ${s.number(3)} by the share of enquiries that usually become ${s.sales}: ${s.percent(0.15)} gives ${s.outside(20)} enquiries before a blank means something.`,
      () =>
        say`Write down what was offered and to whom the first time, and change only what was clearly wrong.`,
      () => say`Run it until that number is reached, and decide on the same day.`,
    ],
    metric: s =>
      say`The number of enquiries is reached, and the decision is written down, within ${s.time(12, 'week')}.`,
    stop: s => say`End it for good if that number of enquiries brings no ${s.sale}.`,
  },
  {
    id: 'stop-written-before-start',
    area: 'campaigns',
    nature: 'decide',
    on: [
      'performance.judged-early',
      'channel.failed-attempt',
      'goal.budget-return',
      'channel.tried',
    ],
    owner: 'marketing',
    hours: 2,
    weeks: [1, 10],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Kill criteria: decide when to quit before you begin', by: 'Duke 2022' },
    title: () => say`Write down before the start when you would stop`,
    steps: [
      () =>
        say`Write one figure and one date on which you stop, and one before which nobody may stop.`,
      () =>
        say`Give the sheet to somebody who did not have the idea, and let that person read it out on the day.`,
      () => say`Write down afterwards what you decided and whether the sheet was kept.`,
    ],
    metric: s =>
      say`All that is paid for has such a sheet within ${s.time(4, 'week')}, and the next ${s.number(3)} are kept.`,
    stop: s => say`Choose a coarser figure if ${s.number(2)} stops turn out to have been chance.`,
  },
  {
    id: 'fifty-letters-first',
    area: 'campaigns',
    nature: 'act',
    on: ['campaign.reach-needed', 'goal.budget-per-unit', 'goal.idea-cost', 'channel.tried'],
    presumes: ['chosen-demand'],
    cases: 12,
    owner: 'marketing',
    hours: 8,
    weeks: [2, 8],
    cost: [5_000, 40_000],
    confidence: 4,
    source: { method: 'Test on few before you pay for many', by: 'Hopkins 1923' },
    title: s => say`Test the offer on ${s.outside(50)} people before you pay to reach more`,
    steps: [
      s =>
        say`Write ${s.outside(50)} names of people you would like to win for ${s.own.line(say`what you offer`)}, by hand, from lists that you may use and from those who know them.`,
      s =>
        say`Send each of them one offer of ${s.own.line(say`what you offer`)} in a plain letter of your own, with one answer to give.`,
      s =>
        say`Ask those who were silent after ${s.time(8, 'day')} which sentence lost them, and change that one before more is paid for.`,
    ],
    metric: s =>
      say`${s.number(3)} of ${s.outside(50)} say yes or agree to meet within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Change the offer, not the number of people, if fewer than ${s.number(2)} answer.`,
  },
  {
    id: 'share-a-campaign',
    area: 'campaigns',
    nature: 'act',
    on: [
      'goal.budget-per-unit',
      'campaign.reach-needed',
      'channel.cost',
      'channel.year-of-customer',
      'brake.awareness',
    ],
    presumes: ['chosen-demand'],
    sells: ['orders', 'memberships', 'gifts'],
    cases: 80,
    excludes: ['halt-reach-while-full'],
    owner: 'marketing',
    hours: 12,
    weeks: [4, 16],
    cost: [0, 80_000],
    confidence: 3,
    source: { method: 'Symbiotic marketing', by: 'Adler 1966' },
    title: () => say`Share one campaign with somebody who serves the same people`,
    steps: [
      s =>
        say`List ${s.count(8, 'firm or club', 'firms and clubs')} that your ${s.customers} deal with anyway, and that offer nothing you offer.`,
      () =>
        say`Propose to one of them a single thing that helps both sides’ people, with the cost halved and each name on it.`,
      () => say`Give each side a code or card of its own, so that both see who came from where.`,
    ],
    metric: s =>
      say`${s.number(10)} new ${s.customers} come from the other side within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Do not repeat it if one side got less than ${s.percent(0.3)} of what the other got.`,
  },
  {
    id: 'budget-from-zero',
    area: 'campaigns',
    nature: 'decide',
    on: ['performance.spend-over-budget'],
    fits: (_, { rule, figures }) =>
      rule !== 'performance.spend-over-budget' ||
      (figures.ratio !== undefined && figures.ratio > 1),
    owner: 'finance',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Zero-base budgeting', by: 'Pyhrr 1970' },
    title: () => say`Rebuild what you pay for from nothing, line by line`,
    steps: [
      s =>
        say`List everything you pay for in order to be found, ${s.own.paidWays(say`the largest`)} first, with its end date and what came of it in the last year.`,
      s => {
        const spent = s.own.spent()
        const until = spent
          ? say`and compare the sum with the ${spent} of today`
          : say`until the budget is used`
        return say`Begin with an empty sheet, and let in the line that brought most for its money, then the next, ${until}.`
      },
      () => say`Give notice today for all that stayed outside, each for its next date.`,
    ],
    metric: s =>
      say`The year’s lines fit into ${s.percent(0.9)} of the budget within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Let a line back in if ${s.customers} fall by more than ${s.percent(0.1)} after its end.`,
  },
  {
    id: 'slow-and-fast-money',
    area: 'campaigns',
    nature: 'decide',
    on: [
      'channel.cost',
      'channel.year-of-customer',
      'goal.budget-return',
      'goal.against-trend',
      'competition.share-of-voice',
    ],
    presumes: ['chosen-demand'],
    // Where a few hundred decide, each of them is met and none is reached by being known.
    cases: 500,
    fits: knows('budget', ({ amount }) => amount !== undefined && amount.cents >= 5_000_000),
    not: heldBackBy('cash'),
    owner: 'marketing',
    hours: 6,
    weeks: [12, 52],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'The Long and the Short of It', by: 'Binet and Field 2013' },
    title: () => say`Split the money between being known and being chosen today`,
    steps: [
      s =>
        say`Sort last year’s spending into what should bring ${s.sales} at once and what should make you known.`,
      s =>
        say`Give the second about ${s.percent(0.4)} to ${s.percent(0.6)}, less if most people look only when they need it.`,
      s => say`Keep the split for ${s.number(2)} quarters, and judge each part by its own figure.`,
    ],
    metric: s =>
      say`The split is kept, and searches for your name rise by ${s.percent(0.15)}, within ${s.time(9, 'month')}.`,
    stop: s => say`Turn back if the money at hand falls below ${s.time(6, 'month')} of costs.`,
  },
]
