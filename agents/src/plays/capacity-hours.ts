import { refusedGoal } from '../company/goals.ts'
import { say } from '../sentences/sentence.ts'
import {
  changeThat,
  heldBackBy,
  knows,
  restedOn,
  restsOn,
  scarce,
  strengthOf,
  waitsForOthers,
  waitsForWork,
} from './conditions.ts'
import type { Play } from './play.ts'

/** Whether what is missing is somebody who can do it, and not the hours of somebody who does. */
const lacksSomebody = restsOn(
  'constraint',
  ({ sort, resource, hoursEach, hoursPerWeek }) =>
    sort === 'skills' &&
    resource !== 'hours' &&
    hoursEach === undefined &&
    hoursPerWeek === undefined,
)

/** Moves where people’s hours, their craft or a signature are what runs short. */
export const capacityHoursPlays: readonly Play[] = [
  {
    id: 'unload-the-scarce',
    area: 'capacity',
    nature: 'act',
    on: [
      'capacity.hours',
      'goal.turned-away',
      'goal.refused-money',
      'capacity.lost',
      'goal.above-capacity',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
      'brake.one-person',
      'goal.more-hours',
      'strength.scarce-and-full',
    ],
    fits: waitsForWork,
    sells: ['orders', 'copies', 'memberships', 'projects'],
    // Where somebody is missing altogether, no hour of theirs can be freed.
    not: lacksSomebody,
    owner: 'operations',
    hours: 12,
    weeks: [2, 6],
    cost: [0, 100_000],
    confidence: 5,
    source: { method: 'Take from the bottleneck what others can do', by: 'Goldratt 1984' },
    title: () => say`Take from the scarcest hands everything that others can do`,
    steps: [
      s =>
        say`Write down for ${s.time(5, 'day')}, in blocks of ${s.time(15, 'minute')}, what goes on at the narrow point${s.own.brakeAside()}.`,
      s =>
        say`Mark every block that needs no special skill${s.own.forLine()}: fetching, writing up, phone, cleaning, looking for things.`,
      s =>
        say`Give the largest marked block to ${s.own.another(say`a named person`)} from next Monday, with a checklist of one page, and keep the hours that come free for ${s.own.refused(say`what only those hands can do`)}.`,
    ],
    metric: s => say`${s.percent(0.15)} of the scarce hours come back within ${s.time(4, 'week')}.`,
    stop: s =>
      say`Take a task back if it has to be done again in more than ${s.percent(0.1)} of cases.`,
  },
  {
    id: 'hand-out-first-part',
    area: 'capacity',
    nature: 'act',
    on: [
      'capacity.hours',
      'capacity.bought-hour',
      'capacity.lost',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
    ],
    presumes: ['jobs', 'teachable'],
    fits: waitsForWork,
    sells: ['orders', 'copies', 'projects', 'memberships'],
    owner: 'operations',
    hours: 12,
    weeks: [2, 8],
    cost: [40_000, 400_000],
    confidence: 4,
    source: { method: 'Buy back the hours of the scarcest hand first', by: 'Goldratt 1984' },
    title: () => say`Hand out a first part, and count the hours that come back`,
    steps: [
      s =>
        say`Choose the part of ${s.own.line(say`the work`)} that takes longest and can be checked by eye, and have ${s.count(2, 'outside person', 'outside people')} do it on ${s.number(3)} past jobs, paid, with your own result as the model.`,
      () =>
        say`Count the minutes of correction that each needs, and have somebody compare the results without knowing whose is whose.`,
      () =>
        say`Give the better one that part of every other job for a quarter, at a price fixed beforehand.`,
    ],
    metric: s =>
      say`Correction takes less than ${s.percent(0.1)} of the hours saved within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Take the work back if ${s.count(2, 'complaint', 'complaints')} can be traced to it.`,
  },
  {
    id: 'price-of-a-bought-hour',
    area: 'capacity',
    nature: 'decide',
    on: ['capacity.bought-hour', 'capacity.hour-value'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Value of an hour at the bottleneck', by: 'Goldratt 1984' },
    title: () => say`Set what one more hour is worth, and buy up to it`,
    steps: [
      s => {
        const lines = s.ranked('hour')
        return lines
          ? say`By the cards an hour leaves most in this order: ${lines}. Take the figure of the work that waits.`
          : say`Divide what a typical piece of work leaves after its direct cost by the scarce hours it takes.`
      },
      () =>
        say`List where such an hour could be bought: overtime, a freelancer, a machine by the day, a better tool, and the price of each.`,
      s =>
        say`Buy the cheapest source first, as long as it costs less than ${s.percent(0.7)} of what the hour leaves.`,
    ],
    metric: s =>
      say`At least ${s.number(4)} bought hours a week are sold on within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Stop buying when more than ${s.percent(0.3)} of the bought hours stay unsold for a month.`,
  },
  {
    id: 'trial-the-tool',
    area: 'capacity',
    nature: 'act',
    on: ['capacity.hours', 'goal.hours', 'goal.work-hours', 'goal.won-hours'],
    presumes: ['jobs'],
    resource: ['hours', 'craft', 'posts'],
    fits: knows(
      'change',
      ({ touches, bearing }) => touches === 'technology' && bearing !== 'hurts',
    ),
    owner: 'operations',
    hours: 8,
    weeks: [1, 4],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'Trial against the clock on past work', by: 'Thomke 2003' },
    title: () => say`Test the new tool on work already delivered, against the clock`,
    steps: [
      s =>
        say`Take ${s.number(3)} finished jobs whose hours you know, and do them again with the tool.`,
      () =>
        say`Have somebody who knows the work compare old and new without knowing which is which.`,
      () =>
        say`Subscribe for a quarter, for the people who gain most, only if time and quality both hold.`,
    ],
    metric: s => say`The same jobs take ${s.percent(0.3)} fewer hours within ${s.time(4, 'week')}.`,
    stop: s => say`Stop after the trial if the saving stays below ${s.percent(0.15)}.`,
    pair: {
      own: restedOn('constraint'),
      around: changeThat('helps', 'technology'),
      because: (s, own, around) =>
        say`The hours run out at ${s.label(own)}, and ${s.label(around)} may give some of them back: a test on past work tells before anything is promised.`,
    },
  },
  {
    id: 'complete-before-start',
    area: 'capacity',
    nature: 'act',
    on: [
      'capacity.hours',
      'capacity.utilisation',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
      'brake.capacity',
      'brake.systems',
    ],
    presumes: ['jobs'],
    resource: ['hours', 'craft', 'equipment', 'approval'],
    owner: 'operations',
    hours: 8,
    weeks: [1, 5],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Complete kit: start only what can be finished', by: 'Ronen 1992' },
    title: () => say`Start nothing at the narrow point before it is complete`,
    steps: [
      s =>
        say`Look at the last ${s.past(20)} pieces of work that stopped halfway, and write down what was missing.`,
      () =>
        say`Make a list of at most a handful of things that must be there first: papers, measures, parts, a decision.`,
      () =>
        say`Name one person who checks the list the day before, and who may hold back what is not complete.`,
    ],
    metric: s => say`Interrupted work falls by ${s.percent(0.5)} within ${s.time(5, 'week')}.`,
    stop: s =>
      say`Shorten the list if more than ${s.percent(0.2)} of the work waits for it longer than ${s.time(3, 'day')}.`,
  },
  {
    id: 'same-kind-together',
    area: 'capacity',
    nature: 'act',
    on: [
      'capacity.utilisation',
      'capacity.hours',
      'capacity.lost',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
      'brake.one-person',
      'brake.capacity',
      'brake.systems',
    ],
    presumes: ['kinds-of-work', 'chosen-demand'],
    resource: ['equipment', 'craft'],
    owner: 'operations',
    hours: 10,
    weeks: [2, 6],
    cost: [0, 50_000],
    confidence: 4,
    source: { method: 'Shorter and fewer changeovers', by: 'Shingo 1985' },
    title: () => say`Do work of one kind on the same day`,
    steps: [
      s =>
        say`Time for one week at the narrow point${s.own.brakeAside()} every change from one kind of work to the next: setting up, the way there, finding one’s place again.`,
      s => {
        const lines = s.ranked('sale')
        const kinds = lines ? say`each kind, ${lines}` : say`each kind`
        return say`Fix a weekday or half-day for ${kinds}, and put new work only there unless it is urgent.`
      },
      () =>
        say`Prepare the next change while the present work still runs, so that everything it needs lies ready.`,
    ],
    metric: s =>
      say`Time lost between pieces of work falls by ${s.percent(0.4)} within ${s.time(6, 'week')}.`,
    stop: s => say`Loosen the days if waiting time grows by more than ${s.percent(0.2)}.`,
  },
  {
    id: 'lean-version',
    area: 'capacity',
    nature: 'act',
    on: [
      'capacity.hours',
      'mix.hours-against-sales',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
      'brake.one-person',
    ],
    presumes: ['quotes', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    fits: waitsForWork,
    owner: 'operations',
    hours: 20,
    weeks: [4, 10],
    cost: [0, 150_000],
    confidence: 3,
    source: { method: 'Standardize what repeats, tailor what counts', by: 'Levitt 1972' },
    title: () => say`Offer a fixed version that takes fewer of your hours`,
    steps: [
      s =>
        say`Compare the last ${s.past(10)} ${s.sales} and mark which parts were the same each time.`,
      () =>
        say`Write one version from those parts, with a fixed price, a fixed length and a list of what is not included.`,
      () =>
        say`Offer it first in every conversation, and the tailored one only to those who ask what is missing.`,
    ],
    metric: s =>
      say`${s.percent(0.3)} of new ${s.sales} take the fixed version within ${s.time(10, 'week')}, in ${s.percent(0.25)} fewer hours.`,
    stop: s =>
      say`Withdraw it if more than ${s.percent(0.2)} of those who took it ask for work outside it.`,
  },
  {
    id: 'pass-on-for-a-fee',
    area: 'capacity',
    nature: 'act',
    on: ['capacity.lost', 'capacity.blended-loss'],
    presumes: ['jobs', 'chosen-demand'],
    sells: ['orders', 'projects'],
    // What is handed away never counts towards a goal for more of it.
    not: (company, finding) =>
      refusedGoal(company) !== undefined ||
      scarce('posts')(company) ||
      waitsForOthers(company, finding),
    owner: 'owner',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 30_000],
    confidence: 3,
    source: { method: 'Referral agreement with colleagues of the trade', by: 'Misner 1994' },
    title: () => say`Pass refused work to a colleague under an agreement that pays you`,
    steps: [
      s =>
        say`Choose ${s.count(2, 'colleague', 'colleagues')} of the trade whose work you would put your name to, and look at one finished job of each.`,
      () =>
        say`Check what your trade allows, and agree in writing on a share for each job passed on, on who answers for mistakes, and on the same in return.`,
      () => say`Pass each refused request on with both names in one message, on the same day.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of refused requests are passed on within ${s.time(8, 'week')}, and something comes back.`,
    stop: s =>
      say`Change the colleague after ${s.count(2, 'complaint', 'complaints')} or ${s.number(10)} requests without one job.`,
  },
  {
    id: 'small-cases-pass',
    area: 'capacity',
    nature: 'decide',
    on: [
      'capacity.hours',
      'person.single',
      'person.decisions-wait',
      'capacity.utilisation',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
    ],
    presumes: ['own-rules'],
    resource: ['approval'],
    owner: 'owner',
    hours: 6,
    weeks: [2, 6],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Decision rights with a limit', by: 'Rogers and Blenko 2006' },
    title: () => say`Let the small cases pass without the usual sign-off`,
    steps: [
      s =>
        say`Sort the last ${s.past(40)} cases by size, and mark those in which the check changed nothing.`,
      () =>
        say`Draw a limit under which a named person releases alone, and write down what always goes to the usual desk.`,
      s =>
        say`Look at ${s.number(5)} released cases together a month later, and move the limit up or down.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of the cases pass without waiting within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Lower the limit if more than ${s.percent(0.05)} of the released cases had to be corrected.`,
  },
  {
    id: 'license-what-is-scarce',
    area: 'capacity',
    nature: 'act',
    on: ['capacity.full', 'goal.above-capacity', 'demand.market-cap'],
    sells: ['orders', 'copies', 'projects'],
    fits: knows('strength', ({ sort }) => sort === 'exclusivity'),
    owner: 'owner',
    hours: 30,
    weeks: [10, 40],
    cost: [100_000, 800_000],
    confidence: 3,
    source: { method: 'Profit from what is yours through the assets of others', by: 'Teece 1986' },
    title: () => say`License what only you may make, instead of making more of it`,
    steps: [
      () =>
        say`Have somebody check on paper what exactly is yours: a right, a recipe, a design, a name, and for how long.`,
      s =>
        say`Name ${s.number(5)} makers who reach buyers that you never will, and who would not meet you at your own door.`,
      () =>
        say`Offer one of them a licence for one place or use, for a year, with a minimum sum, samples to approve and an end.`,
    ],
    metric: s => say`One licence with a minimum yearly sum is signed within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Stop if ${s.number(5)} conversations bring no written offer, or your own sales fall by ${s.percent(0.05)}.`,
    pair: {
      own: strengthOf('exclusivity'),
      around: changeThat('helps', 'demand', 'technology'),
      because: (s, own, around) =>
        say`With ${s.label(around)} more is wanted than you can make yourself; ${s.label(own)} cannot be copied, so others have to ask you for it.`,
    },
  },
  {
    id: 'checklist-for-what-slips',
    area: 'capacity',
    nature: 'act',
    on: [
      'capacity.hours',
      'capacity.utilisation',
      'person.decisions-wait',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
      'brake.systems',
    ],
    fits: heldBackBy('systems'),
    owner: 'operations',
    hours: 10,
    weeks: [2, 6],
    cost: [0, 30_000],
    confidence: 4,
    source: { method: 'Checklists for what must not slip', by: 'Gawande 2009' },
    title: () => say`Write one page for the task that goes wrong most often`,
    steps: [
      s =>
        say`Write down for ${s.time(2, 'week')} everything that had to be done again, looked for or asked about, with the minutes it cost.`,
      () =>
        say`Take the task at the top, and have the person who does it best write its steps on one page, with the checks in capitals.`,
      () =>
        say`Let somebody else work from the page, change what was unclear, and hang it where the work is done.`,
    ],
    metric: s =>
      say`The task is done again ${s.percent(0.5)} less often within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Cut the page to the checks alone if fewer than ${s.percent(0.5)} use it after ${s.time(3, 'week')}.`,
  },
  {
    id: 'hours-diary',
    area: 'capacity',
    nature: 'measure',
    on: [
      'capacity.hours',
      'mix.hours-against-sales',
      'capacity.hour-value',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
      'brake.one-person',
      'brake.systems',
    ],
    not: knows('offer', ({ hoursEach }) => hoursEach !== undefined),
    owner: 'operations',
    hours: 6,
    weeks: [2, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Time-driven costing', by: 'Kaplan and Anderson 2004' },
    title: s => say`Write down for ${s.time(2, 'week')} which work takes whose hours`,
    steps: [
      () => say`Make a sheet with your lines across and the people down, a box for each half-hour.`,
      () => say`Have everybody fill it in before going home, travel and corrections included.`,
      () => say`Add up hours by line, and set them beside what each line brings.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of the paid hours of ${s.time(10, 'day')} stand against a line.`,
    stop: s =>
      say`Stop after ${s.time(2, 'week')}, or earlier if fewer than ${s.percent(0.6)} of the hours are written down.`,
  },
]
