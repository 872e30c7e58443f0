import { say } from '../../sentences/sentence.ts'
import type { StartMove } from './start-move.ts'

/** Of the price, what a shop keeps that sells for another: a rule of thumb. */
const SHOP_KEEPS = 1 / 3
/** What a day's stand may cost, in sales. */
const STAND_SALES = 5

/** For things that are bought and carried away. */
export const asAThing: readonly StartMove[] = [
  {
    id: 'thing-beside-others',
    bought: ['as-a-thing'],
    sticks: ['unknown'],
    fits: ({ sale }) => !sale || sale.leaves === null || sale.leaves > sale.brings * SHOP_KEEPS,
    hours: 4,
    weeks: [2, 4],
    source: { method: 'Be where the buyer is already', by: 'Sharp 2010' },
    title: t => say`Leave a few in a shop that ${t.buyers} go to already`,
    because: t =>
      t.sale && t.sale.leaves !== null
        ? say`A shop that sells for you keeps about a third of the price, as a rule of thumb. At ${t.price!} each, ${t.money(t.sale.leaves - t.sale.brings * SHOP_KEEPS, 'what one leaves − a third of its price')} would still be left to you, on days when you stand nowhere yourself.`
        : say`Whoever serves ${t.buyers} already meets more of them in a week than you can reach alone. A shop that sells for you keeps about a third of the price, as a rule of thumb: work out first that the rest covers what one costs you.`,
    steps: [
      () =>
        say`Write down three shops where they buy something else, the nearest first. Take a few pieces along.`,
      t =>
        say`Say to whoever decides: “I sell ${t.line}. May I leave five with you for four weeks? You keep a third of the price of each one sold, and I take back the rest.”`,
      () =>
        say`Come back after two weeks: count what is left, and ask what people said who picked it up and put it down again.`,
    ],
    metric: t =>
      say`${t.n(1)} of ${t.n(3)} shops says yes, and ${t.n(3)} of its ${t.n(5)} pieces are sold within ${t.time(4, 'week')}.`,
    stop: t =>
      say`Take them back where nothing is sold in ${t.time(4, 'week')}: then it is the wrong shop, or the wrong price for it.`,
    why: () =>
      say`it reaches people who never meet you, and nothing is paid before something is sold`,
    text: {
      form: 'partner-note',
      lines: t => [
        say`Good day, I sell ${t.line}${t.comma}.`,
        ...(t.special ? [say`What is special about it: ${t.special}.`] : []),
        say`May I leave five with you for four weeks? You keep a third of the price of each one sold, and I take back the rest. You pay nothing in advance.`,
        say`I can come by on [day]. If that suits you, ring me: [your number].`,
      ],
    },
  },
  {
    id: 'thing-one-day-stand',
    bought: ['as-a-thing'],
    sticks: ['unknown', 'uneven'],
    fits: ({ each, desk }) => each !== null && each > 0 && desk.company.industry !== 'E-commerce',
    hours: 9,
    weeks: [1, 3],
    cost: ({ each }) => [0, (each ?? 0) * STAND_SALES],
    source: { method: 'Test small before you spend', by: 'Hopkins 1923' },
    title: t => say`Stand for one day where ${t.buyers} come together anyway`,
    because: t =>
      say`They look, touch and ask in one place, and you hear why they do not buy. A stand for up to ${t.money((t.each ?? 0) * STAND_SALES, 'five sales')} is earned back by five sales.`,
    steps: [
      t =>
        say`Find one day within the next weeks at which ${t.buyers} come together: a market, a meeting, an open day. Ask what a stand costs, and take none that is dearer than five sales pay.`,
      t =>
        say`Put three sizes of “yes” on the table: one to take along, one to order, and a sheet for name and number. Say first: “What do you use today?”, and then show ${t.line}.`,
      () =>
        say`In the evening write down: how many stopped, how many bought, and the one thing that those who did not buy said most.`,
    ],
    metric: t => say`${t.n(STAND_SALES)} sold and ${t.n(10)} names on the sheet in one day.`,
    stop: t =>
      say`No second day where fewer than ${t.n(2)} were sold and fewer than ${t.n(5)} left a name.`,
    why: () => say`one day tells you more than a month of waiting, and five sales pay for it`,
    text: {
      form: 'sign',
      lines: t => [
        say`${t.line}${t.comma}`,
        ...(t.special ? [say`${t.special}`] : []),
        say`Take one in your hand.`,
      ],
    },
  },
  {
    id: 'thing-next-date',
    bought: ['as-a-thing'],
    sticks: ['once'],
    hours: 3,
    weeks: [2, 4],
    source: { method: 'Keep those who buy: the second sale costs least', by: 'Reichheld 1996' },
    title: () => say`Ask every buyer when they will need the next one`,
    because: t =>
      say`Whoever has bought ${t.line} knows it and you: no one has to be found for the second sale, only reminded on the right day.`,
    steps: [
      () =>
        say`Put a sheet where people pay: name, number, and the month in which they will need the next one.`,
      () =>
        say`Say while you pack: “When will you need the next one? I will set one aside and send you a line that week.”`,
      () => say`Send the line on the promised day, to each by name, and write down who came.`,
    ],
    metric: t => say`${t.n(5)} of the next ${t.n(20)} buyers name a month.`,
    stop: t =>
      say`Stop asking if fewer than ${t.n(2)} of ${t.n(20)} name one: then it is bought once, and the next buyer has to be somebody new.`,
    why: () => say`the buyer stands before you, and the question takes ten seconds`,
    text: {
      form: 'message',
      lines: t => [
        say`You asked me to remind you: I have set ${t.line} aside for you${t.comma}.`,
        say`Shall I keep it until Saturday? A yes is enough, or ring [your number].`,
      ],
    },
  },
  {
    id: 'thing-past-buyers',
    bought: ['as-a-thing'],
    sticks: ['uneven', 'once'],
    hours: 3,
    weeks: [1, 3],
    source: { method: 'Win back those who bought', by: 'Griffin and Lowenstein 2001' },
    title: t => say`Write to ${t.n(30)} who have one already, about whom they could give one to`,
    because: t =>
      say`Whoever has ${t.line} at home can tell somebody what it is like, and needs no picture. In quiet weeks they are the only ones who buy without passing by.`,
    steps: [
      t => say`List ${t.n(30)} who bought, the latest first. Strike whoever complained.`,
      () =>
        say`Send the text below to each by name, with one picture. Offer no lower price: you offer to send it, wrapped, to the person they name.`,
      () =>
        say`Ring after a week those whom you know by face, and ask: “Who asked you where it came from?”`,
    ],
    metric: t => say`${t.n(3)} of ${t.n(30)} order within ${t.time(3, 'week')}.`,
    stop: t =>
      say`If nobody of ${t.n(30)} orders, ask three of them whether they use it still: if not, that is what to mend.`,
    why: () => say`they know it already, and a letter costs nothing`,
    text: {
      form: 'message',
      lines: t => [
        say`Dear [name], you have ${t.line} from us. Who asked you where it came from?`,
        say`I send one, wrapped, to whomever you name${t.comma}. Answer with the name until [day], or ring [your number].`,
      ],
    },
  },
  {
    id: 'thing-answers-beside-price',
    bought: ['as-a-thing'],
    sticks: ['undecided'],
    hours: 3,
    weeks: [1, 3],
    source: { method: 'Specific facts persuade where general words do not', by: 'Hopkins 1923' },
    title: t => say`Answer beside the price what people ask before they buy ${t.line}`,
    because: () =>
      say`Who asks and does not buy has a reason that you can hear. A question that stands answered beside the price need not be asked, and most people do not ask.`,
    steps: [
      t =>
        say`Ask the next ${t.n(5)} who look and leave: “What would you have to know to take one today?” Write down their words.`,
      () =>
        say`Take the three that came most often, and write the answers in one line each beside the price: at the stand, on the page, under the picture.`,
      () =>
        say`Count for two weeks how many ask and how many buy, and compare with the two weeks before.`,
    ],
    metric: t =>
      say`Of ${t.n(10)} who ask, ${t.n(2)} more buy than before within ${t.time(4, 'week')}.`,
    stop: () =>
      say`If as many ask as before and no more buy, it is not the answers: ask three what they bought instead, and at what price.`,
    why: () => say`those who ask are there already, and only their reason is missing`,
    text: {
      form: 'sign',
      lines: t => [
        say`${t.line}${t.comma}`,
        say`How long it lasts: [your answer]. What is in it: [your answer]. What if it does not fit: [your answer].`,
      ],
    },
  },
  {
    id: 'thing-one-picture',
    bought: ['as-a-thing'],
    sticks: ['unknown'],
    ways: ['own', 'platform'],
    hours: 4,
    weeks: [1, 4],
    source: { method: 'Specific facts persuade where general words do not', by: 'Hopkins 1923' },
    title: t => say`Show one piece in use each week where ${t.buyers} read, with its price`,
    because: () =>
      say`A picture with a price gets questions from people who could buy; one without gets hearts from people who could not.`,
    steps: [
      t =>
        say`Take four pictures of ${t.line} in somebody’s hand or home, one for each week. Name the price and the way to order under each.`,
      t =>
        say`Show them in one place only: a group, a page or a notice board that ${t.buyers} read. End with one question: “Who of you needs one before the end of the month?”`,
      () =>
        say`Answer each question within the day, and write down how many asked and how many ordered.`,
    ],
    metric: t => say`${t.n(4)} questions and ${t.n(1)} order from ${t.n(4)} pictures.`,
    stop: t =>
      say`After ${t.n(2)} pictures without one question, go to another place: these are not the people, or they do not read there.`,
    why: () => say`it costs an hour a week, and each question names somebody who could buy`,
    text: {
      form: 'post',
      lines: t => [
        say`${t.line}${t.comma}${t.special ? say`: ${t.special}` : say``}.`,
        say`Who of you needs one before the end of the month? Write to me, or ring [your number].`,
      ],
    },
  },
]
