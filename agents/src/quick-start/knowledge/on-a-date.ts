import { say } from '../../sentences/sentence.ts'
import type { StartMove } from './start-move.ts'

/** For places on a date: a course, a trip, an evening, a concert. */
export const onADate: readonly StartMove[] = [
  {
    id: 'date-next-one-first',
    bought: ['on-a-date'],
    sticks: ['uneven', 'unknown'],
    hours: 4,
    weeks: [1, 3],
    source: { method: 'Those who know you before strangers', by: 'Reichheld 1996' },
    title: () => say`Fill the next date before you announce another`,
    because: t =>
      t.price
        ? say`A date with empty places costs you as much as a full one: each further place brings ${t.price} nearly whole. A single date with so many places left is easier to decide on than a list of dates.`
        : say`A date with empty places costs you as much as a full one. A single date with so many places left is easier to decide on than a list of dates.`,
    steps: [
      () =>
        say`Choose the next date that is not full, and write down how many places it has left and until when somebody can book.`,
      t =>
        say`Send the text below to ${t.n(30)} people who came before, asked, or know somebody who would like it. Name that one date and no other.`,
      () =>
        say`Three days before the last day write once more, only to those who did not answer, with the number of places that is left then.`,
    ],
    metric: t => say`${t.n(3)} of ${t.n(30)} book within ${t.time(2, 'week')}.`,
    stop: t =>
      say`If nobody of ${t.n(30)} books, ask five of them: “Is it the day, the price, or that you have been?” Change that before you write to more people.`,
    why: () => say`the date comes anyway, and every place that is filled on it is nearly all yours`,
    text: {
      form: 'message',
      lines: t => [
        say`[Day and hour]: ${t.line}${t.comma}. There are [number] places left.`,
        say`Would you like one, or two? Answer until [day] with how many, and they are yours.`,
      ],
    },
  },
  {
    id: 'date-bring-one',
    bought: ['on-a-date'],
    sticks: ['unknown', 'once'],
    hours: 2,
    weeks: [1, 4],
    source: { method: 'Make it easy to pass on', by: 'Berger 2013' },
    title: () => say`Ask everybody who has booked whom they would like beside them`,
    because: () =>
      say`Most people would rather not come alone, and the one who has booked knows who would like it. Asked at that moment they name somebody; asked a week later they do not.`,
    steps: [
      () =>
        say`Add one sentence to the confirmation: “Whom would you like beside you? I hold that place until [day].”`,
      () =>
        say`Hold the place until that day for real, and release it after it: that is why they answer.`,
      () =>
        say`Write down how many were asked, how many named somebody, and how many of these came.`,
    ],
    metric: t =>
      say`${t.n(2)} of the next ${t.n(10)} who book bring somebody who was not there before.`,
    stop: t => say`Leave the sentence out if nobody of ${t.n(15)} brings anybody.`,
    why: () => say`it costs one sentence, and the new ones come with somebody who is content`,
    text: {
      form: 'message',
      lines: t => [
        say`Your place is booked: ${t.line}, [day and hour].`,
        say`Whom would you like beside you? I hold that place until [day]. Answer with a name.`,
      ],
    },
  },
  {
    id: 'date-whole-group',
    bought: ['on-a-date'],
    sticks: ['uneven', 'unknown'],
    hours: 5,
    weeks: [2, 4],
    source: { method: 'Sell the whole to one before the parts to many', by: 'Kimes 1989' },
    title: () => say`Offer one weak date as a whole to a group`,
    because: t =>
      t.price
        ? say`One organiser who says yes fills what would take many single bookings at ${t.price}. Groups take the days that single guests leave empty.`
        : say`One organiser who says yes fills what would take many single bookings, and groups take the days that single guests leave empty.`,
    steps: [
      t =>
        say`Name two weak dates, and what all places of one cost together. List ${t.n(10)} people who organise something for others: an office, a club, a family feast.`,
      () =>
        say`Write the text below to each by name, and ring after three days: “Is there something your people celebrate in these weeks?”`,
      () =>
        say`Write down who says yes, who says later, and when they plan the next time: that is the day to write again.`,
    ],
    metric: t => say`${t.n(1)} of ${t.n(10)} takes a date, and ${t.n(2)} say when they plan.`,
    stop: t =>
      say`If nobody of ${t.n(10)} says yes or later, groups of this sort do not look for it: try one other sort, then leave it.`,
    why: () => say`one yes fills a whole date`,
    text: {
      form: 'letter',
      subject: () => say`An evening for your people`,
      lines: t => [
        say`Good day [name], do your people celebrate something in the next weeks?`,
        say`We offer ${t.line}${t.special ? say`: ${t.special}` : say``}. On [day] and on [day] a group can have all places to itself, for [price of all places] together.`,
        say`If one of the two days suits you, ring [your number] until [day]: so long I keep both free.`,
      ],
    },
  },
  {
    id: 'date-asked-not-booked',
    bought: ['on-a-date'],
    sticks: ['undecided'],
    hours: 3,
    weeks: [1, 3],
    source: { method: 'Every offer ends with the next date', by: 'Rackham 1988' },
    title: () => say`Ring everybody who asked and did not book`,
    because: () =>
      say`They wanted it so much that they asked. What held them back is one sentence away, and it holds back others too who never ask.`,
    steps: [
      t => say`List everybody who asked in the last ${t.time(8, 'week')} and did not book.`,
      () =>
        say`Ring each: “You asked about a place. Shall I keep one on [day], or was there something that did not fit?” Write down their words.`,
      () =>
        say`What was named twice is changed first: the hour, the price on the page, the way to book.`,
    ],
    metric: t => say`${t.n(2)} of ${t.n(10)} who are rung book within ${t.time(2, 'week')}.`,
    stop: t =>
      say`Stop after ${t.n(10)} calls without a booking: then mend what they named, and only then ring again.`,
    why: () => say`those who asked are there already: nobody new has to be found`,
    text: {
      form: 'message',
      lines: t => [
        say`You asked about ${t.line}. On [day and hour] there is a place for you${t.comma}.`,
        say`Shall I keep it for you until [day]? A yes is enough.`,
      ],
    },
  },
]
