import { isRemedy } from '../company/remedies.ts'
import { say } from '../sentences/sentence.ts'
import { knows, restsOn, rivalOf, strengthOf } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves to know the customer: talks that find reasons, groups that decide something, sides heard apart. */
export const knowledgePlays: readonly Play[] = [
  {
    id: 'retell-the-day',
    area: 'knowledge',
    nature: 'measure',
    on: ['competition.lost-to', 'competition.nothing', 'competition.outgrown'],
    presumes: ['chosen-demand'],
    owner: 'marketing',
    hours: 12,
    weeks: [2, 6],
    cost: [0, 50_000],
    confidence: 4,
    source: {
      method: 'The switch interview: push, pull, habit and fear',
      by: 'Moesta and Engle 2020',
    },
    title: () => say`Have people who just chose retell how it came about`,
    steps: [
      s =>
        say`Find the last ${s.outside(3)} who chose you and the last ${s.outside(3)} who chose otherwise, and ask each for an hour.`,
      () =>
        say`Let them tell it like a film, from the first thought to the decision: where, with whom, what nearly stopped it.`,
      () =>
        say`Sort what they said into what drove them away, what drew them, what held them back and what they feared.`,
    ],
    metric: s =>
      say`One thing on your page, your offer or your first call has changed by it within ${s.time(6, 'week')}.`,
    stop: s => say`Stop when ${s.outside(2)} talks in a row add nothing.`,
  },
  {
    id: 'words-they-use',
    area: 'knowledge',
    nature: 'general',
    on: ['segment.evidence-n'],
    owner: 'marketing',
    hours: 6,
    weeks: [2, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'The voice of the customer', by: 'Griffin and Hauser 1993' },
    title: s => say`Collect how ${s.customers} say it, and write that way`,
    steps: [
      s =>
        say`Copy ${s.outside(30)} sentences from letters, reviews, calls and forms word for word into one sheet.`,
      () =>
        say`Mark what they wanted, what they feared and what they praised, and count which words come back.`,
      () =>
        say`Put the commonest of their words into your first line, your first reply and your offer, in place of your own.`,
    ],
    metric: s =>
      say`The first line, the first reply and the offer are in their words within ${s.time(8, 'week')}.`,
    stop: s => say`Stop collecting when ${s.outside(15)} sentences in a row bring no new word.`,
  },
  {
    id: 'users-apart-from-payers',
    area: 'knowledge',
    nature: 'measure',
    on: ['segment.payer-against-user'],
    owner: 'operations',
    hours: 12,
    weeks: [3, 8],
    cost: [0, 50_000],
    confidence: 3,
    source: {
      method: 'Two-sided markets: each side has needs of its own',
      by: 'Eisenmann, Parker and Van Alstyne 2006',
    },
    title: () => say`Ask those who use it apart from those who pay`,
    steps: [
      s =>
        say`Choose ${s.outside(5)} on each side, and for those who cannot speak freely somebody they trust to ask.`,
      s =>
        say`Put the same ${s.outside(3)} questions to both: what was it for, what was missing, what would you tell others?`,
      () =>
        say`Set the answers side by side, and mark where one side pays for something that the other does not want.`,
    ],
    metric: s =>
      say`The answers of both sides are side by side, and one change is agreed, within ${s.time(6, 'week')}.`,
    stop: s => say`Stop after ${s.outside(3)} on each side if both say the same.`,
  },
  {
    id: 'day-beside-them',
    area: 'knowledge',
    nature: 'measure',
    on: ['demand.one-more-purchase', 'segment.growth-gap'],
    presumes: ['businesses'],
    sells: ['orders', 'memberships', 'projects'],
    owner: 'operations',
    hours: 12,
    weeks: [2, 6],
    cost: [0, 20_000],
    confidence: 4,
    source: {
      method: 'Contextual inquiry: watch the work where it is done',
      by: 'Beyer and Holtzblatt 1998',
    },
    title: s => say`Watch ${s.number(3)} ${s.customers} for half a day where they use your work`,
    steps: [
      s =>
        say`Ask ${s.number(3)} different ${s.customers} whether you may watch, and promise to sell nothing on that day.`,
      () =>
        say`Note every detour, every note on the wall, everything done twice, and ask why only afterwards.`,
      () =>
        say`Pick the detour that all of them make, and try the simplest way to spare it with one of them.`,
    ],
    metric: s =>
      say`One thing is taken off their hands, and ${s.number(2)} of ${s.number(3)} want to keep it, within ${s.time(6, 'week')}.`,
    stop: s => say`Stop after ${s.number(3)} visits if nothing was done twice.`,
  },
  {
    id: 'quarter-hour-with-the-front',
    area: 'knowledge',
    nature: 'act',
    on: ['demand.leads-outgrow-sales', 'brake.conversion'],
    fits: knows('organization', ({ people }) => people !== undefined && people >= 5),
    owner: 'owner',
    hours: 6,
    weeks: [2, 8],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Those at the front know first', by: 'Carlzon 1987' },
    title: s => say`Listen every week to those who hear ${s.customers} first`,
    steps: [
      s =>
        say`Fix ${s.time(15, 'minute')} a week with those who speak with ${s.customers} every day.`,
      () =>
        say`Ask each for one sentence heard that week, and who said it, without comment from you.`,
      () =>
        say`Choose one sentence, do something about it by the next time, and begin there with what came of it.`,
    ],
    metric: s =>
      say`${s.outside(8)} weeks in a row are held, and ${s.outside(4)} things have changed.`,
    stop: s => say`Change the hour or the people if ${s.outside(3)} weeks bring nothing to act on.`,
  },
  {
    id: 'with-it-without-it',
    area: 'knowledge',
    nature: 'measure',
    on: [
      'goal.idea-cost',
      'goal.idea-above-price',
      'goal.ideas-cover',
      'economics.idea-in-sales',
      'economics.idea-of-year',
    ],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    // What is mended inside is nothing that a buyer would miss.
    not: (company, finding) => restsOn('idea', idea => isRemedy(company, idea))(company, finding),
    owner: 'marketing',
    hours: 6,
    weeks: [2, 5],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Ask how people feel with it and without it', by: 'Kano 1984' },
    title: () => say`Ask how people would feel with it, and without, before you build it`,
    steps: [
      () =>
        say`Write of each idea what a buyer would notice of it, in one plain sentence; what nobody would notice is judged by its figures alone.`,
      s =>
        say`Ask ${s.heads(25)} ${s.customers} how they would feel with that and how without it: glad, expected, all the same, bothered.`,
      () =>
        say`Build what would be missed, try small what would delight, and bury what is all the same.`,
    ],
    metric: s => say`Every idea is marked build, try or bury within ${s.time(4, 'week')}.`,
    stop: s => say`Bury an idea that is all the same to ${s.percent(0.6)} of them.`,
  },
  {
    id: 'all-that-does-the-job',
    area: 'knowledge',
    nature: 'measure',
    on: ['competition.nothing', 'competition.lost-to', 'demand.market-cap'],
    presumes: ['chosen-demand'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: knows('job'),
    owner: 'marketing',
    hours: 6,
    weeks: [2, 5],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'What the customer hires it for',
      by: 'Christensen, Hall, Dillon and Duncan 2016',
    },
    title: () => say`List everything people use today for the same purpose`,
    steps: [
      s =>
        say`Ask ${s.heads(10)} ${s.customers} what they used before you, and what they would use tomorrow without you.`,
      () =>
        say`Write beside each answer what it costs them in money, time and annoyance, and what it does better.`,
      () =>
        say`Choose the one used most, and change your first line and your price so that they answer that one.`,
    ],
    metric: s =>
      say`The list names what ${s.number(8)} of ${s.number(10)} would use, and the first line answers it, within ${s.time(4, 'week')}.`,
    stop: s => say`Stop asking when ${s.number(4)} in a row name the same.`,
    pair: {
      own: strengthOf('convenience', 'price', 'speed', 'quality'),
      around: rivalOf('substitute', 'in-house', 'nothing'),
      because: (s, own, around) =>
        say`People judge ${s.label(own)} against ${s.label(around)} rather than against firms like yours, so the comparison has to be with that.`,
    },
  },
  {
    id: 'is-it-really-so',
    area: 'knowledge',
    nature: 'measure',
    on: ['competition.unanswered', 'competition.substitute-price', 'competition.contested'],
    owner: 'sales',
    hours: 5,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Win-loss interviews', by: 'Cespedes 2014' },
    title: s => say`Find out whether ${s.own.rival(say`the rival`)} is chosen for that at all`,
    steps: [
      s =>
        say`Ask ${s.outside(5)} who know both of you, of ${s.own.group(say`those who pay`)}, what decided it the last time, before you name any point.`,
      s =>
        say`Write beside each answer about ${s.own.rival(say`the rival`)} a case, a date or a figure, and strike out what nobody has seen.`,
      () =>
        say`Answer the point if most of them named it unasked; if not, leave it, and say first what they named instead.`,
    ],
    metric: s =>
      say`The point is answered or left, with a reason in writing, within ${s.time(6, 'week')}.`,
    stop: s => say`Stop when ${s.outside(3)} in a row name the same.`,
  },
]
