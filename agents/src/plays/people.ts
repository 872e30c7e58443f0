import { say } from '../sentences/sentence.ts'
import { changeThat, constraintOf, heldBackBy, knows, restedOn } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves where the work hangs on one person, or on a post that nobody fills. */
export const peoplePlays: readonly Play[] = [
  {
    id: 'second-person',
    area: 'people',
    nature: 'act',
    on: ['person.single', 'person.bus-share', 'rules.licence-one-person'],
    not: knows('constraint', ({ resource }) => resource === 'approval'),
    owner: 'people',
    hours: 60,
    weeks: [8, 40],
    cost: [100_000, 900_000],
    confidence: 5,
    source: { method: 'Each critical task held by more than one person', by: 'Liker 2004' },
    title: s => say`Train a second person for what hangs on ${s.about}`,
    steps: [
      () =>
        say`Write the tasks that only one person can do on one page, and mark those that need a licence or a key.`,
      () =>
        say`Choose the second person, book the course or the days of working alongside, and pay for that time.`,
      s =>
        say`Let the second person do each task alone once a week, with help only on request, for ${s.time(8, 'week')}.`,
    ],
    metric: s =>
      say`Every task on the page has ${s.number(2)} names beside it within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Look for the person outside if nobody inside has begun within ${s.time(8, 'week')}.`,
    pair: {
      own: constraintOf('one-person', 'skills'),
      around: changeThat('hurts', 'rule'),
      because: (s, own, around) =>
        say`From outside, ${s.label(around)} will ask more of you, and all of it comes to rest on ${s.label(own)}: another trained pair of hands cannot be bought overnight.`,
    },
  },
  {
    id: 'record-know-how',
    area: 'people',
    nature: 'act',
    on: ['person.leaves', 'person.handover-window'],
    owner: 'operations',
    hours: 30,
    weeks: [2, 12],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Critical-incident interviews before a departure', by: 'DeLong 2004' },
    title: () => say`Record the hard cases before the last day`,
    steps: [
      s =>
        say`Ask for the ${s.count(10, 'case', 'cases')} of the last years in which it nearly went wrong, and what was done.`,
      () =>
        say`Film or write down each one at the place where it happens, with the reasons spoken aloud.`,
      () => say`Let somebody else work from each record while the author watches and says nothing.`,
    ],
    metric: s =>
      say`${s.count(10, 'record', 'records')} are used by another person before the departure.`,
    stop: s => say`Stop recording when ${s.number(3)} cases in a row teach nothing new.`,
  },
  {
    id: 'succession-pair',
    area: 'people',
    nature: 'act',
    on: ['person.leaves', 'person.handover-window'],
    owner: 'people',
    hours: 40,
    weeks: [4, 30],
    cost: [100_000, 1_200_000],
    confidence: 4,
    source: { method: 'Hand over on live work: watch, share, do alone', by: 'Rothwell 2010' },
    title: () => say`Put the successor beside the leaver, with dates for each task`,
    steps: [
      () =>
        say`Name the successor this week, even if only for the time being, and say so to the team.`,
      () =>
        say`Write a calendar back from the last day: for each task a date of watching, of sharing and of doing it alone.`,
      s =>
        say`Free ${s.time(6, 'hour')} a week for both from other work, or the calendar will not hold.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of the tasks have been done alone ${s.time(4, 'week')} before the last day.`,
    stop: s =>
      say`Postpone the departure or buy help outside if fewer than ${s.percent(0.4)} are done halfway.`,
  },
  {
    id: 'leaver-on-call',
    area: 'people',
    nature: 'decide',
    on: ['person.leaves', 'person.handover-window', 'person.bus-share'],
    fits: knows('person', ({ leaves }) => leaves !== undefined),
    owner: 'owner',
    hours: 3,
    weeks: [1, 3],
    cost: [50_000, 500_000],
    confidence: 3,
    source: { method: 'Phased retirement and call-back agreements', by: 'DeLong 2004' },
    title: () => say`Agree paid days after the departure while goodwill is high`,
    steps: [
      () =>
        say`Ask what the leaver would like: a day a month, mornings, the phone only, the season only.`,
      () =>
        say`Write it on one page: days, pay, how long, what for, and that nobody calls outside of it.`,
      () =>
        say`Use the first of these days for the cases that came up since, not to fill a gap in the roster.`,
    ],
    metric: s =>
      say`The page is signed ${s.time(6, 'week')} before the last day, for at least ${s.time(6, 'month')} after it.`,
    stop: s => say`End it early if fewer than ${s.number(2)} questions a month are left.`,
  },
  {
    id: 'hand-over-relations',
    area: 'people',
    nature: 'act',
    on: ['person.leaves', 'person.bus-share', 'person.single'],
    fits: knows('person', ({ leaves, alone }) => leaves !== undefined || alone === true),
    owner: 'sales',
    hours: 16,
    weeks: [3, 16],
    cost: [0, 60_000],
    confidence: 4,
    source: {
      method: 'More than one thread to each large account',
      by: 'Shapiro, Rangan, Moriarty and Ross 1987',
    },
    title: s => say`Introduce a second face to the ${s.customers} who know only one person`,
    steps: [
      s =>
        say`Ask that person for the ${s.number(15)} ${s.customers} who would call nobody else, and what each of them cares about.`,
      () =>
        say`Visit or call the first of them together, with the second person leading the conversation.`,
      () => say`Let the second person send the next bill, report or thanks, and answer the reply.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of those ${s.customers} have spoken with the second person within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Change the second person if ${s.number(3)} of the first ${s.number(5)} ask for the old one again.`,
  },
  {
    id: 'hold-key-person',
    area: 'people',
    nature: 'act',
    on: ['person.single', 'person.bus-share'],
    fits: knows('person', ({ alone, leaves }) => alone === true && leaves === undefined),
    owner: 'owner',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 600_000],
    confidence: 3,
    source: { method: 'Stay interviews', by: 'Finnegan 2012' },
    title: () => say`Ask your key person what would make them leave`,
    steps: [
      () =>
        say`Take an hour away from work and ask what they look forward to, what they would stop doing, and what last made them look elsewhere.`,
      () =>
        say`Settle one point of it within the week, and say by when you will answer the others.`,
      () => say`Agree a longer notice period in exchange for something they named, in writing.`,
    ],
    metric: s =>
      say`Notice of at least ${s.time(3, 'month')} is agreed within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Put the money into a second person instead if pay alone would have to rise by more than ${s.percent(0.2)}.`,
  },
  {
    id: 'planned-absence',
    area: 'people',
    nature: 'measure',
    on: ['person.single', 'person.bus-share'],
    owner: 'operations',
    hours: 6,
    weeks: [2, 6],
    cost: [0, 20_000],
    confidence: 4,
    source: {
      method: 'Exercise the absence before it happens',
      by: 'ISO 22301 (business continuity)',
    },
    title: () => say`Plan a week without the key person, and note what stops`,
    steps: [
      () => say`Choose an ordinary week, agree it with them, and tell nobody outside.`,
      () =>
        say`Note every question that waits, every key, password and signature that is missing, with the hour.`,
      () => say`Sort the list by what cost money, and give the lines at the top a name and a date.`,
    ],
    metric: s =>
      say`A list with names and dates exists within ${s.time(6, 'week')}, and the next week of absence stops ${s.percent(0.5)} fewer things.`,
    stop: s =>
      say`Break the week off if a promised date or a rule would be missed, or after ${s.number(3)} calls on one day.`,
  },
  {
    id: 'outside-deputy',
    area: 'people',
    nature: 'act',
    on: ['rules.licence-one-person', 'person.single', 'capacity.open-post'],
    fits: (company, finding) =>
      finding.family === 'rules' ||
      knows('constraint', ({ resource }) => resource === 'craft' || resource === 'posts')(company),
    owner: 'operations',
    hours: 10,
    weeks: [2, 8],
    cost: [50_000, 600_000],
    confidence: 4,
    source: {
      method: 'Standby agreement with a qualified outsider',
      by: 'ISO 22301 (business continuity)',
    },
    title: () => say`Sign a qualified outsider as deputy before you need one`,
    steps: [
      () =>
        say`Ask the trade body, the school or the supplier for people with the same licence or craft who work by the day.`,
      s =>
        say`Agree a rate, a notice of ${s.time(2, 'day')} and what papers and insurance they bring.`,
      () => say`Have them work one paid day now, so that keys, files and people are known.`,
    ],
    metric: s => say`One deputy has worked a paid day within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Look wider if ${s.number(6)} people asked bring no agreement: then train inside.`,
  },
  {
    id: 'decision-limits',
    area: 'people',
    nature: 'decide',
    on: ['person.owner-decisions', 'person.hours-week'],
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
        say`Set an amount for each person up to which they decide alone: refunds, purchases, dates, small discounts.`,
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
    on: ['person.hours-week', 'person.owner-decisions'],
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
    on: ['person.hours-week', 'person.owner-decisions'],
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
      () => say`Give away or drop the cgroupest hours first, and fix what takes their place.`,
    ],
    metric: s =>
      say`${s.time(5, 'hour')} a week that somebody cgrouper could do are named within ${s.time(3, 'week')}.`,
    stop: s =>
      say`Stop after ${s.time(2, 'week')}, even if the log has gaps of up to ${s.percent(0.2)}.`,
  },
  {
    id: 'first-hours-to-hire',
    area: 'people',
    nature: 'act',
    on: ['person.hours-week', 'economics.hire-threshold', 'capacity.hours'],
    fits: knows(
      'constraint',
      ({ resource, sort }) => resource === 'hours' || sort === 'one-person',
    ),
    sells: ['orders', 'copies', 'memberships', 'projects'],
    not: heldBackBy('cash'),
    owner: 'owner',
    hours: 20,
    weeks: [4, 12],
    cost: [200_000, 1_200_000],
    confidence: 3,
    source: { method: 'Write the post before filling it', by: 'Gerber 1995' },
    title: () => say`Hire for the hours that are easiest to hand over`,
    steps: [
      () =>
        say`List what you do each week that can be learned in days: booking, billing, stock, driving, first answers.`,
      s =>
        say`Write one post of at least ${s.time(10, 'hour')} a week from it, with a checklist for each task.`,
      () =>
        say`Hire for a trial of a quarter, and put every hour it frees into the work that only you can sell.`,
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
    on: ['capacity.open-post', 'capacity.full'],
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
    on: ['capacity.open-post'],
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
    on: ['capacity.open-post', 'rules.licence-one-person'],
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
    on: ['capacity.open-post', 'person.single'],
    fits: heldBackBy('skills'),
    owner: 'people',
    hours: 40,
    weeks: [20, 52],
    cost: [300_000, 2_500_000],
    confidence: 4,
    source: { method: 'Grow scarce skills inside', by: 'Becker 1964' },
    title: () => say`Take on somebody untrained and pay for the qualification`,
    steps: [
      () =>
        say`Ask the school, the chamber or the licensing body what the shortest recognised way is and who pays part of it.`,
      () => say`Offer it first to somebody who already works here and shows up, then outside.`,
      () =>
        say`Agree how much of the cost is paid back by those who leave early, and who teaches on which day.`,
    ],
    metric: s =>
      say`One person has begun within ${s.time(6, 'month')} and takes over a first task within ${s.time(9, 'month')}.`,
    stop: s => say`End it if ${s.number(2)} agreed milestones in a row are missed.`,
    pair: {
      own: restedOn('constraint'),
      around: changeThat('helps', 'demand'),
      because: (s, own, around) =>
        say`With ${s.label(around)} on the way the market for trained people gets tighter, and you are already held back by ${s.label(own)}: who trains now has the hands when they are worth most.`,
    },
  },
]
