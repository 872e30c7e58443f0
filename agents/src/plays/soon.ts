import { say } from '../sentences/sentence.ts'
import { failedWays } from '../company/tried.ts'
import { isBought, lostByLastRise } from './conditions.ts'
import type { Play } from './play.ts'
import { risesAgainstMarket } from './rising.ts'

/** What a step of a price is, of the price. */
const STEP = 0.03

/** Moves that begin to show within days and cost next to nothing: one for each kind of effect. */
export const soonPlays: readonly Play[] = [
  {
    id: 'small-step-on-one-line',
    area: 'pricing',
    nature: 'act',
    on: ['soon.price-step'],
    presumes: ['free-price', 'private-payers', 'chosen-demand'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    not: (company, finding) => risesAgainstMarket(company, finding) || lostByLastRise(company),
    cases: 30,
    excludes: ['uncompared-line-first'],
    owner: 'owner',
    hours: 2,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Managing price, gaining profit', by: 'Marn and Rosiello 1992' },
    title: s => say`Take one small step with the price of ${s.own.line(say`one line`)}`,
    steps: [
      s => {
        const [now, then] = [s.own.price(), s.own.price(STEP)]
        return now && then
          ? say`Ask ${then} in place of ${now} for ${s.own.line(say`it`)} from the first of next month, for whoever buys anew; what was promised stays.`
          : say`Ask ${s.percent(STEP)} more for ${s.own.line(say`it`)} from the first of next month, for whoever buys anew; what was promised stays.`
      },
      () =>
        say`Change it everywhere on the same day: the page, the list, what is said on the telephone.`,
      s =>
        say`Write down for ${s.time(8, 'week')} who names the price as the reason for not buying; reasons tell more than a few weeks of numbers.`,
    ],
    metric: s =>
      say`What comes in for the line rises by ${s.percent(STEP)} within ${s.time(8, 'week')}.`,
    stop: s => say`Go back if ${s.outside(3)} people in a row name the price as their reason.`,
  },
  {
    id: 'ask-those-who-bought',
    area: 'retention',
    nature: 'act',
    raises: true,
    on: ['soon.bought-before'],
    presumes: ['chosen-demand', 'all-year'],
    sells: ['orders', 'copies', 'projects'],
    // Who pays each month, or orders all year, is no customer of earlier years.
    not: company => failedWays(company, 'own') || isBought('by-the-month', 'by-firms')(company),
    excludes: ['one-letter-to-those-you-have'],
    owner: 'sales',
    hours: 5,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Win back those who bought', by: 'Griffin and Lowenstein 2001' },
    title: s => say`Ask ${s.customers} of earlier years what they need now`,
    steps: [
      s =>
        say`List ${s.past(30)} ${s.customers} who bought ${s.own.line(say`from you`)} and whom you have not seen since longer than is usual, and strike whoever complained or asked to be left alone.`,
      () =>
        say`Write to each by name, or ring: what they had last, one question how it is today, and one date on which you could help. Offer no lower price.`,
      s =>
        say`Note beside each name what came of it, and ring after ${s.time(10, 'day')} those who did not answer.`,
    ],
    metric: s => say`Each ${s.sale} from the list is counted within ${s.time(4, 'week')}.`,
    stop: s =>
      say`End it after ${s.past(30)} names without an answer: then it is not being forgotten that keeps them away.`,
  },
  {
    id: 'item-beside-it',
    area: 'retention',
    nature: 'act',
    on: ['soon.item-beside'],
    presumes: ['goods', 'chosen-demand'],
    sells: ['orders'],
    excludes: ['second-thing-to-same'],
    owner: 'sales',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Sell the next thing by what similar buyers took', by: 'Kumar 2008' },
    title: s => say`Offer ${s.thing} to everybody who is buying already`,
    steps: [
      s => say`Decide what ${s.thing} adds to what most people buy, and put that in one sentence.`,
      () =>
        say`Say or show that one sentence at the moment of paying, to everybody, in the same words.`,
      s => say`Count for ${s.time(4, 'week')} how many were asked and how many took it.`,
    ],
    metric: s => say`What was taken beside is counted for ${s.time(4, 'week')}.`,
    stop: s =>
      say`Drop it if fewer than ${s.outside(2)} of ${s.outside(50)} who were asked take it.`,
  },
  {
    id: 'one-name-each',
    area: 'demand',
    nature: 'act',
    raises: true,
    on: ['soon.recommended'],
    presumes: ['chosen-demand'],
    owner: 'sales',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Make it easy to pass on', by: 'Berger 2013' },
    title: s => say`Ask each ${s.customer} who is content for one name`,
    steps: [
      s =>
        say`Choose ${s.past(15)} ${s.customers} who thanked you or came again, of ${s.own.group(say`all groups`)} first.`,
      () =>
        say`Ask each when you next speak: whom do you know for whom this would be right, and may I say that you sent me?`,
      s =>
        say`Ring or write to each name within ${s.time(2, 'day')}, say who named you, and tell that person what came of it.`,
    ],
    metric: s => say`Whoever came by such a name is counted within ${s.time(4, 'week')}.`,
    stop: s =>
      say`Change the question if ${s.past(15)} people give fewer than ${s.outside(3)} names.`,
  },
  {
    id: 'ring-the-undecided',
    area: 'conversion',
    nature: 'act',
    on: ['soon.undecided'],
    presumes: ['chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    excludes: ['follow-up-rhythm', 'write-to-the-unfinished'],
    owner: 'sales',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Every offer ends with the next date', by: 'Rackham 1988' },
    title: () => say`Ring everybody who asked lately and has not decided`,
    steps: [
      s => say`List all who asked in the last ${s.time(8, 'week')} and said neither yes nor no.`,
      () =>
        say`Ring each with one question: what would you have to know to decide? Write the answer down as it was said.`,
      () =>
        say`Answer that one question on the same day, and end with a date on which either of you decides.`,
    ],
    metric: s => say`Each ${s.sale} from the list is counted within ${s.time(4, 'week')}.`,
    stop: s =>
      say`End it after ${s.past(15)} calls without a single open case: then they had decided.`,
  },
  {
    id: 'guest-in-a-free-place',
    area: 'demand',
    nature: 'act',
    raises: true,
    on: ['soon.free-places'],
    presumes: ['chosen-demand'],
    not: isBought('as-a-thing', 'by-firms', 'to-order'),
    sells: ['memberships', 'orders'],
    owner: 'operations',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'What can be tried is taken up sooner', by: 'Rogers 1962' },
    title: s => say`Fill places that stay free with guests of your ${s.customers}`,
    steps: [
      () =>
        say`Mark the days on which places stay free, and keep a fixed number of them for guests.`,
      s =>
        say`Give everybody who comes on those days one invitation by name: bring somebody for whom ${s.thing} could be right, once, for nothing.`,
      s =>
        say`Speak with each guest at the end, name the price, and ask for a decision within ${s.time(7, 'day')}.`,
    ],
    metric: s => say`Guests and those who stayed are counted for ${s.time(4, 'week')}.`,
    stop: s => say`End it if ${s.outside(10)} guests came and nobody stayed.`,
  },
  {
    id: 'ring-who-was-missed',
    area: 'retention',
    nature: 'act',
    on: ['soon.leaving'],
    presumes: ['chosen-demand', 'all-year'],
    sells: ['memberships', 'gifts', 'orders', 'projects'],
    excludes: ['sign-before-leaving'],
    owner: 'operations',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Notice who falls silent before they go', by: 'Reichheld 1996' },
    title: s => say`Ring ${s.customers} whom you have not seen or heard of lately`,
    steps: [
      s =>
        say`List everybody who still pays and has not been there, used it or answered for ${s.time(4, 'week')}.`,
      () =>
        say`Ring each, say that they were missed, and ask one question: what would have to be different for you to use it again?`,
      s =>
        say`Do the one thing that most of them name, and tell those who named it within ${s.time(7, 'day')}.`,
    ],
    metric: s => say`Who is still there after ${s.time(4, 'week')} is counted name by name.`,
    stop: s => say`End it if ${s.past(15)} calls bring no answer that you could act on.`,
  },
  {
    id: 'names-between-neighbours',
    area: 'demand',
    nature: 'act',
    raises: true,
    on: ['soon.neighbours'],
    presumes: ['chosen-demand'],
    // A thing on a shelf is needed at no hour that a neighbour could see coming.
    not: isBought('as-a-thing'),
    sells: ['orders', 'copies', 'projects', 'memberships'],
    owner: 'owner',
    hours: 5,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: {
      method: 'Look for those who make your work worth more',
      by: 'Brandenburger and Nalebuff 1996',
    },
    title: s => say`Pass names back and forth with ${s.outside(3)} who serve the same people`,
    steps: [
      s =>
        say`Ask your last ${s.past(10)} ${s.customers} from whom they bought or took advice shortly before they came to you.`,
      s =>
        say`Visit the ${s.outside(3)} that are named most, and offer one of their names to your ${s.customers} first, before you ask for anything.`,
      () =>
        say`Agree on one sentence each that the other says, and on how whoever comes by it is known: a word, a card, a name.`,
    ],
    metric: s => say`Whoever came by them is counted within ${s.time(4, 'week')}.`,
    stop: s =>
      say`Choose other ${s.outside(3)} if nobody has been sent after ${s.time(6, 'week')}.`,
  },
  {
    id: 'own-people-name-one',
    area: 'people',
    nature: 'act',
    on: ['soon.hands-missing'],
    owner: 'people',
    hours: 4,
    weeks: [2, 8],
    cost: [0, 60_000],
    confidence: 4,
    source: {
      method: 'Hiring through employee referrals',
      by: 'Burks, Cowgill, Hoffman and Housman 2015',
    },
    title: () => say`Ask those who do the work for one name before you advertise the post`,
    steps: [
      () =>
        say`Write what the work is like in a few honest sentences: hours, pay, with whom, and what is hard about it.`,
      () =>
        say`Ask everybody who does that work, and those who did it once, for one name, and say what you give when that person stays.`,
      s =>
        say`Speak with each name within ${s.time(3, 'day')}, and let whoever is willing work one paid day beside the one who named them.`,
    ],
    metric: s =>
      say`What is no longer refused is counted within ${s.time(8, 'week')}, from the first day that somebody works.`,
    stop: s => say`Advertise the post after ${s.time(3, 'week')} without a name.`,
  },
  {
    id: 'answers-written-once',
    area: 'capacity',
    nature: 'act',
    on: ['soon.hours-short'],
    owner: 'operations',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Work on the business: write down how it is done', by: 'Gerber 1995' },
    title: () => say`Write down once what you explain every week`,
    steps: [
      () =>
        say`Note for a week each question that reaches you more than once, from outside or from the team, with the minutes it takes.`,
      () =>
        say`Write an answer of a few lines to those that take most, and have somebody else say where it is unclear.`,
      () =>
        say`Put the answers where the question is asked: into the first message, onto the page, onto the wall; send them instead of explaining.`,
    ],
    metric: s =>
      say`The minutes for the same questions are noted again after ${s.time(4, 'week')}.`,
    stop: s =>
      say`Leave those answers out that nobody used in ${s.time(2, 'week')}: they were not the questions.`,
  },
]
