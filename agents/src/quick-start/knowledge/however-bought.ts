import type { BoughtAs } from '@sextant/contracts/company/chips'
import { say } from '../../sentences/sentence.ts'
import type { StartMove } from './start-move.ts'

/** A step of the price that hardly anybody counts twice. */
const RISE = 0.1

/** What is done on a day, so that a day can be kept free for somebody. */
const HAVE_A_DAY = new Set<BoughtAs>(['by-appointment', 'to-order', 'on-a-date'])

/** For anybody, whatever is sold. */
export const howeverBought: readonly StartMove[] = [
  {
    id: 'any-map-entry',
    bought: [],
    sticks: ['unknown'],
    ways: ['platform'],
    fits: ({ bought }) => bought === 'by-appointment' || bought === 'to-order' || bought === null,
    hours: 4,
    weeks: [1, 4],
    source: { method: 'Be found where people look, with an answer', by: 'Sharp 2010' },
    title: () => say`Make your entry on the map answer what people ask first`,
    because: t =>
      say`Who looks for ${t.line} nearby sees three names, the hours, a few stars and perhaps a price. Whoever answers most there is rung first.`,
    steps: [
      () =>
        say`Open your entry as a stranger sees it. Fill in hours, price from, how to book, and five pictures of the work itself.`,
      t =>
        say`Ask ${t.n(5)} people who were content, on the day they thank you: “Would you write there in two sentences what you came with, and what it is like now?”`,
      () => say`Ask everybody who rings: “Where did you find us?” Make a line for each answer.`,
    ],
    metric: t =>
      say`${t.n(3)} of ${t.n(5)} write, and ${t.n(2)} calls come through the entry within ${t.time(4, 'week')}.`,
    stop: t =>
      say`If nobody names the map within ${t.time(4, 'week')}, leave it as it is: your buyers look elsewhere.`,
    why: () => say`it is done once, and answers day and night`,
    text: {
      form: 'review-request',
      lines: t => [
        say`Thank you for coming to us for ${t.line}.`,
        say`Would you write two sentences on the map: what you came with, and what it is like now? Others in your place read them: [link].`,
      ],
    },
  },
  {
    id: 'any-last-ten',
    bought: [],
    sticks: ['unknown'],
    hours: 2,
    weeks: [1, 2],
    source: {
      method: 'Ask how they heard of you, in their own words',
      by: 'Farris, Bendle, Pfeifer and Reibstein 2006',
    },
    title: () => say`Ask the last ten who bought what made them come, and do that again`,
    because: () =>
      say`Something brought them, and you do not need to guess what. The way that two or three of them name is the one to go again before any money is spent.`,
    steps: [
      t =>
        say`Ring or write to the last ${t.n(10)} who bought: “What made you get in touch, and what nearly kept you from it?”`,
      () => say`Write down both answers word for word, and count the ways.`,
      () =>
        say`Go the way that was named most once more within the month, on purpose: the same place, the same person, the same occasion.`,
    ],
    metric: t => say`${t.n(6)} of ${t.n(10)} answer, and one way is named ${t.n(3)} times.`,
    stop: t =>
      say`If no way is named twice by ${t.n(10)}, they come by chance: then choose one way and count it.`,
    why: () => say`it costs two hours, and every later move is better for it`,
    text: {
      form: 'message',
      lines: t => [
        say`You came to us for ${t.line}. May I ask you one thing?`,
        say`What made you get in touch, and what nearly kept you from it? One line helps me a lot.`,
      ],
    },
  },
  {
    id: 'any-who-did-not-buy',
    bought: [],
    sticks: ['undecided'],
    hours: 2,
    weeks: [1, 3],
    source: { method: 'Ask what stood in the way', by: 'Moesta and Spiek 2014' },
    title: () => say`Ask the next five who do not buy what they will do instead`,
    because: t =>
      say`The reason why somebody does not take ${t.line} is a guess as long as nobody has said it. Five answers are enough to see whether it is the price, the time or a doubt.`,
    steps: [
      () =>
        say`Ask on the spot, or ring the next day: “That is all right. May I ask what you will do instead?”`,
      () => say`Write down the words, and what the other thing costs.`,
      () => say`What three of five name is answered first, before you speak of the price.`,
    ],
    metric: t =>
      say`${t.n(5)} answers within ${t.time(3, 'week')}, and of the next ${t.n(10)} who ask ${t.n(2)} more buy than before.`,
    stop: t =>
      say`If ${t.n(5)} name five different things, it is not the offer: then too few ask who need it.`,
    why: () => say`it costs one question, and tells what all the others think`,
  },
  {
    id: 'any-past-buyers',
    bought: [],
    sticks: ['once', 'uneven'],
    fits: ({ bought }) => bought === null || HAVE_A_DAY.has(bought),
    hours: 3,
    weeks: [1, 3],
    source: { method: 'Win back those who bought', by: 'Griffin and Lowenstein 2001' },
    title: () => say`Write to thirty who bought before, about one thing and one day`,
    because: t =>
      say`Nobody has to be found and nobody has to be convinced: they know ${t.line}. What they lack is an occasion.`,
    steps: [
      t =>
        say`List ${t.n(30)} who bought and have not been seen since longer than is usual. Strike whoever complained.`,
      () => say`Send the text below to each by name. Offer no lower price.`,
      () => say`Ring after a week those who did not answer and whom you know by face.`,
    ],
    metric: t => say`${t.n(3)} of ${t.n(30)} buy within ${t.time(3, 'week')}.`,
    stop: t =>
      say`If nobody of ${t.n(30)} buys, ask three whether they still need it, and where they get it.`,
    why: () => say`they know you, and a letter costs nothing`,
    text: {
      form: 'message',
      lines: t => [
        say`You had ${t.line} from us [when]. Is it time again?`,
        say`I have kept [day] free${t.comma}. Answer with a yes, or ring [your number].`,
      ],
    },
  },
  {
    id: 'any-price-for-new',
    bought: [],
    sticks: ['full'],
    fits: ({ sale, bought }) => sale !== null && bought !== 'as-a-gift',
    hours: 2,
    weeks: [1, 4],
    source: { method: 'Price what is scarce before you add to it', by: 'Nagle and Müller 2018' },
    title: t =>
      say`Ask ${t.money(t.sale!.brings * (1 + RISE), 'price × 1.1')} in place of ${t.price!} from whoever is new`,
    because: t =>
      t.sale!.leaves !== null
        ? say`You cannot do more, so the next money comes from the price. Each sale would leave ${t.money(t.sale!.leaves + t.sale!.brings * RISE, 'what one leaves + a tenth of the price')} in place of ${t.money(t.sale!.leaves, 'price − own cost')}.`
        : say`You cannot do more, so the next money comes from the price. Ten sales would bring what eleven bring today, and an eleventh place falls free.`,
    steps: [
      () =>
        say`Name the new price to everybody new from Monday on. Whoever comes already keeps the old one.`,
      t =>
        say`Write down of the next ${t.n(10)} who ask: yes, no because of the price, no for another reason.`,
      t =>
        say`After ${t.time(4, 'week')} compare: was every place filled? Only then decide on the next step.`,
    ],
    metric: t => say`Every place is filled at the new price within ${t.time(4, 'week')}.`,
    stop: t => say`Go back if ${t.n(4)} of the first ${t.n(10)} say no because of the price.`,
    why: () => say`it is the only move that needs no more hours`,
    text: {
      form: 'message',
      lines: t => [
        say`Thank you for asking. ${t.line}: ${t.money(t.sale!.brings * (1 + RISE), 'price × 1.1')}.`,
        say`The next free place is on [day]. Shall I keep it for you until [day]?`,
      ],
    },
  },
  {
    id: 'any-count-refused',
    bought: [],
    sticks: ['full'],
    hours: 2,
    weeks: [1, 2],
    source: { method: 'Measure the narrow point, not the plan', by: 'Goldratt 1984' },
    title: () =>
      say`Write down for two weeks everybody you cannot take, and when they wanted to come`,
    because: t =>
      t.price
        ? say`At ${t.price} each, how many you turn away says what one more hour, place or pair of hands may cost. Nobody knows that number before it is counted.`
        : say`How many you turn away says what one more hour, place or pair of hands may cost. Nobody knows that number before it is counted.`,
    steps: [
      () =>
        say`Put a sheet beside the telephone: name, number, wanted day. Fill it in at every no.`,
      () =>
        say`Offer each: “I have no room on that day. May I ring you when something falls free?”`,
      () => say`After two weeks count: how many, for which days, and how many took another one.`,
    ],
    metric: t =>
      say`Every no of ${t.time(2, 'week')} is on the sheet, and ${t.n(1)} of ${t.n(5)} takes another day.`,
    stop: t =>
      say`If there are fewer than ${t.n(4)} in ${t.time(2, 'week')}, you are not full but uneven: then fill the empty days instead.`,
    why: () => say`it decides whether more room pays, before you pay for it`,
    text: {
      form: 'another-time',
      lines: t => [
        say`You asked us for ${t.line}, and we had no place for you on that day.`,
        say`Would [day and hour] suit you? Answer with a yes, and it is yours until [day].`,
      ],
    },
  },
]
