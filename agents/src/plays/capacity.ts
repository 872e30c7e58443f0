import { type Company, factsOf } from '../company/company.ts'
import { lineMeantBy } from '../company/line-said.ts'
import { holds } from '../company/presupposed.ts'
import { isOfNoLine, lineRefused } from '../company/refusals.ts'
import type { FoundBy } from '../findings/finding.ts'
import { say } from '../sentences/sentence.ts'
import {
  changeThat,
  heldBackBy,
  isOverworked,
  knows,
  restedOn,
  restsOn,
  waitsFor,
  waitsForOthers,
  waitsForWork,
} from './conditions.ts'
import type { Play } from './play.ts'

/** Whether what was refused is of several lines, and no card says how much of which. */
const restsOnUnsplit = (company: Company, finding: FoundBy): boolean => {
  const brake = restedOn('constraint', ({ lost }) => Boolean(lost))(company, finding)
  return brake ? isOfNoLine(company, brake) : false
}

/** Whether money is paid to bring buyers of the very line that is refused: the only one, or the one that the channel is about. */
function paysForRefused(company: Company, finding: FoundBy): boolean {
  const brake = restedOn('constraint', ({ lost }) => Boolean(lost))(company, finding)
  const [only, another] = factsOf(company, 'offer')
  const refused = (brake && lineRefused(company, brake)) ?? (another ? undefined : only)
  const paid = factsOf(company, 'channel').filter(
    ({ spend, attempt }) => spend && spend.cents > 0 && attempt !== 'failed',
  )
  if (!refused || paid.length === 0) return false
  return paid.every(channel => lineMeantBy(company, channel)?.id === refused.id)
}

