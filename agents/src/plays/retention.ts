import { say } from '../sentences/sentence.ts'
import { changeThat, forGoalsHeldBackBy, knows, strengthOf, paidByTime } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves that keep those who are there, and bring more of them further. */
export const retentionPlays: readonly Play[] = [
  {
    id: 'failed-payments',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.value-of-point',
      'goal.pace',
      'goal.gap',
      'retention.bucket',
      'retention.replacement-cost',
      'goal.rhythm',
    ],
    sells: ['memberships', 'gifts'],
    fits: forGoalsHeldBackBy('retention'),
    owner: 'finance',
    hours: 8,
    weeks: [1, 8],
    cost: [0, 40_000],
    confidence: 5,
    source: { method: 'Recover failed payments before winning new ones', by: 'Recurly' },
    title: () => say`Look first for those who left because a payment failed`,
    steps: [
      s =>
        say`Split last year’s leavers of ${s.own.group(say`all groups`)} into those who chose to go and those whose card or account failed.`,
      s =>
        say`Retry a failed payment on day ${s.number(2)}, ${s.number(5)} and ${s.number(9)}, and write a friendly line with a link to renew it.`,
      s => {
        const price = s.own.price()
        const size = price ? say`, from ${price} up,` : say``
        return say`Call the largest${size} and ask for a bank debit in place of a card.`
      },
    ],
    metric: s =>
      say`${s.percent(0.5)} of failed payments are recovered within ${s.time(8, 'week')}.`,
    stop: s => say`Stop writing after ${s.number(4)} attempts without an answer.`,
  },
  {
    id: 'first-ninety-days',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.cohort',
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.stays',
      'retention.bucket',
      'retention.replacement-cost',
      'brake.retention',
    ],
    sells: ['memberships', 'gifts', 'orders'],
    owner: 'marketing',
    hours: 14,
    weeks: [4, 20],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Loyalty is won or lost at the beginning', by: 'Reichheld 1996' },
    title: () => say`Plan the first months of every newcomer, contact by contact`,
    steps: [
      s =>
        say`Look up after how many weeks most of the newcomers to ${s.own.line(say`the main line`)} who left had gone.`,
      s =>
        say`Write ${s.number(4)} short contacts before that point: thanks by name, what came of it, a question, an invitation.`,
      () => say`Make one of them a call by a person who will still be there next year.`,
    ],
    metric: s =>
      say`Losses in the first ${s.time(90, 'day')} fall by ${s.percent(0.25)} within ${s.time(20, 'week')}.`,
    stop: s =>
      say`Change the contacts if ${s.number(100)} newcomers stay no longer than those before.`,
  },
  {
    id: 'talk-to-leavers',
    area: 'retention',
    nature: 'measure',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.cohort',
      'retention.stays',
      'retention.value-of-point',
      'retention.bucket',
      'retention.replacement-cost',
      'brake.retention',
    ],
    owner: 'owner',
    hours: 6,
    weeks: [1, 5],
    cost: [0, 10_000],
    confidence: 4,
    source: { method: 'Learn from those who leave', by: 'Reichheld 1996' },
    title: () => say`Ask those who left, and name one reason you can remove`,
    steps: [
      s =>
        say`Call ${s.number(12)} who left in the last quarter, the best of them first, and have somebody ask who did not look after them.`,
      () =>
        say`Ask when they first thought of leaving and what had just happened, not why they left.`,
      () =>
        say`Sort the answers into what you could have changed and what nobody could, and begin with the largest of the first.`,
    ],
    metric: s =>
      say`One removable reason behind at least ${s.percent(0.25)} of the losses is named within ${s.time(5, 'week')}.`,
    stop: s => say`Stop when ${s.number(4)} conversations in a row bring nothing new.`,
  },
  {
    id: 'sign-before-leaving',
    area: 'retention',
    nature: 'act',
    on: ['retention.cohort', 'retention.value-of-point', 'retention.stays', 'brake.retention'],
    sells: ['memberships', 'gifts', 'projects', 'orders'],
    owner: 'operations',
    hours: 10,
    weeks: [3, 12],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'Watch the health of each account', by: 'Mehta, Steinman and Murphy 2016' },
    title: () => say`Find the sign before people leave, and call at once`,
    steps: [
      s =>
        say`Look at the last ${s.past(20)} who left: what stopped in the weeks before, visits, logins, answers, calls?`,
      () => say`Choose one sign that most of them showed, and that few of the others show.`,
      s =>
        say`List those who show it every Monday, and have a person they know call within ${s.time(2, 'day')}.`,
    ],
    metric: s =>
      say`${s.percent(0.4)} of those called are still there ${s.time(12, 'week')} later.`,
    stop: s =>
      say`Choose another sign if more than ${s.percent(0.7)} of those called had no thought of leaving.`,
  },
  {
    id: 'pause-instead-of-end',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.stays',
      'season.quiet-share',
      'retention.bucket',
      'retention.replacement-cost',
      'brake.retention',
    ],
    sells: ['memberships', 'gifts'],
    owner: 'operations',
    hours: 6,
    weeks: [2, 12],
    cost: [0, 40_000],
    confidence: 3,
    source: { method: 'Offer less before offering nothing', by: 'Griffin and Lowenstein 2001' },
    title: () => say`Offer a pause or a smaller amount to those who want out`,
    steps: [
      () =>
        say`Read the last cancellations, and count how many named money, time or a season of life.`,
      s =>
        say`Put both choices before the end button and into the answer to every letter: a pause of ${s.time(3, 'month')}, or the smaller amount.`,
      s =>
        say`Write ${s.time(2, 'week')} before a pause ends, with what they missed and an easy way out.`,
    ],
    metric: s =>
      say`${s.percent(0.2)} of those who wanted to end pause or go smaller, and ${s.percent(0.5)} of them return, within ${s.time(6, 'month')}.`,
    stop: s => say`Drop the pause if fewer than ${s.percent(0.3)} return from it.`,
  },
  {
    id: 'second-thing-to-same',
    area: 'retention',
    nature: 'act',
    raises: true,
    on: [
      'demand.one-more-purchase',
      'demand.repeat-rate',
      'economics.ltv',
      'segment.value-rank',
      'brake.retention',
    ],
    sells: ['orders', 'memberships', 'projects', 'copies'],
    fits: (company, finding) =>
      finding.family === 'retention' ||
      knows('segment', ({ size }) => size !== undefined && size >= 20)(company),
    cases: 20,
    owner: 'sales',
    hours: 8,
    weeks: [2, 12],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Sell the next thing by what similar buyers took', by: 'Kumar 2008' },
    title: () => say`Offer the second line to those who have only the first`,
    steps: [
      s => say`Find the ${s.customers} who have both, and what made them take the second.`,
      () =>
        say`List those who have one, look like them and are content, and leave out everybody with an open complaint.`,
      s =>
        say`Offer it to the first ${s.number(20)} in person, at the moment when the first line has just served them well.`,
    ],
    metric: s => say`${s.percent(0.15)} of those asked take it within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Stop if ${s.number(20)} offers bring fewer than ${s.number(2)}, or anybody leaves over it.`,
  },
  {
    id: 'bring-back-the-left',
    area: 'retention',
    nature: 'act',
    raises: true,
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.cohort',
      'retention.bucket',
      'retention.replacement-cost',
      'brake.retention',
      'channel.unused-list',
    ],
    owner: 'marketing',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'Winning back lost customers', by: 'Griffin and Lowenstein 2001' },
    title: () => say`Invite back last year’s leavers with what has changed`,
    steps: [
      () => say`List them with the reason, and leave out those who left angry or never paid.`,
      () =>
        say`Write to each reason apart: what is different now, and the same terms as before, until a date.`,
      s => say`Call the ${s.percent(0.1)} who were worth most.`,
    ],
    metric: s =>
      say`${s.percent(0.08)} return within ${s.time(10, 'week')}, and stay ${s.time(6, 'month')}.`,
    stop: s => say`Stop after ${s.number(150)} letters with fewer than ${s.number(3)} returns.`,
  },
  {
    id: 'money-from-winning-to-keeping',
    area: 'retention',
    nature: 'decide',
    on: [
      'retention.value-of-point',
      'retention.refill',
      'retention.leavers-to-goal',
      'goal.shared-budget',
      'goal.gap',
      'retention.bucket',
      'retention.replacement-cost',
      'goal.rhythm',
    ],
    fits: forGoalsHeldBackBy('retention'),
    excludes: ['small-tests-of-sources'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 16],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Balance acquisition and retention by what each point brings',
      by: 'Blattberg and Deighton 1996',
    },
    title: () => say`Move part of the money for winning people to keeping them`,
    steps: [
      () => say`Write down what was spent last year to win one, and what was spent to keep one.`,
      s =>
        say`Set beside it what losing ${s.percent(0.01)} fewer would bring in a year, and what the same money brings in new ones.`,
      s =>
        say`Move ${s.percent(0.2)} for half a year, and name the person whose task keeping now is.`,
    ],
    metric: s => say`Yearly losses are ${s.percent(0.1)} lower within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Move it back if losses are not at least ${s.percent(0.03)} lower after ${s.time(6, 'month')}.`,
  },
  {
    id: 'renewal-talk-early',
    area: 'retention',
    nature: 'act',
    on: ['retention.stays', 'retention.value-of-point', 'concentration.customer'],
    sells: ['memberships', 'projects'],
    owner: 'sales',
    hours: 8,
    weeks: [2, 16],
    cost: [0, 10_000],
    confidence: 4,
    source: {
      method: 'Begin the renewal long before the date',
      by: 'Mehta, Steinman and Murphy 2016',
    },
    title: () => say`Begin every renewal a quarter before it is due, with what was achieved`,
    steps: [
      s =>
        say`Put the end of every agreement into one calendar, ${s.own.account(say`the largest`)} first, and mark those within the next half-year.`,
      s =>
        say`Ask for half an hour ${s.time(90, 'day')} before, and open it with what they wanted and what came of it, in figures.`,
      () => say`Ask what would make next year better, and put exactly that into the new agreement.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of renewals are settled ${s.time(30, 'day')} before their date.`,
    stop: s => say`Shorten it to ${s.time(45, 'day')} for accounts too small to fill half an hour.`,
  },
  {
    id: 'standing-order',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.stays',
      'demand.repeat-rate',
      'concentration.top',
      'economics.ltv',
      'demand.one-more-purchase',
    ],
    sells: ['orders', 'projects'],
    not: paidByTime,
    owner: 'sales',
    hours: 8,
    weeks: [3, 16],
    cost: [0, 30_000],
    confidence: 4,
    source: { method: 'Turn repeat purchases into an agreement', by: 'Reichheld and Sasser 1990' },
    title: () => say`Offer those who come again and again a standing agreement`,
    steps: [
      s =>
        say`List the ${s.customers} who came at least ${s.number(3)} times in ${s.time(12, 'month')}, with dates and sums.`,
      () =>
        say`Write an agreement of one page: fixed rhythm, fixed price for a year, first in the queue, an easy end.`,
      s =>
        say`Offer it in person to the first ${s.number(10)}, and ask what would have to be in it.`,
    ],
    metric: s => say`${s.percent(0.3)} of those asked sign within ${s.time(16, 'week')}.`,
    stop: s =>
      say`Change the terms if ${s.number(10)} conversations bring fewer than ${s.number(2)} signatures.`,
    pair: {
      own: strengthOf('relationship', 'trust', 'quality', 'convenience', 'speed'),
      around: changeThat('hurts', 'rival'),
      because: (s, own, around) =>
        say`With ${s.label(around)} people will compare again; those who come often know ${s.label(own)} already and need not: ask them before the next time they choose.`,
    },
  },
  {
    id: 'mend-within-a-day',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.stays',
      'demand.repeat-rate',
      'retention.bucket',
      'retention.replacement-cost',
      'demand.one-more-purchase',
    ],
    fits: knows('quote', ({ sort }) => sort === 'complaint'),
    owner: 'operations',
    hours: 6,
    weeks: [1, 12],
    cost: [0, 80_000],
    confidence: 4,
    source: {
      method: 'The profitable art of service recovery',
      by: 'Hart, Heskett and Sasser 1990',
    },
    title: () => say`Settle every complaint within a day, by whoever hears it first`,
    steps: [
      s =>
        say`Collect the complaints of the last ${s.time(6, 'month')}, and write down how long each took and how often it came up.`,
      () =>
        say`Give everybody who meets people an amount they may spend to put it right without asking.`,
      () => say`Call a week later, and remove the cause that comes up most.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of complaints are settled within ${s.time(1, 'day')}, and ${s.percent(0.7)} of those people come again, within ${s.time(12, 'week')}.`,
    stop: s => say`Lower the amount if it costs more than ${s.percent(0.01)} of income.`,
  },
  {
    id: 'who-began-when',
    area: 'retention',
    nature: 'measure',
    on: [
      'retention.cohort',
      'retention.value-of-point',
      'retention.stays',
      'economics.ltv',
      'brake.retention',
    ],
    owner: 'finance',
    hours: 4,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Count by the month in which they began', by: 'Fader 2012' },
    title: () => say`Count who stays by the month and the way in which they came`,
    steps: [
      () =>
        say`Make a table with the starting months down and the months since across, and fill in how many are still there.`,
      () => say`Make it once more for each way they came.`,
      () =>
        say`Mark the month of life in which most are lost, and the way whose people stay longest.`,
    ],
    metric: s =>
      say`The table covers ${s.time(12, 'month')} of starts within ${s.time(3, 'week')}.`,
    stop: s => say`Leave out rows with fewer than ${s.number(10)} people: they tell nothing.`,
  },
  {
    id: 'promise-less-at-the-door',
    area: 'retention',
    nature: 'decide',
    on: [
      'retention.cohort',
      'channel.quality',
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.bucket',
      'retention.replacement-cost',
    ],
    sells: ['memberships', 'projects', 'gifts'],
    owner: 'sales',
    hours: 5,
    weeks: [3, 20],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Choose the right customers to keep', by: 'Reichheld 1996' },
    title: () => say`Stop winning those who leave at once`,
    steps: [
      s =>
        say`Take everybody who left within ${s.time(90, 'day')}, and find what they shared: the offer, the discount, the source, what was promised.`,
      () => say`Take out that discount, source or promise for a quarter.`,
      () => say`Say in the first conversation for whom it is not meant.`,
    ],
    metric: s =>
      say`Early losses fall by ${s.percent(0.3)} within ${s.time(20, 'week')}, with at most ${s.percent(0.1)} fewer newcomers.`,
    stop: s => say`Take it back if newcomers fall by more than ${s.percent(0.2)}.`,
  },
]
