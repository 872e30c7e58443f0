import { say } from '../sentences/sentence.ts'
import { knows } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves that choose: which goal, which part of it first, how it is watched, and when it is given up. */
export const focusPlays: readonly Play[] = [
  {
    id: 'one-goal-one-limit',
    area: 'focus',
    nature: 'decide',
    on: ['goal.conflict', 'goal.shared-budget'],
    excludes: ['goals-in-turn'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 2],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'One objective, the others as constraints', by: 'Rumelt 2011' },
    title: () => say`Choose one of the goals, and make the other a limit`,
    steps: [
      () =>
        say`Put them side by side on one sheet: what each asks in hours, money and people, and where they need the same.`,
      () =>
        say`Ask everybody who has a say which one they would regret missing in a year, and decide in one sitting.`,
      () =>
        say`Write the other as a limit that is not to be crossed, such as no fewer than now or no more hours than now.`,
    ],
    metric: s =>
      say`One goal and one limit are in writing within ${s.time(2, 'week')}, and everybody asked names the same one.`,
    stop: s =>
      say`Open the choice again only after ${s.time(6, 'month')}, or if the limit is broken by more than ${s.percent(0.1)}.`,
  },
  {
    id: 'goals-in-turn',
    area: 'focus',
    nature: 'decide',
    on: ['goal.shared-budget', 'goal.conflict'],
    excludes: ['one-goal-one-limit'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Finish one thing before starting the next', by: 'Goldratt 1997' },
    title: () => say`Take the goals in turn, each with the whole budget for its time`,
    steps: [
      () =>
        say`Mark which goal makes the other easier, and put that one first; if neither does, the one that brings money sooner.`,
      s =>
        say`Give it all the money and hours for ${s.time(6, 'month')}, and the other only what keeps it alive.`,
      () => say`Write down the day and the figure at which you change over, whatever happens.`,
    ],
    metric: s =>
      say`The first goal is at ${s.percent(0.8)} of its target on the day of changing over.`,
    stop: s =>
      say`Change over early if it is below ${s.percent(0.2)} of its target at the halfway point.`,
  },
  {
    id: 'gap-by-source',
    area: 'focus',
    nature: 'decide',
    on: [
      'goal.gap',
      'goal.present-growth',
      'goal.against-trend',
      'goal.pace',
      'goal.rhythm',
      'goal.needed',
      'goal.lines-sum',
      'goal.wins-short',
    ],
    owner: 'owner',
    hours: 5,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Driver tree', by: 'Minto 1987' },
    title: () => say`Name where each part of the gap is to come from`,
    steps: [
      s => {
        const gap = s.own.gap()
        const way = gap ? say`of the way ${gap} the part` : say`the part`
        return say`Write ${way} that comes by itself if the year goes on like the last one.`
      },
      s =>
        say`Split the rest into new ${s.customers}, more from present ones, and fewer lost, with names, numbers and a quarter for each.`,
      s =>
        say`Mark every part without a name as open, and decide: find it, or take it out of ${s.own.aim(say`the goal`)}.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of the gap has a name and a quarter within ${s.time(3, 'week')}.`,
    stop: s =>
      say`Lower the goal if more than ${s.percent(0.4)} of the gap is still open after ${s.time(6, 'week')}.`,
  },
  {
    id: 'weekly-line',
    area: 'focus',
    nature: 'measure',
    on: ['goal.pace', 'goal.gap', 'client.goal-attainment', 'goal.rhythm', 'goal.needed'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Lead measures on a scoreboard', by: 'McChesney, Covey and Huling 2012' },
    title: () => say`Hang up the line to the goal, and mark the figure every week`,
    steps: [
      () =>
        say`Draw today’s figure, the goal and the straight line between them on one sheet where everybody passes.`,
      () =>
        say`Add below it the one thing that you can do in a week and that moves it, whatever else happens.`,
      () => say`Mark both every Monday, with one sentence on why.`,
    ],
    metric: s =>
      say`${s.outside(12)} Mondays without a gap, and the weekly thing done on ${s.outside(10)} of them.`,
    stop: s => say`Change the weekly thing after ${s.number(4)} Mondays below the line.`,
  },
  {
    id: 'later-or-smaller',
    area: 'focus',
    nature: 'decide',
    on: ['goal.present-growth', 'goal.against-trend', 'goal.pace'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 2],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Goals are hard and still within reach', by: 'Locke and Latham 1990' },
    title: () => say`Move the date or the size of the goal, openly`,
    steps: [
      () =>
        say`Write down what the best year so far brought, and what would have to be different to do better every year.`,
      () =>
        say`Set a goal for a year that takes that best year and adds one thing you have not done before.`,
      () =>
        say`Tell everybody who counts on the old goal, with the reason, before you change anything else.`,
    ],
    metric: s =>
      say`The goal for the year lies between ${s.percent(1)} and ${s.percent(1.5)} of the best growth so far, in writing, within ${s.time(2, 'week')}.`,
    stop: s =>
      say`Return to the old goal if the first quarter comes in more than ${s.percent(0.2)} above the new line.`,
  },
  {
    id: 'step-before-the-step',
    area: 'focus',
    nature: 'decide',
    on: ['goal.whole-steps', 'goal.above-capacity'],
    owner: 'owner',
    hours: 8,
    weeks: [2, 12],
    cost: [0, 200_000],
    confidence: 4,
    source: { method: 'Test what must be true before committing', by: 'Lafley and Martin 2013' },
    title: () => say`Test what must be true for the next whole step`,
    steps: [
      s =>
        say`Complete the sentence in writing: the next step towards ${s.own.aim(say`the goal`)} pays if so many come, at this price, with these people.`,
      () =>
        say`Mark the part you are least sure of, and find the cheapest way to see it: names on a list, a signed promise, a trial of the smallest size.`,
      () => say`Fix the figure at which you take the step, and the day on which you look.`,
    ],
    metric: s =>
      say`${s.percent(0.6)} of the demand the step needs is signed or paid for before the step.`,
    stop: s =>
      say`Leave the step out this year if less than ${s.percent(0.3)} is there on that day.`,
  },
  {
    id: 'alarm-below-the-level',
    area: 'focus',
    nature: 'measure',
    on: ['goal.against-trend', 'change.demand-fall'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Limits on a process chart', by: 'Wheeler 1993' },
    title: () => say`Set the level at which you act if the fall goes on`,
    steps: [
      () =>
        say`Write down the figure for each month of the last years, and see how far it moves by itself.`,
      () =>
        say`Draw a line just below that range, and write beside it what is done on the day it is crossed, and by whom.`,
      () =>
        say`Look at it on a fixed day of the month, and change nothing as long as it stays above.`,
    ],
    metric: s => say`Line, action and name are on one sheet within ${s.time(4, 'week')}.`,
    stop: s => say`Draw the line anew after ${s.number(2)} false alarms.`,
  },
  {
    id: 'name-what-holds-it',
    area: 'focus',
    nature: 'act',
    on: ['goal.against-trend'],
    owner: 'operations',
    hours: 6,
    weeks: [2, 8],
    cost: [0, 40_000],
    confidence: 3,
    source: { method: 'Look for what would make it fail', by: 'Klein 2007' },
    title: () => say`Find what is pulling the figure down, and stop the likeliest cause first`,
    steps: [
      () =>
        say`Imagine the figure has fallen badly a year from now, and let everybody write down why.`,
      () =>
        say`Choose the causes that are likely and that you can influence: a person, a habit, a supplier, a promise.`,
      () => say`Give each an owner and one safeguard, to be in place within a month.`,
    ],
    metric: s =>
      say`${s.number(3)} causes have an owner and a safeguard within ${s.time(8, 'week')}.`,
    stop: s => say`Drop a safeguard that takes more than ${s.time(2, 'hour')} a week.`,
  },
  {
    id: 'stop-list',
    area: 'focus',
    nature: 'decide',
    on: ['goal.gap', 'goal.pace', 'person.days-week', 'goal.shared-budget', 'goal.rhythm'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Planned abandonment', by: 'Drucker 1964' },
    title: () => say`End something before you begin anything for the goal`,
    steps: [
      () =>
        say`List everything that takes hours or money each month and is not a promise to somebody: meetings, reports, extras, habits.`,
      () => say`Ask of each: would we begin this today? Mark those to which nobody says yes.`,
      () =>
        say`End the largest marked one this week, and write the freed hours into the calendar for the goal.`,
    ],
    metric: s =>
      say`${s.time(4, 'hour')} a week are freed and spent on the goal within ${s.time(4, 'week')}.`,
    stop: s => say`Take up again what more than ${s.number(2)} ${s.customers} ask for by name.`,
  },
  {
    id: 'one-constraint-a-quarter',
    area: 'focus',
    nature: 'general',
    on: ['goal.gap', 'goal.pace', 'goal.present-growth', 'goal.against-trend', 'goal.rhythm'],
    fits: knows('constraint'),
    owner: 'owner',
    hours: 6,
    weeks: [2, 13],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'The focusing steps of the theory of constraints', by: 'Goldratt 1984' },
    title: () => say`Work for a quarter on the one thing that holds the rest back`,
    steps: [
      () =>
        say`Ask at each point on the way from enquiry to money: if this were without limit, would more come out at the end?`,
      () =>
        say`Name the one where the answer is yes, and put off every improvement elsewhere by a quarter.`,
      () =>
        say`Meet for a quarter of an hour each week on that point alone: what passed, what waited, what is tried next.`,
    ],
    metric: s => say`${s.percent(0.1)} more passes that point within ${s.time(13, 'week')}.`,
    stop: s =>
      say`Choose the next point as soon as something else waits in ${s.number(3)} weeks running.`,
  },
  {
    id: 'imagine-it-missed',
    area: 'focus',
    nature: 'general',
    on: [
      'goal.gap',
      'goal.pace',
      'goal.present-growth',
      'goal.against-trend',
      'goal.budget-per-unit',
      'goal.rhythm',
      'goal.budget-return',
    ],
    owner: 'owner',
    hours: 3,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Project premortem', by: 'Klein 2007' },
    title: () => say`Imagine the goal missed, and remove the likeliest reason now`,
    steps: [
      () =>
        say`Sit down with everybody who works on it, and let each write alone why it was missed, as if the year were over.`,
      () =>
        say`Read the reasons aloud, group them, and mark those that are likely and still in your hands.`,
      () =>
        say`Give the one at the top a name and a date this week, and the next ones a sign to watch for.`,
    ],
    metric: s =>
      say`The likeliest reason is dealt with within ${s.time(4, 'week')}, and ${s.number(3)} signs have a name beside them.`,
    stop: s =>
      say`Repeat it only after ${s.time(6, 'month')}, or when ${s.number(2)} signs have appeared.`,
  },
  {
    id: 'first-month-bet',
    area: 'focus',
    nature: 'measure',
    on: [
      'goal.gap',
      'goal.present-growth',
      'goal.against-trend',
      'goal.budget-per-unit',
      'goal.rhythm',
      'goal.budget-return',
      'goal.needed',
      'goal.lines-sum',
    ],
    cases: 60,
    owner: 'owner',
    hours: 10,
    weeks: [2, 8],
    cost: [0, 100_000],
    confidence: 3,
    source: { method: 'Test the riskiest assumption first', by: 'Ries 2011' },
    title: () => say`Test the assumption your goal rests on most, within a month`,
    steps: [
      () =>
        say`Write down what must be true for the goal: who comes, why, how often, and with how much money.`,
      () =>
        say`Mark the line that you know least about and that would hurt most, and write what you would see if it were wrong.`,
      s =>
        say`Do the smallest thing that shows it with real people, such as asking ${s.outside(15)} for a yes that costs them something.`,
    ],
    metric: s =>
      say`A clear yes or no to that line within ${s.time(4, 'week')}, from at least ${s.outside(15)} people.`,
    stop: s =>
      say`Change the goal, not the test, if fewer than ${s.number(3)} of the ${s.outside(15)} say yes.`,
  },
]
