import { factsOf } from '../company/company.ts'
import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import { changeThat, heldBackBy, knows, opens, restsOn, strengthOf } from './conditions.ts'
import type { Play } from './play.ts'
import type { Scene } from './scene.ts'

/** A day that a rule sets is prepared for; any other is the goal’s. */
const aimOf = (s: Scene) =>
  s.finding.rule === 'change.dated'
    ? say`being ready for ${s.own.change(say`the day`)}`
    : s.own.goal(say`the date`)

/** Moves for work with a beginning and an end: what to cut, what to hold back, when to go and when to stop. */
export const campaignsPlays: readonly Play[] = [
  {
    id: 'one-source-for-a-month',
    area: 'campaigns',
    nature: 'act',
    on: ['goal.shared-budget', 'campaign.hours-left', 'brake.awareness'],
    fits: company => factsOf(company, 'channel').length >= 3,
    cases: 60,
    excludes: ['small-tests-of-sources'],
    owner: 'marketing',
    hours: 20,
    weeks: [4, 10],
    cost: [0, 200_000],
    confidence: 3,
    source: { method: 'Focus on one channel at a time', by: 'Weinberg and Mares 2015' },
    title: s => say`Put all hours for a month into one way to new ${s.customers}`,
    steps: [
      () => say`Choose the way that has brought the best ones so far, even if only a few.`,
      s =>
        say`Pause the others for ${s.time(4, 'week')}, with a note on each that says when you look again.`,
      s =>
        say`Do something there every day, and write down what each new ${s.customer} cost in money and hours.`,
    ],
    metric: s =>
      say`The cost of a new ${s.customer} is known from ${s.past(10)} cases within ${s.time(6, 'week')}.`,
    stop: s => say`Take up the next way if ${s.time(4, 'week')} bring fewer than ${s.number(3)}.`,
  },
  {
    id: 'go-or-no-go',
    area: 'campaigns',
    nature: 'decide',
    // What others open or end on a day is theirs to start.
    on: ['campaign.reserve'],
    owner: 'marketing',
    hours: 3,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Stage gates: go or stop by criteria set beforehand', by: 'Cooper 1990' },
    title: () => say`Sign the list of what must be true before money is spent`,
    steps: [
      s =>
        say`Write ${s.number(7)} lines that must all be true before ${s.own.day(say`the day`)}: hours, page, price, who answers, what is counted.`,
      s =>
        say`Put a name beside each line, and a day ${s.time(2, 'week')} before the start on which it is looked at.`,
      () =>
        say`Read the list aloud on that day, and move the start if a line is open; nobody argues about it.`,
    ],
    metric: s => say`All ${s.number(7)} lines are signed ${s.time(2, 'week')} before the start.`,
    stop: s =>
      say`Cancel instead of moving a second time if ${s.number(2)} lines are still open then.`,
  },
  {
    id: 'cut-until-it-fits',
    area: 'campaigns',
    nature: 'decide',
    on: ['campaign.hours-left', 'goal.ideas-afford'],
    fits: company => factsOf(company, 'idea').length >= 2,
    owner: 'owner',
    hours: 3,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'First what brings most for the time it blocks', by: 'Reinertsen 2009' },
    title: () => say`Cut the ideas until the hours fit`,
    steps: [
      () =>
        say`Write beside each idea its honest hours, and what it would bring within the time of the goal.`,
      () =>
        say`Divide the second by the first, sort, and draw a line where the hours that you truly have are used up.`,
      () =>
        say`Put everything below the line on a sheet called later, and begin the first alone until it is finished.`,
    ],
    metric: s =>
      say`At most ${s.number(3)} ideas are above the line, and the first is finished, within ${s.time(6, 'week')}.`,
    stop: s => say`Draw the line anew if an idea takes more than ${s.percent(1.5)} of its hours.`,
  },
  {
    id: 'step-that-moves-the-date',
    area: 'campaigns',
    nature: 'act',
    on: ['campaign.hours-left', 'change.dated'],
    // A day that others set is moved by nobody here; what a rule asks for has to be done by it.
    fits: (company, finding) =>
      finding.rule === 'campaign.hours-left' ||
      restsOn('change', change => change.touches === 'rule' && !opens(change))(company, finding),
    owner: 'operations',
    hours: 4,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 5,
    source: { method: 'Critical path', by: 'Kelley and Walker 1959' },
    title: () => say`Find the step that moves the date, and make it shorter first`,
    steps: [
      s =>
        say`Write every step towards ${aimOf(s)} on a card with its days and with what must be done before it.`,
      () =>
        say`Lay the cards in their order, and find the chain on which a day lost is a day later at the end.`,
      () =>
        say`Cut, split or buy the longest card of that chain, and leave the other cards in peace.`,
    ],
    metric: s =>
      say`The chain ends ${s.percent(0.1)} before the date, on paper, within ${s.time(2, 'week')}.`,
    stop: s => say`Move the date openly if the chain is still too long after ${s.number(3)} cuts.`,
  },
  {
    id: 'hang-it-on-the-date',
    area: 'campaigns',
    nature: 'act',
    on: ['season.goal-pace'],
    presumes: ['chosen-demand'],
    not: heldBackBy('capacity'),
    excludes: ['halt-reach-while-full'],
    owner: 'marketing',
    hours: 14,
    weeks: [4, 20],
    cost: [0, 200_000],
    confidence: 3,
    source: { method: 'Be noticed when people enter the market', by: 'Romaniuk and Sharp 2016' },
    title: () => say`Speak up when everybody thinks of it, and stay silent otherwise`,
    steps: [
      s =>
        say`Find the days on which ${s.customers} begin to think of it, from what was asked and bought last year, week by week.`,
      () =>
        say`Put the year’s money and hours into the weeks from shortly before until the peak, and say the same thing each day.`,
      () =>
        say`Have whoever answers and whatever is sold ready for the week in which most will ask.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of the year’s new ${s.customers} come in those weeks, at a lower cost each, in the next season.`,
    stop: s =>
      say`Spread the money again if the peak stays below ${s.percent(1.2)} of an ordinary week.`,
    pair: {
      own: strengthOf('speed', 'convenience', 'range', 'expertise', 'place'),
      around: changeThat('helps', 'demand', 'rule'),
      because: (s, own, around) =>
        say`${s.label(around)} ${agree('bring', s.label(around))} people who look just then, and ${s.label(own)} counts most with those who need it now.`,
    },
  },
  {
    id: 'one-name-for-each-task',
    area: 'campaigns',
    nature: 'act',
    on: ['campaign.hours-left', 'brake.systems'],
    fits: knows('organization', ({ people }) => people !== undefined && people >= 3),
    owner: 'operations',
    hours: 2,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'One directly responsible name for each task', by: 'Lashinsky 2012' },
    title: () => say`Put exactly one name beside each task`,
    steps: [
      () =>
        say`List the tasks that are open for the goal, and beside each everybody who believes it is theirs.`,
      () => say`Leave one name, and write beside it the day and what finished looks like.`,
      s =>
        say`Meet for ${s.time(15, 'minute')} a week at the list; each name says done, on the way or stuck.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of the tasks are done on their day within ${s.time(4, 'week')}.`,
    stop: s => say`Take a task off the list that was stuck ${s.number(3)} weeks in a row.`,
  },
  {
    id: 'lines-after-the-end',
    area: 'campaigns',
    nature: 'general',
    on: ['channel.failed-attempt', 'performance.judged-early'],
    owner: 'marketing',
    hours: 2,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'After-action review', by: 'US Army 1993' },
    title: () => say`Write down what each attempt taught you, a week after it ends`,
    steps: [
      () =>
        say`Take your last attempt, and write down what you expected, what came, and what it cost in money and hours.`,
      () => say`Add why it differed, and what you would do again in the same way.`,
      () => say`Keep the pages in one place, and read them before the next money is given out.`,
    ],
    metric: s => say`The last ${s.number(5)} attempts are on paper within ${s.time(4, 'week')}.`,
    stop: s => say`Leave out whatever cost less than ${s.time(4, 'hour')} and no money.`,
  },
  {
    id: 'demo-on-one-event',
    area: 'campaigns',
    nature: 'act',
    on: ['goal.gap', 'goal.pace'],
    sells: ['copies'],
    owner: 'marketing',
    hours: 60,
    weeks: [8, 26],
    cost: [0, 300_000],
    confidence: 3,
    source: { method: 'Free samples raise later sales', by: 'Bawa and Shoemaker 2004' },
    title: () => say`Tie the free taste to one event and one figure`,
    steps: [
      () =>
        say`Choose the event at which most of those who buy your kind of work look for something new, and read when entries close.`,
      s =>
        say`Let ${s.outside(10)} strangers try the taste beforehand, and mend the place at which they put it down.`,
      () =>
        say`Ask everybody at its end for one thing: to put it on their list or leave an address.`,
    ],
    metric: s =>
      say`In the week of the event, ${s.number(3)} times as many names a day join the list as usual.`,
    stop: s =>
      say`Wait for the next event if ${s.number(4)} of ${s.outside(10)} strangers put it down in the first ${s.time(10, 'minute')}.`,
  },
  {
    id: 'translate-the-page-first',
    area: 'campaigns',
    nature: 'act',
    on: ['demand.market-cap', 'goal.gap', 'goal.present-growth'],
    sells: ['copies'],
    not: heldBackBy('cash'),
    owner: 'marketing',
    hours: 10,
    weeks: [3, 12],
    cost: [10_000, 80_000],
    confidence: 3,
    source: { method: 'Test demand before you build', by: 'Ries 2011' },
    title: () => say`Translate the sales page before the thing itself`,
    steps: [
      s =>
        say`Look up from which ${s.number(3)} countries people come who read another language, and how few of them buy.`,
      () =>
        say`Have a native reader of that language write the sales page of one of them anew, with the date on which the rest follows.`,
      s =>
        say`Compare the share that signs up or buys from there over ${s.time(6, 'week')} with the time before.`,
    ],
    metric: s => say`The share from that country doubles within ${s.time(8, 'week')}.`,
    stop: s => say`Do not translate the thing if the share rises by less than ${s.percent(0.3)}.`,
  },
]
