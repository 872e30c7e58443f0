import { say } from '../sentences/sentence.ts'
import { bestStrength, heldBackBy, knows, restsOn, strengthOf } from './conditions.ts'
import type { Play } from './play.ts'

/** Places of one’s own that somebody reads or sees; paid staff and sellers publish nothing. */
const publishes = knows(
  'channel',
  ({ sort, spend }) => (sort === 'own' || sort === 'platform') && !spend?.cents,
)
/** The same, where the finding is about such a place. */
const isPublished = restsOn(
  'channel',
  ({ sort, spend }) => (sort === 'own' || sort === 'platform') && !spend?.cents,
)

/** What to write, film, teach and take down. */
export const contentPlays: readonly Play[] = [
  {
    id: 'page-for-the-first-question',
    area: 'content',
    nature: 'act',
    on: ['conversion.goal-leads', 'campaign.reach-needed'],
    presumes: ['enquiries'],
    owner: 'marketing',
    hours: 8,
    weeks: [2, 12],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'They ask, you answer', by: 'Sheridan 2017' },
    title: () => say`Write the page that answers the question you are asked most`,
    steps: [
      s =>
        say`Have everybody who answers note the questions of the next ${s.past(40)} calls and messages, word for word.`,
      () =>
        say`Answer the commonest on one page, with that question as its heading and the answer in the first lines.`,
      () =>
        say`Send the link with every first reply, and put it where people would look just before asking.`,
    ],
    metric: s =>
      say`Fewer of the next ${s.past(40)} ask it than of those before, within ${s.time(10, 'week')}.`,
    stop: s =>
      say`Rewrite it once, then leave it, if ${s.outside(10)} people read it and still ask.`,
  },
  {
    id: 'fair-comparison',
    area: 'content',
    nature: 'act',
    on: ['competition.lost-to', 'competition.open-flank'],
    presumes: ['chosen-demand', 'enquiries'],
    sells: ['orders', 'memberships', 'projects'],
    fits: (company, finding) =>
      bestStrength(company) !== undefined &&
      restsOn(
        'rival',
        ({ sort }) => sort === undefined || sort === 'rival' || sort === 'substitute',
      )(company, finding),
    owner: 'marketing',
    hours: 10,
    weeks: [3, 14],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Write openly about rivals and comparisons', by: 'Sheridan 2017' },
    title: () => say`Publish a fair comparison that also says who should buy elsewhere`,
    steps: [
      s =>
        say`List the ${s.number(6)} points that buyers of ${s.own.line(say`your main line`)} compare, and look up each for you and ${s.own.rival(say`the others`)}, with date and source.`,
      s =>
        say`Say plainly where ${s.own.rival(say`the other`)} is the better choice and for whom, before you come to ${s.own.strength(say`what you are best at`)}.`,
      () =>
        say`Have somebody neutral check each line against the law on comparisons in your country, then publish.`,
    ],
    metric: s =>
      say`Of the next ${s.past(20)} who buy, some name it as a reason, within ${s.time(14, 'week')}.`,
    stop: s =>
      say`Take it down if a line is more than ${s.time(12, 'month')} old and nobody renews it.`,
  },
  {
    id: 'film-one-answer',
    area: 'content',
    nature: 'act',
    on: ['campaign.reach-needed'],
    presumes: ['enquiries', 'chosen-demand'],
    fits: company =>
      strengthOf('expertise', 'trust', 'quality', 'relationship')(company) !== undefined,
    not: heldBackBy('one-person'),
    owner: 'marketing',
    hours: 6,
    weeks: [2, 10],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Answer on film what buyers ask', by: 'Sheridan 2017' },
    title: () => say`Film one answer a week with a phone, in a single take`,
    steps: [
      s =>
        say`Choose the ${s.number(6)} questions asked most, and who in the house answers each best.`,
      s =>
        say`Film the answer in ${s.time(2, 'minute')}, at the place of work, the answer in the first sentence.`,
      () => say`Put each where the question arises: on the page, in the reply, with the offer.`,
    ],
    metric: s =>
      say`${s.outside(6)} answers are up, and some of the new ${s.customers} name one, within ${s.time(10, 'week')}.`,
    stop: s =>
      say`Write instead of filming if fewer than ${s.outside(30)} people watched the first ${s.number(4)} to the end.`,
  },
  {
    id: 'retire-what-nobody-reads',
    area: 'content',
    nature: 'act',
    on: ['channel.hours-cost', 'campaign.hours-left'],
    fits: (company, finding) =>
      finding.rule !== 'channel.hours-cost' || isPublished(company, finding),
    owner: 'marketing',
    hours: 5,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Keep, improve or remove: the content audit', by: 'Halvorson 2009' },
    title: () => say`Take down what nobody reads, and stop making more of it`,
    steps: [
      s =>
        say`List everything you publish, with the hours it takes and the visits or replies of the last ${s.time(3, 'month')}.`,
      s =>
        say`Mark what brought neither replies nor ${s.sales}, and ask whether the law or a partner needs it.`,
      () =>
        say`Take the rest down or stop it today, and give its hours to the piece that brought most.`,
    ],
    metric: s =>
      say`${s.percent(0.3)} of the hours are free, and replies hold, within ${s.time(6, 'week')}.`,
    stop: s => say`Bring a piece back if ${s.number(3)} people ask for it.`,
  },
  {
    id: 'one-piece-many-places',
    area: 'content',
    nature: 'act',
    on: ['channel.hours-cost', 'campaign.hours-left'],
    fits: (company, finding) =>
      finding.rule === 'channel.hours-cost' ? isPublished(company, finding) : publishes(company),
    owner: 'marketing',
    hours: 6,
    weeks: [4, 12],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Create once, publish everywhere', by: 'Jacobson 2009' },
    title: () => say`Make one good piece a month, and use it in every place`,
    steps: [
      () => say`Choose one subject for the month from the questions you were asked in the last.`,
      s =>
        say`Write or film it once with care, and cut from it ${s.number(5)} small parts for the places where you already are.`,
      () =>
        say`Put all of them in the calendar in one sitting, and do nothing else for these places that month.`,
    ],
    metric: s =>
      say`The hours for it fall by ${s.percent(0.4)}, while replies and enquiries hold, within ${s.time(10, 'week')}.`,
    stop: s => say`Leave a place in which ${s.number(8)} parts brought no reply.`,
  },
  {
    id: 'give-away-the-sheet',
    area: 'content',
    nature: 'act',
    on: ['competition.nothing', 'campaign.reach-needed', 'conversion.goal-leads'],
    presumes: ['quotes', 'chosen-demand'],
    sells: ['orders', 'memberships', 'projects'],
    fits: company =>
      strengthOf('expertise', 'trust')(company) !== undefined ||
      knows('resource', ({ sort }) => sort === 'method' || sort === 'data')(company),
    owner: 'marketing',
    hours: 12,
    weeks: [3, 14],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'So useful that people would pay for it', by: 'Baer 2013' },
    title: () => say`Give away the sheet with which you work out the answer`,
    steps: [
      s =>
        say`Ask ${s.number(6)} buyers what they had to work out by themselves before they called you.`,
      () =>
        say`Make your own sheet or checklist usable without you: few lines, one result, what to do with it.`,
      () =>
        say`Offer it free on the page and through those who advise your buyers, and ask for an address only to send news of it.`,
    ],
    metric: s =>
      say`${s.outside(30)} fitting people take it, and one of them buys, within ${s.time(14, 'week')}.`,
    stop: s =>
      say`Stop feeding it if fewer than ${s.percent(0.1)} of those who took it could ever buy.`,
  },
]
