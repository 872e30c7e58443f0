import { factsOf } from '../company/company.ts'
import { say } from '../sentences/sentence.ts'
import { knows } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves to sort what is known: whom to serve, who decides, what matters, what is only guessed. */
export const knowledgeGroupsPlays: readonly Play[] = [
  {
    id: 'whom-to-turn-away',
    area: 'knowledge',
    nature: 'decide',
    on: ['channel.quality'],
    presumes: ['enquiries', 'chosen-demand'],
    cases: 40,
    sells: ['orders', 'memberships', 'projects'],
    excludes: ['say-who-it-is-not-for', 'rule-for-saying-no', 'questions-before-offer'],
    owner: 'sales',
    hours: 4,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Angel and demon customers', by: 'Selden and Colvin 2003' },
    title: () => say`Write down by which signs you know whom to turn away`,
    steps: [
      s =>
        say`Take the ${s.number(10)} best and the ${s.number(10)} worst cases of the year, by what they left and what they took of your hours.`,
      s =>
        say`Look for ${s.number(3)} signs that were there in the first conversation with the worst, and not with the best.`,
      () =>
        say`Give the signs to everybody who answers enquiries, with a kind way to say no and the name of somebody who suits better.`,
    ],
    metric: s =>
      say`The hours spent on people who do not buy or do not pay are fewer within ${s.time(8, 'week')} than before.`,
    stop: s => say`Drop a sign that fits more than ${s.percent(0.1)} of your good ${s.customers}.`,
  },
  {
    id: 'who-else-has-a-say',
    area: 'knowledge',
    nature: 'act',
    on: ['conversion.win-rate', 'conversion.goal-leads'],
    presumes: ['quotes', 'businesses'],
    sells: ['projects', 'orders', 'memberships'],
    fits: company =>
      knows('segment', ({ single }) => single === true)(company) ||
      knows('organization', ({ sells }) => sells === 'projects')(company),
    owner: 'sales',
    hours: 4,
    weeks: [2, 12],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'The buying center: who uses, advises, decides, pays',
      by: 'Webster and Wind 1972',
    },
    title: () => say`Find out who else has a say in each open case`,
    steps: [
      () =>
        say`Write beside each open case who will use it, who advises, who decides, who pays, and who can say no.`,
      () =>
        say`Ask your contact how such a thing was decided last time, and whom you have not yet met.`,
      () =>
        say`Give your contact a page for each of the others with the answer to that person’s own question.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of open cases have a second name within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Leave it out below the size at which one person decided in all of the last ${s.past(10)} cases.`,
  },
  {
    id: 'groups-that-decide',
    area: 'knowledge',
    nature: 'decide',
    on: ['segment.growth-gap', 'segment.value-rank', 'segment.share-against-number'],
    fits: company => factsOf(company, 'segment').length >= 3,
    owner: 'marketing',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Segments must lead to different actions', by: 'Yankelovich and Meer 2006' },
    title: () => say`Keep only those groups for which you do something different`,
    steps: [
      () =>
        say`Write a column for each group: what it is offered, what it pays, where it hears of you, who serves it.`,
      () =>
        say`Merge groups whose columns are alike, and split one whose halves come for different reasons.`,
      () =>
        say`Name for each remaining group one thing that changes next month, and one that you stop.`,
    ],
    metric: s =>
      say`Each group has a price, a source or an offer of its own within ${s.time(6, 'week')}.`,
    stop: s => say`Merge again if no figure tells the groups apart after ${s.time(6, 'month')}.`,
  },
  {
    id: 'score-what-matters',
    area: 'knowledge',
    nature: 'measure',
    on: [
      'segment.evidence-n',
      'goal.ideas-afford',
      'competition.unanswered',
      'competition.substitute-price',
    ],
    cases: 100,
    fits: company => knows('outcome')(company) || knows('job')(company),
    owner: 'marketing',
    hours: 14,
    weeks: [3, 8],
    cost: [0, 80_000],
    confidence: 4,
    source: { method: 'Importance against satisfaction', by: 'Ulwick 2005' },
    title: () => say`Have people score what matters, and how well it is met today`,
    steps: [
      s =>
        say`Write ${s.outside(12)} short lines of what a good result is judged by, in the words heard in talks.`,
      s =>
        say`Ask ${s.outside(30)} ${s.customers} to give each line ${s.number(0)} to ${s.outside(10)} for how much it matters and for how well it is met today.`,
      () =>
        say`Begin with the lines that matter much and are met badly, and stop work on those met better than needed.`,
    ],
    metric: s =>
      say`${s.outside(30)} answers, and one idea begun and one ended by them, within ${s.time(8, 'week')}.`,
    stop: s => say`Go back to talks if all lines score within ${s.number(1)} point of each other.`,
  },
  {
    id: 'heard-counted-guessed',
    area: 'knowledge',
    nature: 'decide',
    on: ['segment.evidence-n'],
    owner: 'marketing',
    hours: 3,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Leap-of-faith assumptions', by: 'Ries 2011' },
    title: s => say`Mark what you believe about ${s.customers} as heard, counted or guessed`,
    steps: [
      s =>
        say`Write down ${s.outside(15)} sentences on which your offers rest: who they are, what they want, why they leave.`,
      () =>
        say`Write beside each who said it and when, or which record shows it; the rest is guessed.`,
      () =>
        say`Find out the guess that would cost most if wrong, by a few calls, before more money hangs on it.`,
    ],
    metric: s =>
      say`Of the ${s.outside(15)} sentences fewer than ${s.number(5)} are still guessed within ${s.time(4, 'week')}.`,
    stop: () => say`Leave a guess alone on which no decision of this year hangs.`,
  },
]
