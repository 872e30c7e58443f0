import { say } from '../sentences/sentence.ts'
import { strengthOf, isWellReviewed } from './conditions.ts'
import type { Play } from './play.ts'

/** Sales a year from which reviews come in by the week: of those who are asked, about a fifth write one. */
const REVIEWED = 500

/** Moves that let others speak and show: reviews, cases, open doors, faces. */
export const proofVoicesPlays: readonly Play[] = [
  {
    id: 'review-at-the-thanks',
    area: 'proof',
    nature: 'act',
    on: ['strength.rating-depth', 'strength.unproved', 'soon.bought-before'],
    presumes: ['persons', 'chosen-demand'],
    sells: ['orders', 'copies', 'memberships'],
    fits: (_, { rule, figures }) =>
      rule !== 'strength.rating-depth' || (figures.n !== undefined && figures.n < 100),
    not: isWellReviewed,
    cases: REVIEWED,
    owner: 'operations',
    hours: 4,
    weeks: [2, 12],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Local Consumer Review Survey', by: 'BrightLocal 2024' },
    title: () => say`Ask for the review at the moment of thanks, every time`,
    steps: [
      () => say`Fix the moment in your work at which people thank you, and who is with them then.`,
      () =>
        say`Give that person a card or a message with the link, and one sentence to say; ask all, not only the happy.`,
      () => say`Read the new ones aloud on Monday, and thank whoever was named.`,
    ],
    metric: s => say`${s.number(2)} new reviews a week for ${s.time(8, 'week')}.`,
    stop: s =>
      say`Change the moment if fewer than ${s.percent(0.05)} of ${s.number(60)} requests are answered.`,
  },
  {
    id: 'rating-stands-first',
    area: 'proof',
    nature: 'act',
    on: ['strength.rating-depth'],
    cases: 200,
    sells: ['orders', 'copies', 'memberships'],
    fits: (_, { figures }) => figures.bears !== undefined && figures.bears >= 10,
    owner: 'marketing',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Many voices beside a rating raise sales', by: 'Chevalier and Mayzlin 2006' },
    title: () => say`Put the rating and the number of voices before your own words`,
    steps: [
      () => say`Write the rating with the number of voices and the place where it can be checked.`,
      () =>
        say`Set it above the first line of the page, and wherever people decide whether to ask you.`,
      s =>
        say`Put ${s.number(3)} whole voices under it that name what buyers fear most, and renew them every quarter.`,
    ],
    metric: s =>
      say`More of those who see it take the next step than in the ${s.time(6, 'week')} before.`,
    stop: s =>
      say`Return to your own words if nothing has moved after ${s.outside(1_000)} visitors.`,
  },
  {
    id: 'answer-each-review',
    area: 'proof',
    nature: 'act',
    on: ['strength.rating-depth'],
    sells: ['orders', 'copies', 'memberships'],
    fits: (_, { figures }) => figures.n !== undefined && figures.n >= 20,
    cases: REVIEWED,
    owner: 'operations',
    hours: 3,
    weeks: [4, 26],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Answers of the firm raise later ratings', by: 'Proserpio and Zervas 2017' },
    title: s => say`Answer each review within ${s.time(2, 'day')}, the bad ones first`,
    steps: [
      () =>
        say`Name one person and one deputy, and answer this week whatever still stands unanswered.`,
      () =>
        say`Answer the bad ones with what happened, what was done and whom to call; never argue, never copy an answer.`,
      () => say`Carry the complaint that comes up most to whoever can end it, once a month.`,
    ],
    metric: s =>
      say`${s.percent(0.95)} are answered within ${s.time(2, 'day')}, and the average of new ones rises, within ${s.time(16, 'week')}.`,
    stop: s => say`Answer only those with text once ${s.number(200)} are answered.`,
  },
  {
    id: 'case-with-before-and-after',
    area: 'proof',
    nature: 'act',
    on: ['strength.unproved', 'conversion.win-rate', 'competition.open-flank'],
    presumes: ['quotes', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'marketing',
    hours: 10,
    weeks: [3, 12],
    cost: [0, 50_000],
    confidence: 3,
    source: { method: 'Specific facts persuade where general words do not', by: 'Hopkins 1923' },
    title: s => say`Tell the story of one ${s.customer}, with before and after`,
    steps: [
      s =>
        say`Choose a ${s.customer} of ${s.own.line(say`the main line`)} like those you want next, and ask whether you may tell it with name and figures.`,
      s =>
        say`Write it on one page with what ${s.own.strength(say`your best point`)} did: how it was, what was feared, what was done, what it is now, in their words.`,
      s =>
        say`Send it with the next ${s.past(10)} offers of that kind, and ask each whether it was read.`,
    ],
    metric: s =>
      say`Most of the ${s.past(10)} have read it, and one more of them is won than of those before.`,
    stop: s => say`Write another case if nobody mentions this one in ${s.past(10)} offers.`,
  },
  {
    id: 'let-doubters-call',
    area: 'proof',
    nature: 'act',
    on: ['conversion.win-rate', 'competition.contested', 'competition.lost-to', 'brake.conversion'],
    presumes: ['enquiries', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'sales',
    hours: 5,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'People follow those who are like them', by: 'Cialdini 1984' },
    title: s => say`Let those who hesitate call a ${s.customer} of the same kind`,
    steps: [
      s =>
        say`Ask ${s.past(8)} ${s.customers} of different kinds whether a serious buyer may call them, at most once a month.`,
      () =>
        say`Note for each what they had feared beforehand, so that you can choose the right one.`,
      () => say`Offer the number when the doubt is spoken, not before, and thank both afterwards.`,
    ],
    metric: s => say`Half of the next ${s.past(10)} who made the call buy.`,
    stop: s => say`Ask others to take calls once somebody has had ${s.number(4)} in a quarter.`,
  },
  {
    id: 'open-the-workshop',
    area: 'proof',
    nature: 'act',
    on: ['strength.unproved', 'price.full-and-cheaper'],
    presumes: ['chosen-demand'],
    sells: ['orders', 'projects', 'copies'],
    fits: company =>
      strengthOf('quality', 'expertise', 'trust', 'exclusivity')(company) !== undefined,
    owner: 'operations',
    hours: 8,
    weeks: [3, 14],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Seeing the work raises the value of it', by: 'Buell and Norton 2011' },
    title: () => say`Show how the work is done, step by step, while it is done`,
    steps: [
      () =>
        say`Choose the step that outsiders never see, and that you do with more care than others.`,
      s =>
        say`Tell each ${s.customer} of that step while it is done for them, in a sentence and where it helps a picture.`,
      () =>
        say`Let a few who hesitate see it once a quarter, while the person who does it explains.`,
    ],
    metric: s =>
      say`${s.outside(5)} ${s.customers} mention it by themselves within ${s.time(12, 'week')}.`,
    stop: s => say`Stop if nobody of ${s.past(30)} answers or looks.`,
  },
  {
    id: 'people-by-name',
    area: 'proof',
    nature: 'act',
    on: ['strength.unproved', 'brake.conversion'],
    presumes: ['enquiries', 'chosen-demand'],
    sells: ['orders', 'memberships', 'projects'],
    fits: company => strengthOf('trust', 'expertise', 'relationship')(company) !== undefined,
    owner: 'marketing',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 60_000],
    confidence: 3,
    source: {
      method: 'Trust comes from ability, goodwill and honesty',
      by: 'Mayer, Davis and Schoorman 1995',
    },
    title: () => say`Show the people they will deal with, by name and face`,
    steps: [
      () =>
        say`Ask everybody who meets buyers for a plain portrait and a few lines: what I do, since when, what I will not do.`,
      () => say`Put it on the page and into the first answer, so that nobody meets a stranger.`,
      s =>
        say`Ask the next ${s.past(20)} new ${s.customers} whether they had seen it, and what it told them.`,
    ],
    metric: s =>
      say`Of ${s.past(20)} new ${s.customers} several knew the face beforehand within ${s.time(10, 'week')}.`,
    stop: s => say`Keep only the names if nobody of ${s.past(20)} had looked.`,
  },
]
