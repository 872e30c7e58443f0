import { say } from '../../sentences/sentence.ts'
import type { StartMove } from './start-move.ts'

/** For what firms, offices and institutions buy again and again. */
export const byFirms: readonly StartMove[] = [
  {
    id: 'firms-ten-by-name',
    bought: ['by-firms'],
    sticks: ['unknown'],
    hours: 8,
    weeks: [2, 4],
    source: { method: 'Few accounts, each by name', by: 'Burgess and Munn 2017' },
    title: () => say`Write to ten that are like your best one, each by name`,
    because: t =>
      t.price
        ? say`Few buy, and each of them again: at ${t.price}, one that stays is worth a letter to ten. What your best one buys, and why, is the reason that the others believe.`
        : say`Few buy, and each of them again: one that stays is worth a letter to ten. What your best one buys, and why, is the reason that the others believe.`,
    steps: [
      t =>
        say`Write down what your best one has in common with others among ${t.buyers}: size, place, what they use. List ten of that sort with the name of the person who decides.`,
      () =>
        say`Send the letter below to three on Monday, with one line that only that one could get. Ring each on Thursday: “Who looks after this at your place, and when is it decided?”`,
      () =>
        say`Go on with the next three each week. Write down for each: when they buy, from whom today, and what would have to be better.`,
    ],
    metric: t =>
      say`${t.n(3)} of ${t.n(10)} talk to you, and ${t.n(1)} asks for an offer within ${t.time(4, 'week')}.`,
    stop: t =>
      say`If nobody of the first ${t.n(6)} talks to you, change the first line of the letter, or the person you write to, before you write to the rest.`,
    why: () => say`the buyers can be counted, so each can be asked by name`,
    text: {
      form: 'letter',
      subject: t => say`${t.line}: one question`,
      lines: t => [
        say`Good day [name], [one line that only they could get: what you saw at their place].`,
        say`We offer ${t.line}${t.comma}.${t.special ? say` What our customers name first: ${t.special}.` : say``}`,
        say`Who decides about this at your place, and when? I ring you on [day]; if another day is better, answer with it.`,
      ],
    },
  },
  {
    id: 'firms-before-they-run-out',
    bought: ['by-firms'],
    sticks: ['once', 'uneven'],
    hours: 3,
    weeks: [1, 4],
    source: { method: 'Keep those who buy: the second sale costs least', by: 'Reichheld 1996' },
    title: () => say`Ring those you have before they need you, and agree on the next date`,
    because: () =>
      say`Whoever waits until a customer rings shares the order with whoever rang first. A date agreed on beforehand also fills your calendar or your shelf earlier.`,
    steps: [
      () =>
        say`List everybody who bought within two years, with the month of their last order and how often they order.`,
      t =>
        say`Ring the five whose next time is nearest: “When will you need ${t.line} again? I can put you down for that week.”`,
      () =>
        say`Ask each before you hang up: “What else do you get done elsewhere that we could do at the same visit?” Write it down.`,
    ],
    metric: t =>
      say`${t.n(3)} of ${t.n(5)} name a date, and ${t.n(1)} orders something it did not order before.`,
    stop: t =>
      say`If nobody of ${t.n(5)} names a date, they do not plan it: ask what sets it off, and be there on that day instead.`,
    why: () => say`they pay already, and only the date is open`,
    text: {
      form: 'message',
      lines: t => [
        say`Good day [name], according to my list ${t.line} will be due again around [month].`,
        say`Shall I put you down for the week of [day]? A yes is enough, or ring [your number].`,
      ],
    },
  },
  {
    id: 'firms-small-first-order',
    bought: ['by-firms'],
    sticks: ['undecided', 'unknown'],
    hours: 4,
    weeks: [2, 4],
    source: { method: 'A small yes before a large one', by: 'Cialdini 1984' },
    title: () =>
      say`Offer those who hesitate one small first order, with a day on which they decide`,
    because: () =>
      say`A buyer who changes the supplier answers for it. A small order risks little, and the day in the calendar makes it a decision.`,
    steps: [
      () =>
        say`List everybody who asked or got an offer in the last six months and has not ordered.`,
      t =>
        say`Ring each: “What if you tried it once, at the smallest size: ${t.line}? We look at it together on [day], and then you decide.”`,
      () => say`Agree on what it is measured by before it begins, and go there on that day.`,
    ],
    metric: t => say`${t.n(2)} of ${t.n(8)} order the small one within ${t.time(4, 'week')}.`,
    stop: t =>
      say`If nobody of ${t.n(8)} takes it, ask three: “Who supplies you, and what would have to happen for you to change?”`,
    why: () => say`they have asked already, and only the risk is in the way`,
    text: {
      form: 'message',
      lines: t => [
        say`Good day [name], you asked about ${t.line}. What if you tried it once, at the smallest size, for [price of it]?`,
        say`On [day] we look at it together, and then you decide. Shall I put it down?`,
      ],
    },
  },
  {
    id: 'firms-one-name',
    bought: ['by-firms'],
    sticks: ['unknown', 'once'],
    ways: ['referral', 'partner'],
    hours: 2,
    weeks: [1, 4],
    source: { method: 'Ask for referrals where they happen already', by: 'Reichheld 1996' },
    title: () => say`Ask three who are content for one name each`,
    because: t =>
      say`Those who decide in one place know those who decide in the next. ${t.group ? say`Among ${t.group} a name opens` : say`A name opens`} the door that a letter only knocks at.`,
    steps: [
      () => say`Choose three who ordered more than once, or thanked you.`,
      () =>
        say`Ask each when you next speak: “Who else in your position has the same trouble, and may I say that you sent me?”`,
      () =>
        say`Ring each name within two days, with the sender’s name in the first sentence, and tell the sender what came of it.`,
    ],
    metric: t =>
      say`${t.n(3)} names, and ${t.n(2)} of them talk to you within ${t.time(4, 'week')}.`,
    stop: t =>
      say`If ${t.n(3)} have no name for you, ask what they would tell a colleague about you: perhaps they do not know what to say.`,
    why: () => say`it costs three sentences, and a name opens the door`,
    text: {
      form: 'message',
      lines: t => [
        say`Good day [name], you know ${t.line} from us.`,
        say`Who else in your position could use it? One name is enough. May I say that it comes from you?`,
      ],
    },
  },
]