/** Moves where rooms, machines and calendars carry less than is asked for, or more. */
export const capacityPlays: readonly Play[] = [
  {
    id: 'borrow-capacity',
    area: 'capacity',
    nature: 'act',
    on: [
      'goal.turned-away',
      'goal.refused-money',
      'capacity.lost',
      'season.peak-capacity',
      'demand.unmet',
      'demand.waiting-list',
      'brake.capacity',
    ],
    presumes: ['hire', 'run-by-hours'],
    sells: ['orders', 'memberships', 'projects'],
    resource: ['equipment'],
    owner: 'operations',
    hours: 14,
    weeks: [3, 8],
    cost: [50_000, 600_000],
    confidence: 4,
    source: { method: 'Raise what the bottleneck lets through before buying', by: 'Goldratt 1984' },
    title: s => say`Arrange cover for ${s.about} before buying more`,
    steps: [
      s => {
        const lost = s.own.lost()
        const what = lost
          ? say`the ${lost} refusals of the last year`
          : say`the refusals of the last year`
        return say`List ${what} by day, and what was missing each time.`
      },
      s =>
        say`Ask ${s.count(2, 'firm', 'firms')} that have the same standing idle just then for a rate by the day, and agree it in writing.`,
      s =>
        say`For one busy month accept everything that is asked of ${s.own.refused(say`the narrow point`)}, with the cover in place, then decide about buying.`,
    ],
    metric: s => say`What has to be refused falls by ${s.percent(0.5)} within one busy month.`,
    stop: s =>
      say`Stop if the cover costs more than ${s.percent(1 / 3)} of what the extra work brings.`,
    pair: {
      own: restedOn('constraint'),
      around: changeThat('helps', 'demand'),
      because: (s, own, around) =>
        say`With ${s.label(around)}, more is asked for and ${s.label(own)} cannot carry it: cover by the day tests the demand before money is tied up.`,
    },
  },
  {
    id: 'own-or-hire-sheet',
    area: 'capacity',
    nature: 'decide',
    on: ['economics.own-or-hire', 'goal.turned-away', 'goal.refused-money', 'capacity.lost'],
    presumes: ['hire'],
    // Unsold days are no question of owning or hiring: only what runs short is.
    fits: (company, finding) =>
      finding.rule === 'economics.own-or-hire' || waitsFor(company, finding, 'equipment'),
    owner: 'finance',
    hours: 6,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Relevant costs of owning against hiring', by: 'Horngren 1962' },
    title: () => say`Weigh owning against hiring by the day on one sheet`,
    steps: [
      () =>
        say`Write down what owning costs in a year: purchase over its life, insurance, space, upkeep and whoever runs it.`,
      () =>
        say`Divide it by the price of hiring for one day: that is how many days must be used before owning pays.`,
      s =>
        say`Count in the diary on how many days of last year ${s.own.brake(say`what runs short`)} would have been needed twice, and buy only if that is clearly more.`,
    ],
    metric: s => say`One sheet with both day counts is signed within ${s.time(2, 'week')}.`,
    stop: s => say`Do not buy below ${s.percent(1.2)} of the days at which owning begins to pay.`,
  },
  {
    id: 'halt-reach-while-full',
    area: 'capacity',
    nature: 'decide',
    on: ['capacity.lost', 'goal.turned-away', 'goal.refused-money', 'capacity.ads-while-full'],
    sells: ['orders', 'projects', 'memberships'],
    // Money that brings buyers of another line ends in no refusal.
    fits: paysForRefused,
    // A handful of buyers a year shows nothing in these weeks.
    cases: 60,
    excludes: ['feed-the-best', 'small-tests-of-sources', 'those-who-know-you'],
    owner: 'marketing',
    hours: 2,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Subordinate everything else to the bottleneck', by: 'Goldratt 1984' },
    title: () => say`Pay for no further enquiries while you refuse those you have`,
    steps: [
      s =>
        say`Pause ${s.own.paidWays(say`the paid sources`)} from next Monday as far as they bring buyers of ${s.own.refused(say`what you refuse`)}, and leave the rest running.`,
      s =>
        say`Count for ${s.time(8, 'week')} whether as many still ask for ${s.own.refused(say`it`)} as you can serve.`,
      s => {
        const spent = s.own.spent()
        const what = spent ? say`of the ${spent} a year` : say`of that money`
        return say`Use what is saved ${what} against ${s.own.brake(say`the narrow point`)} first, before the next enquiry is paid for.`
      },
    ],
    metric: s =>
      say`At least ${s.percent(0.9)} of what you can deliver is asked for in these ${s.time(8, 'week')}, without the paid sources.`,
    stop: s =>
      say`Begin again as soon as less than ${s.percent(0.8)} of what you can deliver is asked for ${s.time(3, 'week')} on end.`,
  },
  {
    id: 'buy-used-keep-cover',
    area: 'capacity',
    nature: 'decide',
    on: ['economics.own-or-hire', 'goal.whole-steps'],
    presumes: ['hire'],
    fits: knows('constraint', ({ resource }) => resource === 'equipment'),
    excludes: ['borrow-capacity', 'fixed-into-moving'],
    owner: 'operations',
    hours: 12,
    weeks: [4, 16],
    cost: [300_000, 3_000_000],
    confidence: 3,
    source: { method: 'Own the base load, hire the peak', by: 'Sasser 1976' },
    title: () => say`Own for the usual load, and keep hiring for the peak`,
    steps: [
      () =>
        say`Sort the days of last year by load, and mark the level that was reached on most of them.`,
      s =>
        say`Look for used equipment for that level only, and have it checked by somebody who repairs it; ask ${s.number(3)} sellers.`,
      () =>
        say`Keep the agreement for hired days alive for everything above that level, and for breakdowns.`,
    ],
    metric: s =>
      say`The cost of a day of use falls by ${s.percent(0.15)} within ${s.time(6, 'month')}.`,
    stop: s => say`Buy nothing that would be used on fewer than ${s.percent(0.5)} of working days.`,
  },
  {
    id: 'longer-day',
    area: 'capacity',
    nature: 'act',
    on: [
      'goal.turned-away',
      'goal.refused-money',
      'capacity.lost',
      'goal.above-capacity',
      'capacity.fix-payback',
      'capacity.fix-for-goal',
      'brake.capacity',
    ],
    presumes: ['run-by-hours'],
    resource: ['equipment', 'calendar'],
    not: (company, finding) => heldBackBy('rules')(company) || waitsForOthers(company, finding),
    owner: 'operations',
    hours: 16,
    weeks: [3, 8],
    cost: [100_000, 800_000],
    confidence: 4,
    source: { method: 'Exploit the bottleneck before adding another', by: 'Goldratt 1984' },
    title: () => say`Run the narrow point longer before you buy more of it`,
    steps: [
      s =>
        say`Write down for one week in which hours nothing passes the narrow point${s.own.brakeAside()}: breaks, changes of hands, evenings, the hour before the day begins.`,
      s =>
        say`Ask ${s.own.another(say`everybody who can`)} for ${s.time(2, 'hour')} beside the usual hours on ${s.own.line(say`the same work`)} and at what extra pay, and put the names on a roster.`,
      s => {
        const lost = s.own.lost()
        const whom = lost
          ? say`a first part of the ${lost} a year that are turned away`
          : say`whoever would be refused then`
        return say`Run the longer day for the ${s.time(6, 'week')} in which most is refused, and take in ${whom}.`
      },
    ],
    metric: s =>
      say`${s.percent(0.7)} of the added hours are used for what would have been refused, within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Stop if fewer than ${s.percent(0.5)} of the added hours are used after ${s.time(6, 'week')}.`,
  },
  {
    id: 'count-refused',
    area: 'capacity',
    nature: 'measure',
    on: [
      'capacity.full',
      'goal.above-capacity',
      'capacity.utilisation',
      'capacity.ads-while-full',
      'capacity.fix-payback',
      'capacity.fix-for-goal',
      'brake.capacity',
    ],
    not: knows('constraint', ({ lost }) => lost !== undefined),
    owner: 'operations',
    hours: 2,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 5,
    source: { method: 'Measure the loss before the investment', by: 'Hubbard 2007' },
    title: () => say`Count what you refuse before you add hands or room`,
    steps: [
      s =>
        say`Hang a sheet where requests arrive: date, what was asked, why it was refused (by ${s.own.brake(say`what holds it up`)} or by something else), what it would have brought.`,
      s =>
        say`Keep it for ${s.time(6, 'week')}, with a line for every week in which nothing was refused.`,
      () => say`Add it up by reason, and decide on more room only for the reason at the top.`,
    ],
    metric: s => say`${s.time(6, 'week')} of tally without an empty week.`,
    stop: s =>
      say`Stop looking for more room if fewer than ${s.number(6)} requests were refused in that time.`,
  },
  {
    id: 'split-the-loss',
    area: 'capacity',
    nature: 'measure',
    on: ['capacity.blended-loss', 'capacity.lost'],
    presumes: ['kinds-of-work'],
    // Where a card says which line it was, nothing is left to split.
    fits: restsOnUnsplit,
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'operations',
    hours: 4,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Stratify a total by cause before acting on it', by: 'Ishikawa 1976' },
    title: () => say`Split what is lost by kind of work before you price it`,
    steps: [
      s =>
        say`Take the last ${s.past(30)} refusals from mail and memory and note for each what was asked.`,
      () => say`Set the price of that line beside each, and add up line by line.`,
      () =>
        say`Add hands or room for the line at the top only, and leave the others as they are for a quarter.`,
    ],
    metric: s =>
      say`The line behind at least ${s.percent(0.5)} of the lost money is known within ${s.time(3, 'week')}.`,
    stop: s =>
      say`Stop splitting if no line makes up ${s.percent(0.3)} of the loss: then the shortage is general.`,
  },
  {
    id: 'list-for-gaps',
    area: 'capacity',
    nature: 'act',
    on: ['goal.turned-away', 'goal.refused-money', 'capacity.lost', 'brake.capacity'],
    presumes: ['appointments', 'chosen-demand'],
    resource: ['calendar', 'room', 'hours'],
    sells: ['orders', 'memberships', 'projects'],
    not: isOverworked,
    owner: 'operations',
    hours: 6,
    weeks: [1, 6],
    cost: [0, 30_000],
    confidence: 4,
    source: { method: 'Inventory demand through waiting lists', by: 'Sasser 1976' },
    title: () => say`Keep a list of those you refused, and offer them every gap`,
    steps: [
      s =>
        say`Ask everybody whom you refuse ${s.own.refused(say`a place`)} from today whether you may call when one falls free, and at what notice.`,
      () => say`Sort the list by how short that notice may be, not by who asked first.`,
      s => {
        const price = s.own.price()
        const gap = price
          ? say`each cancellation, ${price} that would be lost,`
          : say`each cancellation,`
        return say`Go down the list by phone within ${s.time(1, 'hour')} of ${gap} and note who took the gap.`
      },
    ],
    metric: s => say`${s.percent(0.4)} of gaps are filled within ${s.time(8, 'week')}.`,
    stop: s => say`Drop the list if ${s.number(20)} calls fill fewer than ${s.number(3)} gaps.`,
  },
  {
    id: 'others-with-room',
    area: 'capacity',
    nature: 'act',
    on: [
      'capacity.lost',
      'goal.turned-away',
      'goal.refused-money',
      'demand.unmet',
      'brake.capacity',
    ],
    // Whoever sells keeps the buyer; whoever helps is glad of each place that somebody else has.
    sells: ['gifts'],
    resource: ['room', 'equipment', 'calendar'],
    not: waitsForOthers,
    owner: 'operations',
    hours: 10,
    weeks: [2, 12],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Pool the room of several houses', by: 'Sasser 1976' },
    title: () => say`Agree with others who have room on whom they take when you are full`,
    steps: [
      s => {
        const lost = s.own.lost()
        const what = lost ? say`the ${lost} of the last year` : say`those of the last year`
        return say`Write down by week when you had to refuse, ${what}, and what was missing: ${s.own.brake(say`room`)} or something else.`
      },
      s =>
        say`Ask ${s.number(5)} who do the same work how much stands free with them in those weeks, and what they would need for it: food, papers, money, a driver.`,
      s =>
        say`Agree in writing with ${s.number(2)} of them how many, at what notice and who answers for what, and hand on the next one on the same day.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of those you would have refused find a place within ${s.time(6, 'month')}.`,
    stop: s =>
      say`End it with whoever had no room ${s.number(3)} times in a row although it was promised.`,
  },
  {
    id: 'less-time-in-the-room',
    area: 'capacity',
    nature: 'act',
    on: ['capacity.lost', 'goal.turned-away', 'goal.refused-money', 'brake.capacity'],
    presumes: ['things'],
    resource: ['room', 'equipment'],
    not: (company, finding) =>
      restsOn('constraint', ({ sort }) => sort === 'rules')(company, finding) ||
      waitsForOthers(company, finding) ||
      holds('run-by-hours', company, finding.rests),
    owner: 'operations',
    hours: 10,
    weeks: [3, 13],
    cost: [0, 80_000],
    confidence: 4,
    source: { method: 'What is inside falls with the time it stays', by: 'Little 1961' },
    title: () => say`Shorten the time that each one takes up the narrow point`,
    steps: [
      s =>
        say`Write down of the last ${s.past(20)} that went through ${s.own.brake(say`the narrow point`)} the day each came in, the day it was ready and the day it left.`,
      () =>
        say`Mark the days on which nothing happened to it, and whose word, paper, part or visit it waited for.`,
      s => {
        const lost = s.own.lost()
        const whom = lost ? say`one of the ${lost} a year that are refused` : say`the next one`
        return say`End the commonest of these waits by a fixed day for it, and take in ${whom} for each place that comes free sooner.`
      },
    ],
    metric: s =>
      say`Each takes up its place ${s.percent(0.15)} less long within ${s.time(13, 'week')}.`,
    stop: s =>
      say`Go back where more than ${s.percent(0.05)} suffer from the shorter time, or come back for it.`,
  },
  {
    id: 'cut-no-shows',
    area: 'capacity',
    nature: 'act',
    on: [
      'capacity.idle',
      'capacity.free-places',
      'capacity.lost',
      'capacity.utilisation',
      'capacity.full',
      'goal.turned-away',
      'brake.capacity',
      'soon.lost-dates',
    ],
    presumes: ['appointments', 'missed-dates'],
    sells: ['orders', 'memberships', 'projects'],
    owner: 'operations',
    hours: 10,
    weeks: [2, 8],
    cost: [0, 60_000],
    confidence: 5,
    source: {
      method: 'Reminders by phone message',
      by: 'Gurol-Urganci et al. 2013 (Cochrane Review)',
    },
    title: () => say`Win back the dates lost to those who do not come`,
    steps: [
      s =>
        say`Count over the last ${s.time(8, 'week')} how many who had a date${s.own.forLine()} did not come or cancelled on the day.`,
      s =>
        say`Send a message ${s.time(2, 'day')} before each date that can be answered with yes or with another date.`,
      () =>
        say`Keep a list of those who can come at short notice, and give each date that falls free to the first of them.`,
    ],
    metric: s => say`Missed dates fall by ${s.percent(0.4)} within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Call instead of writing if they have fallen by less than ${s.percent(0.1)} after ${s.time(8, 'week')}.`,
  },
  {
    id: 'fill-the-free-part',
    area: 'demand',
    nature: 'act',
    on: ['capacity.free-places', 'capacity.idle'],
    sells: ['orders', 'memberships', 'projects'],
    presumes: ['chosen-demand'],
    // Nine of ten taken is as full as most things get.
    fits: restsOn(
      'offer',
      ({ volume, capacity }) => !volume || !capacity || volume < capacity * 0.9,
    ),
    owner: 'sales',
    hours: 10,
    weeks: [3, 26],
    cost: [0, 80_000],
    confidence: 4,
    source: { method: 'Develop demand for the off-peak time', by: 'Sasser 1976' },
    title: s =>
      say`Fill the free part of ${s.own.line(say`what you offer`)} before you pay for more room`,
    steps: [
      s =>
        say`Write down when in the last years nobody took ${s.own.line(say`it`)} although there was room, and what was different at the full times: day, price, who had been told.`,
      s =>
        say`Ask ${s.past(10)} who looked at it and went without it what stood in the way: the date, the price, the way there, or that nobody answered.`,
      s => {
        const left = s.own.left()
        const worth = left ? say`: each one more leaves ${left}` : say``
        return say`Remove the commonest reason for the free part alone, and offer that to those first who named it${worth}.`
      },
    ],
    metric: s => say`${s.percent(0.25)} of what stood free is sold within ${s.time(12, 'month')}.`,
    stop: s =>
      say`Stop if more than ${s.percent(0.3)} of those who take it would have paid the full price at a fuller time.`,
  },
  {
    id: 'trial-place-by-the-day',
    area: 'capacity',
    nature: 'act',
    tries: true,
    on: ['goal.above-capacity', 'goal.turned-away', 'goal.whole-steps'],
    presumes: ['appointments', 'persons'],
    fits: (company, finding) => waitsFor(company, finding, 'room'),
    sells: ['orders', 'memberships', 'projects'],
    not: heldBackBy('cash'),
    owner: 'operations',
    hours: 24,
    weeks: [4, 12],
    cost: [100_000, 700_000],
    confidence: 3,
    source: {
      method: 'Test the assumption before the fixed cost',
      by: 'McGrath and MacMillan 1995',
    },
    title: () => say`Try a second place by the day before signing a lease`,
    steps: [
      s =>
        say`Mark on a map where the last ${s.past(50)} people came from, and where those gave up who lived too far.`,
      () =>
        say`Hire a room there by the day from a club, a practice or a shop, on the same weekday for the whole trial.`,
      s =>
        say`Announce the dates only to people who live there, run ${s.outside(10)} days, and count who pays in full.`,
    ],
    metric: s =>
      say`${s.percent(0.6)} of the places on the trial days are taken within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Give the place up if fewer than ${s.percent(0.3)} are taken after ${s.number(6)} days.`,
  },
  {
    id: 'sell-idle-days',
    area: 'capacity',
    nature: 'act',
    on: ['capacity.idle', 'season.quiet-share'],
    presumes: ['hire'],
    fits: knows('resource', ({ sort }) => sort === 'equipment' || sort === 'room'),
    owner: 'operations',
    hours: 12,
    weeks: [3, 12],
    cost: [0, 150_000],
    confidence: 3,
    source: { method: 'Share capacity with those whose peak lies elsewhere', by: 'Sasser 1976' },
    title: () => say`Let out the days that stand empty to somebody with another season`,
    steps: [
      () =>
        say`Mark the empty days of the last year on a calendar, and find the pattern: weekday, month, time of day.`,
      s =>
        say`Name ${s.number(5)} organizations whose busy time falls exactly there and who do not serve the same people.`,
      () =>
        say`Offer each a fixed block at a price above what the day costs you to open, insurance settled in writing.`,
    ],
    metric: s => say`${s.percent(0.25)} of the empty days are let within ${s.time(3, 'month')}.`,
    stop: s =>
      say`Stop if repairs and disputes take more than ${s.percent(0.2)} of what the letting brings.`,
  },
  {
    id: 'shift-the-peak',
    area: 'capacity',
    nature: 'act',
    on: ['season.peak-capacity', 'season.quiet-share', 'brake.season'],
    presumes: ['appointments', 'chosen-demand', 'all-year'],
    sells: ['orders', 'memberships', 'projects'],
    fits: (company, finding) => finding.family === 'season' || heldBackBy('season')(company),
    owner: 'sales',
    hours: 10,
    weeks: [4, 26],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Move demand from the peak to the quiet time', by: 'Sasser 1976' },
    title: () => say`Give those who can wait a reason to come in quiet times`,
    steps: [
      s =>
        say`Mark on last year’s list which ${s.customers} truly needed their date and which could have come later.`,
      () =>
        say`Offer the second group something that costs you little then: a longer slot, first choice of dates, a fixed price.`,
      () => say`Ask at every enquiry for the peak whether the date is fixed, before you name one.`,
    ],
    metric: s =>
      say`${s.percent(0.15)} of last year’s peak moves to the quiet time within one season.`,
    stop: s =>
      say`Stop if more than ${s.percent(0.5)} of those who took the offer would have come in the quiet time anyway.`,
  },
  {
    id: 'season-crew',
    area: 'capacity',
    nature: 'act',
    on: ['season.peak-capacity', 'brake.season'],
    presumes: ['teachable'],
    fits: (company, finding) =>
      heldBackBy('capacity', 'skills', 'one-person')(company) && waitsForWork(company, finding),
    owner: 'people',
    hours: 20,
    weeks: [8, 26],
    cost: [50_000, 500_000],
    confidence: 3,
    source: { method: 'Chase the peak with part-time staff', by: 'Sasser 1976' },
    title: () => say`Sign the helpers for the peak while it is still quiet`,
    steps: [
      () =>
        say`Write down which tasks of the peak can be learned in a day, and take them out of everybody else’s work.`,
      () =>
        say`Ask last year’s helpers first, by phone, with dates and pay, and promise a small bonus for coming back.`,
      s =>
        say`Give each a paid trial day at least ${s.time(4, 'week')} before the peak, beside the person they will relieve.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of the helpers needed are signed ${s.time(4, 'week')} before the peak.`,
    stop: s =>
      say`Hire through an agency for this peak if fewer than ${s.percent(0.5)} are signed by then.`,
  },
  {
    id: 'rule-for-saying-no',
    area: 'capacity',
    nature: 'decide',
    on: ['capacity.blended-loss', 'capacity.lost', 'capacity.hour-value', 'capacity.hours'],
    presumes: ['kinds-of-work', 'chosen-demand'],
    sells: ['orders', 'projects'],
    // Only hands choose between kinds of work, and only where some is refused already.
    fits: (company, finding) =>
      waitsForWork(company, finding) && knows('constraint', ({ lost }) => Boolean(lost))(company),
    owner: 'owner',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Give the bottleneck to what leaves most for its hour', by: 'Goldratt 1984' },
    title: () => say`Choose what to refuse by what it leaves`,
    steps: [
      s =>
        say`List the last ${s.past(30)} ${s.sales} with the hours each took and what it left after its direct cost.`,
      s => {
        const lines = s.ranked('hour')
        return lines
          ? say`By the cards an hour leaves most in this order: ${lines}. See where the list agrees, and draw a line above the weakest.`
          : say`Divide what was left by the hours, sort, and draw a line above the weakest ones.`
      },
      s => {
        const left = s.own.left()
        const line = left
          ? say`what leaves less than it should beside the ${left} of ${s.own.line(say`the main line`)}`
          : say`what falls below the line`
        return say`Write on one card ${line}: that is refused first, or priced until it leaves as much.`
      },
    ],
    metric: s => say`What an hour leaves rises by ${s.percent(0.15)} within ${s.time(3, 'month')}.`,
    stop: s =>
      say`Lift the rule in any month in which more than ${s.percent(0.1)} of the hours stay unsold.`,
  },
]
