import { say } from '../sentences/sentence.ts'
import { heldBackBy, knows, restsOn } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves that win hours for the owner, and fill or reshape a post. */
export const peopleHoursPlays: readonly Play[] = [
  {
    id: 'decision-limits',
    area: 'people',
    nature: 'decide',
    on: ['person.decisions-wait', 'person.days-week'],
    owner: 'owner',
    hours: 6,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Decision rights with a limit', by: 'Rogers and Blenko 2006' },
    title: () => say`Give others an amount up to which they decide without you`,
    steps: [
      () => say`Write down for a week every question that comes to you, and what it was worth.`,
      () =>
        say`Set an amount for each person up to which they decide alone: purchases, dates, complaints, exceptions.`,
      () =>
        say`Answer anything below it with one sentence, “you decide”, and look at the decisions together on Fridays.`,
    ],
    metric: s =>
      say`Questions that reach you fall by ${s.percent(0.5)} within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Lower an amount if more than ${s.percent(0.1)} of the decisions under it had to be undone.`,
  },
  {
    id: 'owner-day-off',
    area: 'people',
    nature: 'act',
    on: ['person.days-week', 'person.decisions-wait'],
    owner: 'owner',
    hours: 8,
    weeks: [2, 8],
    cost: [0, 80_000],
    confidence: 3,
    source: { method: 'Let absence show where the work needs a system', by: 'Michalowicz 2018' },
    title: () => say`Take the same day off every week, and mend what breaks`,
    steps: [
      () =>
        say`Block one fixed weekday in the calendar from next week, and name who answers for you.`,
      () =>
        say`Have everything that went wrong written on one sheet, and touch none of it that day.`,
      () =>
        say`Turn the top line of the sheet into a checklist or a limit before the next such day.`,
    ],
    metric: s => say`${s.number(4)} days in a row pass without a call within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Go back to a half-day if income or dates suffer on ${s.number(3)} such days in a row.`,
  },
  {
    id: 'owner-hours-log',
    area: 'people',
    nature: 'measure',
    on: ['person.days-week', 'person.decisions-wait'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Record the time before managing it', by: 'Drucker 1967' },
    title: () => say`Log your own hours, with what each could be bought for`,
    steps: [
      () => say`Write down every half-hour at the time, not in the evening.`,
      () => say`Set beside each what somebody else would be paid for it, and sort by that.`,
      () => say`Give away or drop the cheapest hours first, and fix what takes their place.`,
    ],
    metric: s =>
      say`${s.time(5, 'hour')} a week that somebody cheaper could do are named within ${s.time(3, 'week')}.`,
    stop: s =>
      say`Stop after ${s.time(2, 'week')}, even if the log has gaps of up to ${s.percent(0.2)}.`,
  },
  {
    id: 'first-hours-to-hire',
    area: 'people',
    nature: 'act',
    on: [
      'person.days-week',
      'capacity.hours',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
      'brake.one-person',
    ],
    fits: knows(
      'constraint',
      ({ resource, sort }) => resource === 'hours' || sort === 'one-person',
    ),
    sells: ['orders', 'copies', 'memberships', 'projects'],
    presumes: ['paying-its-way'],
    not: heldBackBy('cash'),
    owner: 'owner',
    hours: 20,
    weeks: [4, 12],
    cost: [200_000, 1_200_000],
    confidence: 3,
    source: { method: 'Write the post before filling it', by: 'Gerber 1995' },
    title: () => say`Hire for the hours that are easiest to hand over`,
    steps: [
      s =>
        say`List what ${s.own.person(say`the busiest of you`)} does each week that can be learned in days: bills, orders, errands, first answers.`,
      s =>
        say`Write one post of at least ${s.time(10, 'hour')} a week from it, with a checklist for each task.`,
      () =>
        say`Hire for a trial of a quarter, and put every hour it frees into the work that only those hands can do.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of the freed hours go into work that is paid for within ${s.time(12, 'week')}.`,
    stop: s =>
      say`End the trial if the freed hours bring less than ${s.percent(1.3)} of the pay after a quarter.`,
  },
  {
    id: 'terms-before-wording',
    area: 'people',
    nature: 'act',
    on: ['capacity.open-post', 'brake.skills'],
    resource: ['posts', 'craft'],
    owner: 'people',
    hours: 20,
    weeks: [4, 20],
    cost: [50_000, 600_000],
    confidence: 3,
    source: {
      method: 'Recruit on what decided the last candidates',
      by: 'Breaugh and Starke 2000',
    },
    title: () => say`Offer hours and duties that others do not, and name the pay`,
    steps: [
      () =>
        say`Ask the last few applicants, and the last people who left, which duty, hour or sum decided it.`,
      () =>
        say`Change one of these terms first: a fixed roster, no weekends in turn, a paid course, longer days and fewer of them.`,
      () =>
        say`Write the notice around that change, name the pay, and answer every applicant on the same day.`,
    ],
    metric: s => say`${s.number(4)} suitable applicants within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Change the terms again, not the wording, if ${s.time(8, 'week')} bring fewer than ${s.number(2)}.`,
  },
  {
    id: 'colleague-brings-colleague',
    area: 'people',
    nature: 'act',
    on: ['capacity.open-post', 'brake.skills'],
    // Of a handful everybody knows each name already.
    not: knows('organization', ({ people }) => people !== undefined && people < 6),
    owner: 'people',
    hours: 5,
    weeks: [2, 16],
    cost: [50_000, 300_000],
    confidence: 4,
    source: { method: 'Referred hires stay longer', by: 'Breaugh and Starke 2000' },
    title: () => say`Pay the team for bringing a colleague who stays`,
    steps: [
      () => say`Say at the next meeting which post is open, what it pays, and what the reward is.`,
      s =>
        say`Pay ${s.percent(0.3)} of the reward on the first working day and the rest after ${s.time(6, 'month')}.`,
      () =>
        say`Ask everybody in person for the name of the best one they ever worked with, and call that name.`,
    ],
    metric: s =>
      say`${s.number(3)} names within ${s.time(3, 'week')}, and one contract within ${s.time(12, 'week')}.`,
    stop: s => say`Raise the reward once; end it if ${s.time(12, 'week')} bring no interview.`,
  },
  {
    id: 'split-the-post',
    area: 'people',
    nature: 'decide',
    on: ['capacity.open-post', 'brake.skills'],
    presumes: ['teachable'],
    fits: restsOn('constraint', ({ resource }) => resource === 'posts'),
    owner: 'people',
    hours: 10,
    weeks: [3, 16],
    cost: [0, 400_000],
    confidence: 3,
    source: {
      method: 'Take the routine out of a scarce profession',
      by: 'Susskind and Susskind 2015',
    },
    title: () => say`Split the open post: what needs the skill, and what does not`,
    steps: [
      () =>
        say`Write down the tasks of the post, and mark what only a trained or licensed person may do.`,
      () =>
        say`Give that part to those you have, and take an equal number of other hours off them.`,
      () => say`Advertise the remaining part on its own: it is easier to fill and can be taught.`,
    ],
    metric: s =>
      say`The second part is filled within ${s.time(10, 'week')}, and no skilled task waits longer than before.`,
    stop: s =>
      say`Put the post together again if handing over costs more than ${s.time(4, 'hour')} a week.`,
  },
  {
    id: 'train-your-own',
    area: 'people',
    nature: 'act',
    on: [
      'capacity.open-post',
      'brake.skills',
      'capacity.lost',
      'goal.turned-away',
      'goal.refused-money',
    ],
    fits: restsOn('constraint', ({ sort }) => sort === 'skills'),
    owner: 'people',
    hours: 40,
    weeks: [20, 52],
    cost: [200_000, 2_500_000],
    confidence: 4,
    source: { method: 'Grow scarce skills inside', by: 'Becker 1964' },
    title: () => say`Pay somebody’s way to the skill that is missing`,
    steps: [
      s => {
        const lost = s.own.lost()
        const against = lost
          ? say`, and set that against the ${lost} a year that are refused for want of it`
          : say``
        return say`Ask whoever teaches or licenses what is missing${s.own.brakeAside()} how many months and how much money the shortest recognised way takes, and who pays a part${against}.`
      },
      () => say`Offer it first to somebody who already does the nearest work here, then outside.`,
      () =>
        say`Agree how much of the cost is paid back by those who leave early, and who teaches on which day.`,
    ],
    metric: s =>
      say`One person has begun within ${s.time(6, 'month')} and takes over a first task within ${s.time(9, 'month')}.`,
    stop: s => say`End it if ${s.number(2)} agreed milestones in a row are missed.`,
  },
]
