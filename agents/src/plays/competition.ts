import type { Company } from '../company/company.ts'
import { ownPrice, pricedOffers } from '../company/sales.ts'
import { isSingle } from '../company/single-sale.ts'
import { say } from '../sentences/sentence.ts'
import {
  bestStrength,
  heldBackBy,
  knows,
  restedOn,
  restsOn,
  rivalOf,
  strengthOf,
  isMainLine,
} from './conditions.ts'
import type { Play } from './play.ts'
import { localCents } from './price-level.ts'

/** What a rival is better at and nobody can bring up to the usual level: where it stands, what it asks, what it alone may do. */
const NOT_TO_REACH = new Set<string>(['price', 'place', 'exclusivity'])

/** What may be spent on buying from a rival once, in cents of a US dollar at its price level. */
const ONCE = 30_000

/** Whether something is sold for so little that it can be bought elsewhere only to see how it is done. */
const isCheapToTry = (company: Company): boolean =>
  pricedOffers(company).some(
    line => isSingle(line) && ownPrice(line) <= localCents(ONCE, company.currency),
  )

/** Moves against named rivals: what to compare, what to copy, what to leave to them. */
export const competitionPlays: readonly Play[] = [
  {
    id: 'questions-for-every-seller',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: [
      'competition.open-flank',
      'strength.faster',
      'strength.fewer-failures',
      'brake.price-pressure',
    ],
    presumes: ['enquiries', 'chosen-demand'],
    fits: company => bestStrength(company) !== undefined,
    sells: ['orders', 'memberships', 'projects'],
    owner: 'sales',
    hours: 6,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Let buyers compare on the points where you differ', by: 'Dunford 2019' },
    title: () => say`Give buyers the questions they should ask every seller`,
    steps: [
      s =>
        say`Write ${s.number(4)} fair questions about ${s.own.strength(say`the points in which you are ahead`)}, in the words ${s.customers} use.`,
      () => say`Answer each for yourselves in one line, with a figure or a paper that proves it.`,
      s =>
        say`Hand out the sheet in every first conversation${s.own.forLine()}, and ask afterwards what the others answered.`,
    ],
    metric: s =>
      say`${s.outside(5)} buyers have told you what others answered within ${s.time(10, 'week')}.`,
    stop: s => say`Replace a question that ${s.outside(2)} others answer as well as you.`,
    pair: {
      own: restedOn('strength'),
      around: restedOn('rival'),
      because: (s, own, around) =>
        say`You have ${s.label(own)}, and ${s.label(around)} may not be able to match that: a fair question lets buyers find that out for themselves.`,
    },
  },
  {
    id: 'buy-from-the-nearest',
    area: 'competition',
    nature: 'measure',
    on: [
      'competition.contested',
      'price.rival-claim-conflict',
      'competition.unanswered',
      'competition.substitute-price',
    ],
    sells: ['orders', 'copies'],
    presumes: ['persons', 'chosen-demand'],
    fits: company =>
      knows('rival', ({ sort }) => sort === undefined || sort === 'rival')(company) &&
      isCheapToTry(company),
    owner: 'marketing',
    hours: 8,
    weeks: [1, 4],
    cost: [5_000, 60_000],
    confidence: 4,
    source: { method: 'Mystery shopping', by: 'Wilson 1998' },
    title: () => say`Buy once from the nearest rivals, and write down what happens`,
    steps: [
      s =>
        say`Choose the ${s.number(2)} rivals that come up most, and somebody they do not know to buy for you.`,
      () =>
        say`Note times, prices, words and faults from the first contact to the last, with dates.`,
      () =>
        say`Have the same person buy from you, and set the reports side by side with the whole team.`,
    ],
    metric: s =>
      say`${s.outside(3)} dated reports lie on the table within ${s.time(4, 'week')}, and one claim of yours has changed.`,
    stop: s =>
      say`Leave it if the first report shows nothing you did not know, and repeat it after ${s.time(12, 'month')}.`,
  },
  {
    id: 'page-for-each-rival',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.lost-to', 'conversion.win-rate', 'competition.contested'],
    presumes: ['enquiries', 'chosen-demand'],
    sells: ['orders', 'memberships', 'projects'],
    fits: knows(
      'rival',
      ({ sort }) => sort === undefined || sort === 'rival' || sort === 'in-house',
    ),
    owner: 'sales',
    hours: 10,
    weeks: [2, 12],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Competitor analysis by rival, with dated evidence', by: 'Porter 1980' },
    title: () => say`Write one page for each rival, and renew it every quarter`,
    steps: [
      () =>
        say`Write down for the rival you lose to most: where it wins, where you win, and what it says about you.`,
      s =>
        say`Put a date and a source beside each line, and strike out what nobody has seen in ${s.time(12, 'month')}.`,
      () =>
        say`Add the sentence that worked best when you won against it, and read the page before each such talk.`,
    ],
    metric: s =>
      say`You win more of the next ${s.past(20)} cases in which that rival is named than of those before.`,
    stop: s => say`Drop a page that nobody opened for ${s.time(3, 'month')}.`,
  },
  {
    id: 'leave-the-contest',
    area: 'competition',
    nature: 'decide',
    on: ['competition.relative-share', 'competition.lost-to'],
    presumes: ['quotes'],
    cases: 40,
    sells: ['orders', 'memberships', 'projects'],
    fits: (_, { rule, figures }) =>
      rule !== 'competition.relative-share' || (figures.ratio !== undefined && figures.ratio < 0.5),
    not: isMainLine,
    excludes: ['set-the-terms'],
    owner: 'owner',
    hours: 5,
    weeks: [2, 12],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Strategy is choosing what not to do', by: 'Porter 1996' },
    title: () => say`Leave the contests that the larger rival wins anyway`,
    steps: [
      s =>
        say`Sort the last ${s.past(40)} cases against the larger rival by kind of buyer, and count where you won.`,
      s =>
        say`Name the kind of which you win fewer than ${s.percent(0.15)}, and what chasing it costs in hours.`,
      () =>
        say`Answer that kind with a price list only, and give the hours to the kind you win most.`,
    ],
    metric: s =>
      say`${s.percent(0.1)} of selling hours move to the kind you win most within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Take that kind back if sales as a whole fall by more than ${s.percent(0.05)} over half a year.`,
  },
  {
    id: 'set-the-terms',
    area: 'competition',
    nature: 'act',
    on: ['competition.relative-share'],
    sells: ['orders', 'memberships', 'projects'],
    fits: (_, { figures }) => figures.ratio !== undefined && figures.ratio >= 1.5,
    excludes: ['leave-the-contest'],
    owner: 'owner',
    hours: 12,
    weeks: [6, 26],
    cost: [0, 200_000],
    confidence: 3,
    source: { method: 'Defend the lead by moving first', by: 'Kotler and Singh 1981' },
    title: s => say`Use the lead in ${s.about} to set the terms`,
    steps: [
      () =>
        say`List the terms of your trade that buyers dislike: delivery, guarantee, smallest amount, notice, payment.`,
      () =>
        say`Choose the one that your size makes cheap for you and expensive for anybody smaller.`,
      () =>
        say`Change it for everybody on one day, and say so on every page and in every conversation.`,
    ],
    metric: s =>
      say`${s.outside(5)} new ${s.customers} name that term as a reason within ${s.time(16, 'week')}.`,
    stop: s =>
      say`Withdraw it if it costs more than ${s.percent(0.02)} of sales, or brings nobody in ${s.time(6, 'month')}.`,
  },
  {
    id: 'close-one-gap',
    area: 'competition',
    nature: 'act',
    on: ['competition.unanswered', 'competition.substitute-price', 'competition.lost-to'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: restsOn(
      'rival',
      ({ betterAt }) => betterAt?.some(point => !NOT_TO_REACH.has(point)) === true,
    ),
    not: heldBackBy('cash'),
    excludes: ['serve-who-chooses-otherwise'],
    owner: 'operations',
    hours: 30,
    weeks: [6, 20],
    cost: [0, 500_000],
    confidence: 3,
    source: { method: 'Basic needs are met to the usual level and no further', by: 'Kano 1984' },
    title: () => say`Bring the one gap that costs you sales up to the usual level`,
    steps: [
      s =>
        say`Ask the last ${s.past(10)} who chose ${s.own.rival(say`somebody else`)} what exactly was missing, and count each answer.`,
      () =>
        say`Take the gap named most, and write down what would be just good enough, not better than theirs.`,
      s =>
        say`Reach that level for new ${s.customers} first, and ask the next ones whether it still counts against you.`,
    ],
    metric: s => say`The gap is named half as often within ${s.time(16, 'week')}.`,
    stop: s => say`Stop if ${s.past(10)} conversations show that it was an excuse, not the reason.`,
  },
  {
    id: 'serve-who-chooses-otherwise',
    area: 'competition',
    nature: 'decide',
    raises: true,
    on: [
      'competition.unanswered',
      'competition.substitute-price',
      'competition.outgrown',
      'brake.price-pressure',
      'change.rival-moved',
    ],
    presumes: ['chosen-demand'],
    fits: company => bestStrength(company) !== undefined,
    sells: ['orders', 'copies', 'memberships', 'projects'],
    excludes: ['close-one-gap'],
    owner: 'owner',
    hours: 6,
    weeks: [4, 16],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Choose a different set of needs instead of a better copy',
      by: 'Porter 1996',
    },
    title: () => say`Serve those who do not choose by what the rival does better`,
    steps: [
      s =>
        say`Ask ${s.past(10)} of your best ${s.customers} what they compared with ${s.own.rival(say`others`)}, and what did not matter to them.`,
      s =>
        say`Write down the circumstances in which ${s.own.strength(say`your best point`)} decides: how urgent, how large, how new, who chooses.`,
      () => say`Speak on your first page to people in those circumstances alone, for one quarter.`,
    ],
    metric: s =>
      say`More of the next ${s.past(20)} who ask fit that description than of the last ${s.past(20)}.`,
    stop: s =>
      say`Return to the wider text if enquiries fall by ${s.percent(0.25)} and no more of them buy.`,
  },
  {
    id: 'cost-of-waiting',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.nothing'],
    presumes: ['enquiries', 'chosen-demand'],
    sells: ['orders', 'memberships', 'projects'],
    cases: 20,
    owner: 'sales',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Losses weigh more than gains', by: 'Kahneman and Tversky 1979' },
    title: () => say`Show buyers on one page what waiting costs them`,
    steps: [
      s =>
        say`Ask ${s.past(8)} who waited and then bought what the wait had cost them in money, time and trouble.`,
      () => say`Make one page with lines to fill in, so that buyers put in figures of their own.`,
      () =>
        say`Fill it in together in the first conversation, and leave it with them before you speak of a price.`,
    ],
    metric: s =>
      say`More of the next ${s.past(20)} who asked have decided after ${s.time(10, 'week')} than of those before.`,
    stop: s =>
      say`Put it away if those who filled it in decide no sooner after ${s.past(20)} cases.`,
    pair: {
      own: strengthOf('expertise', 'quality', 'speed'),
      around: rivalOf('nothing'),
      because: (s, own, around) =>
        say`Against ${s.label(around)} no price counts, only what changes for those who buy: ${s.label(own)} can show what they could have instead.`,
    },
  },
  {
    id: 'carry-the-change',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.lost-to', 'competition.switch-cost'],
    sells: ['memberships', 'projects'],
    presumes: ['chosen-demand'],
    not: heldBackBy('capacity'),
    owner: 'operations',
    hours: 20,
    weeks: [4, 14],
    cost: [0, 150_000],
    confidence: 4,
    source: { method: 'Habit and fear hold people where they are', by: 'Moesta and Engle 2020' },
    title: () => say`Take the work of changing over off the buyer’s hands`,
    steps: [
      s =>
        say`Have ${s.outside(5)} recent ${s.customers} list everything they had to do themselves before you could begin.`,
      () =>
        say`Strike out what is not needed, and do the most tiresome of the rest for them, at a fixed price or free.`,
      () => say`Say at the start who does what by which day, and that they can go back until then.`,
    ],
    metric: s =>
      say`The time from yes to the first delivery falls by ${s.percent(0.3)} within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Charge for it if it takes more than ${s.time(4, 'hour')} of your time in each case.`,
  },
  {
    id: 'note-when-contracts-end',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.lost-to', 'goal.beyond-market'],
    presumes: ['agreements', 'businesses'],
    sells: ['memberships', 'projects'],
    fits: knows('rival', ({ sort }) => sort === undefined || sort === 'rival'),
    owner: 'sales',
    hours: 6,
    weeks: [8, 40],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Changes over time open a decision again', by: 'Rackham 1989' },
    title: () => say`Note when contracts with rivals end, and be there before`,
    steps: [
      s =>
        say`List everybody who chose a rival in the last ${s.time(24, 'month')}, and ask each when that agreement ends.`,
      s => say`Write a date ${s.time(3, 'month')} before each end into the calendar of one person.`,
      () => say`Call on that date with one question only: what would have to be better this time?`,
    ],
    metric: s =>
      say`The end is known for ${s.percent(0.6)} of them, and ${s.percent(0.1)} of those called change within ${s.time(40, 'week')}.`,
    stop: s => say`Strike out whoever says no in ${s.number(2)} years running.`,
  },
]
