import { say } from '../sentences/sentence.ts'
import { knows } from './conditions.ts'
import type { Play } from './play.ts'

/** A goal that is reached by few large gifts rather than by many usual ones, in cents. */
const LARGE = 20_000_000

/** Moves for larger and lasting gifts: matches, first gifts, wills, years at once. */
export const givingLargePlays: readonly Play[] = [
  {
    id: 'ask-for-a-little-more',
    area: 'giving',
    nature: 'act',
    on: ['goal.gap', 'retention.value-of-point', 'goal.present-growth'],
    sells: ['gifts'],
    fits: knows(
      'goal',
      ({ counts }) => counts === 'money' || counts === 'sales' || counts === undefined,
    ),
    owner: 'marketing',
    hours: 8,
    weeks: [4, 16],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Upgrade requests to regular givers', by: 'Sargeant and Jay 2004' },
    title: () => say`Ask regular givers, after a year, to give a little more`,
    steps: [
      () =>
        say`List regular givers whose sum has stood for a year, without anybody who complained or paused.`,
      s =>
        say`Tell them what a gift did and what it costs now, and ask for ${s.percent(0.2)} more, by one click or a returned slip.`,
      () =>
        say`Thank those who say no as warmly as the others, and do not ask them again for a year.`,
    ],
    metric: s =>
      say`${s.percent(0.12)} give more, and no more leave than before, within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Stop if more than ${s.percent(0.01)} of those asked end their gift within a month.`,
  },
  {
    id: 'mention-the-will',
    area: 'giving',
    nature: 'act',
    on: ['goal.present-growth'],
    sells: ['gifts'],
    fits: knows(
      'goal',
      ({ counts }) => counts === 'money' || counts === 'sales' || counts === undefined,
    ),
    owner: 'owner',
    hours: 8,
    weeks: [26, 104],
    cost: [0, 40_000],
    confidence: 4,
    source: {
      method: 'Applying Behavioural Insights to Charitable Giving',
      by: 'Behavioural Insights Team 2013',
    },
    title: () => say`Tell people, wherever you thank them, that they can remember you in a will`,
    steps: [
      () =>
        say`Write one plain page: how it is done, the exact name and number of your organization, whom to call.`,
      () =>
        say`Add one sentence to thanks, newsletter and page: many people who care about this also leave something in their will.`,
      () =>
        say`Ask local solicitors or notaries to have the page at hand, and thank whoever tells you of it, for life.`,
    ],
    metric: s =>
      say`${s.number(10)} people say that they have done it or will do it, within ${s.time(12, 'month')}.`,
    stop: s =>
      say`Leave it out of the letters if more than ${s.percent(0.01)} object, and put no expected sum into any budget.`,
  },
  {
    id: 'match-for-a-week',
    area: 'giving',
    nature: 'act',
    on: ['goal.gap', 'goal.pace', 'goal.budget-per-unit', 'economics.idea-in-sales'],
    sells: ['gifts'],
    owner: 'owner',
    hours: 16,
    weeks: [4, 16],
    cost: [0, 50_000],
    confidence: 4,
    source: {
      method: 'A match raises giving; more than one to one adds nothing',
      by: 'Karlan and List 2007',
    },
    title: () => say`Find one giver who doubles what others give in one week`,
    steps: [
      s =>
        say`Ask ${s.number(5)} of your largest givers, firms or foundations, in person, whether their next gift may double others’.`,
      s =>
        say`Fix sum, purpose and ${s.time(7, 'day')}, truthfully: what is not matched is not given.`,
      () =>
        say`Write to those who know you first, show each day how much is left, and thank all by naming the doubled sum.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of the sum is matched within the week, ${s.percent(0.2)} of it by first-time givers.`,
    stop: s => say`Do not announce it unless the match is signed ${s.time(3, 'week')} before.`,
  },
  {
    id: 'largest-gifts-first',
    area: 'giving',
    nature: 'act',
    on: ['goal.gap', 'economics.idea-in-sales'],
    sells: ['gifts'],
    fits: knows(
      'goal',
      ({ form, target }) => form === 'money' && target !== undefined && target >= LARGE,
    ),
    owner: 'owner',
    hours: 40,
    weeks: [12, 52],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Seed money raises what others give', by: 'List and Lucking-Reiley 2002' },
    title: () => say`Win the largest gifts in person before you ask the public`,
    steps: [
      s =>
        say`Draw the sum as a pyramid: the largest gift should bring ${s.percent(0.15)} of it, and a few more half of it together.`,
      s =>
        say`Write ${s.number(3)} names for each of these gifts, with who knows them and what they care about.`,
      () =>
        say`See them one by one, the closest first, and go public only when half of the sum is promised.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of the sum is promised before the public start, within ${s.time(9, 'month')}.`,
    stop: s =>
      say`Make the project smaller if ${s.number(15)} visits bring less than ${s.percent(0.15)} of the sum.`,
  },
  {
    id: 'costs-carried-by-one',
    area: 'giving',
    nature: 'act',
    on: ['goal.budget-per-unit', 'conversion.goal-leads'],
    sells: ['gifts'],
    owner: 'owner',
    hours: 12,
    weeks: [6, 26],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Avoiding overhead aversion in charity',
      by: 'Gneezy, Keenan and Gneezy 2014',
    },
    title: () => say`Win one giver for the running costs, and tell the others`,
    steps: [
      () =>
        say`Add up what rent, bookkeeping and fundraising cost in a year, and put on a page what would stop without them.`,
      s =>
        say`Show it to ${s.number(5)} firms or large givers who understand what running a house costs, and ask one to carry it.`,
      () =>
        say`Say to all others, truthfully, that these costs are carried, and that every new gift goes into the work.`,
    ],
    metric: s =>
      say`The costs you named are carried for ${s.time(12, 'month')}, and ${s.percent(0.15)} more of those asked give.`,
    stop: s =>
      say`Stop saying it on the day on which less than ${s.percent(1)} of these costs is carried.`,
  },
  {
    id: 'several-years-at-once',
    area: 'giving',
    nature: 'act',
    on: [
      'concentration.partner-ends',
      'change.income-ends',
      'concentration.customer',
      'concentration.top',
    ],
    sells: ['gifts'],
    owner: 'owner',
    hours: 16,
    weeks: [8, 40],
    cost: [0, 0],
    confidence: 3,
    source: {
      method: 'Pay-What-It-Takes Philanthropy',
      by: 'Eckhart-Queenan, Etzel and Prasad 2016',
    },
    title: () => say`Ask your funders for several years at once, costs included`,
    steps: [
      s =>
        say`Write down what the yearly asking costs you and ${s.own.account(say`the funder`)}, and what you could do if you knew the next years.`,
      () =>
        say`Work out what one year of the work that is paid for costs in full, with its share of rent, bookkeeping and management.`,
      s =>
        say`Ask for a talk ${s.time(6, 'month')} before the end, bring both pages, and propose ${s.number(3)} years with one report a year.`,
    ],
    metric: s =>
      say`A promise of at least ${s.number(2)} years, or a written no in time to plan, within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Ask the next funder if there is no date for a talk after ${s.number(3)} attempts.`,
  },
]
