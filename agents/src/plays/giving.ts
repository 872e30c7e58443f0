import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import { bestStrength, changeThat, heldBackBy, knows } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves for those who live on gifts: thanks, monthly giving, large gifts, proof of what a gift does. */
export const givingPlays: readonly Play[] = [
  {
    id: 'thanks-within-days',
    area: 'giving',
    nature: 'act',
    on: ['retention.refill', 'retention.leavers-to-goal', 'retention.bucket', 'demand.repeat-rate'],
    sells: ['gifts'],
    excludes: ['first-ninety-days'],
    owner: 'operations',
    hours: 6,
    weeks: [2, 40],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Prompt, personal thanks that name the use', by: 'Burk 2003' },
    title: s => say`Thank each new giver by name within ${s.time(2, 'day')}, and name the use`,
    steps: [
      () => say`Look up for the last month how long the first thanks took, and who signed it.`,
      () =>
        say`Write a thanks of a few lines that names what the gift is for and when they will hear of it, without asking again.`,
      s =>
        say`Tell each of them what came of the first gift within ${s.time(6, 'week')}, before anything is asked again.`,
    ],
    metric: s =>
      say`${s.percent(0.95)} are thanked within ${s.time(2, 'day')}, and ${s.percent(0.2)} more give again, within ${s.time(9, 'month')}.`,
    stop: s =>
      say`Return to the old letter if ${s.number(200)} of those thanked so give again no more often than before.`,
  },
  {
    id: 'one-result-a-month',
    area: 'giving',
    nature: 'act',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.stays',
      'retention.value-of-point',
      'retention.bucket',
    ],
    sells: ['gifts'],
    owner: 'marketing',
    hours: 5,
    weeks: [4, 40],
    cost: [0, 10_000],
    confidence: 4,
    source: { method: 'Givers stay where they learn what their gift did', by: 'Sargeant 2001' },
    title: () => say`Report one result a month to those who give regularly`,
    steps: [
      () =>
        say`Choose with those who do the work what was different this month because of gifts, as one fact and one picture.`,
      () => say`Send it on the day after the money is taken, in a few lines, without a request.`,
      () => say`Ask once a year what they would like to hear of, and answer every reply by name.`,
    ],
    metric: s =>
      say`Those who leave in a year fall by ${s.percent(0.25)} within ${s.time(9, 'month')}.`,
    stop: s => say`Send it every quarter if more than ${s.percent(0.01)} unsubscribe each time.`,
  },
  {
    id: 'from-single-to-monthly',
    area: 'giving',
    nature: 'act',
    on: ['demand.repeat-rate', 'demand.one-more-purchase'],
    sells: ['gifts'],
    owner: 'marketing',
    hours: 12,
    weeks: [4, 20],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Regular giving', by: 'Sargeant and Jay 2004' },
    title: () => say`Ask those who gave more than once to give monthly`,
    steps: [
      s =>
        say`List everybody with ${s.number(2)} or more gifts in ${s.time(24, 'month')}, the latest first.`,
      () =>
        say`Call the first part of the list to thank, tell one result, and ask for a small sum each month, named by what it does.`,
      () =>
        say`Write to the rest with the same words, and make the monthly box the first on the form.`,
    ],
    metric: s =>
      say`${s.percent(0.08)} of those called and ${s.percent(0.01)} of those written to give monthly within ${s.time(12, 'week')}.`,
    stop: s => say`Stop calling after ${s.number(60)} talks if fewer than ${s.number(2)} agree.`,
  },
  {
    id: 'appeal-before-the-event',
    area: 'giving',
    nature: 'act',
    on: ['change.demand-rise'],
    sells: ['gifts'],
    fits: (_, { figures }) => figures.relative !== undefined && figures.relative > 0,
    owner: 'marketing',
    hours: 8,
    weeks: [1, 26],
    cost: [0, 20_000],
    confidence: 3,
    source: {
      method: 'Relief follows the news',
      by: 'Eisensee and Strömberg 2007',
    },
    title: () => say`Keep the appeal written before the need makes the news`,
    steps: [
      s =>
        say`List the ${s.number(3)} events that would make people want to help, and what you would do with gifts in each.`,
      () =>
        say`Write letter, page and message for each, with gaps for place and day, and have them approved now.`,
      s =>
        say`Name who decides and who sends, so that it leaves within ${s.time(1, 'day')}, and try it once.`,
    ],
    metric: s =>
      say`It leaves within ${s.time(1, 'day')} of the event, and brings ${s.number(2)} times the gifts of an ordinary week.`,
    stop: () => say`Do not send it if your work is not touched by the event, whatever others send.`,
    pair: {
      own: bestStrength,
      around: changeThat('helps', 'demand', 'funding'),
      because: (s, own, around) =>
        say`${s.label(around)} ${agree('make', s.label(around))} people look for somebody who helps, and ${s.label(own)} tells them why it should be you, if you are ready that day.`,
    },
  },
  {
    id: 'see-it-for-an-hour',
    area: 'giving',
    nature: 'act',
    on: ['retention.stays', 'retention.refill'],
    sells: ['gifts'],
    owner: 'operations',
    hours: 10,
    weeks: [4, 26],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Relationship fundraising: let givers see the work', by: 'Burnett 1992' },
    title: () => say`Invite givers for an hour to see the work, without asking for money`,
    steps: [
      () =>
        say`Find with those who do the work an hour and a place that shows it and shames nobody.`,
      s =>
        say`Invite ${s.number(10)} at a time, those who give most or longest first, each with a friend.`,
      s =>
        say`Let somebody from the work tell one story and answer questions; call each within ${s.time(3, 'day')}.`,
    ],
    metric: s =>
      say`${s.percent(0.4)} of visitors give more or bring somebody within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Stop if those you serve or your staff feel watched, or if ${s.number(3)} invitations fill fewer than half of the places.`,
  },
  {
    id: 'what-each-sum-does',
    area: 'giving',
    nature: 'act',
    on: ['conversion.goal-leads', 'campaign.reach-needed'],
    sells: ['gifts'],
    owner: 'marketing',
    hours: 5,
    weeks: [2, 10],
    cost: [0, 10_000],
    confidence: 4,
    source: { method: 'The donor is in the details', by: 'Cryder, Loewenstein and Scheines 2013' },
    title: () => say`Say beside each sum what exactly it does`,
    steps: [
      () =>
        say`Work out with the books what one single thing that your gifts pay for costs in full.`,
      s =>
        say`Put ${s.number(4)} sums on the form, each with one such thing, the usual gift as the second of them.`,
      () => say`Write small beneath that gifts are used where they are needed most, and mean it.`,
    ],
    metric: s =>
      say`The average gift rises by ${s.percent(0.1)}, and as many people finish the form, within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Drop the highest sum if fewer people finish the form over ${s.outside(200)} visits.`,
  },
  {
    id: 'tell-of-one-person',
    area: 'giving',
    nature: 'act',
    on: ['campaign.reach-needed', 'brake.awareness'],
    sells: ['gifts'],
    owner: 'marketing',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Sympathy for one and for many', by: 'Small, Loewenstein and Slovic 2007' },
    title: () => say`Tell of one person rather than of thousands`,
    steps: [
      () =>
        say`Ask somebody you helped whether and how they want to be told of, and let them read every word before.`,
      () =>
        say`Tell how it was, what somebody did, how it is now; leave the large numbers for the last page.`,
      () =>
        say`Test it on half of the list against your usual letter, and count gifts rather than praise.`,
    ],
    metric: s =>
      say`The half with the story gives ${s.percent(0.15)} more for each letter within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Return to the usual letter if the story brings less than ${s.percent(0.05)} more, and at once if the person wishes it.`,
  },
  {
    id: 'ask-the-helpers',
    area: 'giving',
    nature: 'act',
    on: ['goal.pace', 'goal.gap', 'goal.budget-per-unit'],
    sells: ['gifts'],
    fits: knows('organization', ({ people }) => people !== undefined && people >= 10),
    not: heldBackBy('awareness'),
    owner: 'people',
    hours: 6,
    weeks: [3, 14],
    cost: [0, 10_000],
    confidence: 3,
    source: { method: 'Friends asked by friends give more', by: 'Meer 2011' },
    title: () => say`Let those who help with their time ask their own circle`,
    steps: [
      s =>
        say`Ask ${s.number(10)} helpers for what occasion they would ask friends: a birthday, a run, an evening at home.`,
      () =>
        say`Give each a page of their own with their picture, a sum to reach and words they can change.`,
      () => say`Thank every friend by name within days, and tell the helper first what came of it.`,
    ],
    metric: s =>
      say`${s.number(6)} of ${s.number(10)} begin, and each brings ${s.number(8)} givers, within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Do not repeat it if fewer than ${s.percent(0.05)} of those givers give again within a year.`,
  },
]
