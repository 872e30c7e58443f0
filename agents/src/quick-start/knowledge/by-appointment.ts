import { say } from '../../sentences/sentence.ts'
import type { StartMove } from './start-move.ts'

/** For hours that are booked: a consultation, a lesson, a treatment. */
export const byAppointment: readonly StartMove[] = [
  {
    id: 'appointment-named-gaps',
    bought: ['by-appointment'],
    sticks: ['uneven'],
    hours: 3,
    weeks: [1, 2],
    source: { method: 'Fill the empty hour before you add one', by: 'Kimes 1989' },
    title: () => say`Offer your two emptiest half days by name, to people who know you`,
    because: t =>
      t.price
        ? say`An hour that stays empty is gone for good: at ${t.price}, each one you fill costs you nothing but a message.`
        : say`An hour that stays empty is gone for good: to fill it costs you nothing but a message.`,
    steps: [
      t =>
        say`Look at the last ${t.time(4, 'week')} in your calendar and mark the two half days with most gaps. List ${t.n(20)} people who came before or asked.`,
      () =>
        say`Write the text below to all of them one by one, with two times each that are really free. No lower price: you offer a time, not a sale.`,
      () =>
        say`Ring those who did not answer after four days with one question: “Is it the time that does not suit you, or something else?”`,
    ],
    metric: t => say`${t.n(4)} of ${t.n(20)} take one of the times within ${t.time(2, 'week')}.`,
    stop: t =>
      say`If fewer than ${t.n(2)} of ${t.n(20)} answer, the times are the wrong ones: ask three of them which they would take.`,
    why: () => say`the hours are paid for already, and those who know you decide within days`,
    text: {
      form: 'message',
      lines: t => [
        say`I have two times free: [day and hour] and [day and hour], for ${t.line}${t.comma}.`,
        say`Would one of them suit you, or somebody you know? Answer with the day, and it is yours.`,
      ],
    },
  },
  {
    id: 'appointment-next-before-leaving',
    bought: ['by-appointment'],
    sticks: ['once', 'uneven'],
    hours: 2,
    weeks: [1, 4],
    source: { method: 'Keep those who buy: the second sale costs least', by: 'Reichheld 1996' },
    title: () => say`Agree on the next date before anybody leaves`,
    because: t =>
      say`Who goes without a date has to think of you again by chance. ${t.price ? say`One more visit brings ${t.price}, and nobody has to be won for it.` : say`For one more visit nobody has to be won.`}`,
    steps: [
      () =>
        say`Decide for each kind of visit after how many weeks the next one makes sense, and write it on the calendar’s first page.`,
      () =>
        say`Say at the end, with the calendar open: “The next one would be in [weeks]. Is the same time good for you?”`,
      () =>
        say`Where somebody does not know yet, ask whether you may send a line in that week, and send it.`,
    ],
    metric: t => say`${t.n(10)} of the next ${t.n(20)} leave with a date.`,
    stop: t =>
      say`If fewer than ${t.n(4)} of ${t.n(20)} take one, ask what would bring them back: it is no matter of remembering.`,
    why: () => say`it costs one sentence with people who sit before you`,
    text: {
      form: 'message',
      lines: t => [
        say`You asked me to write in this week: it would be time for ${t.line} again.`,
        say`[Day and hour] or [day and hour]? Answer with one of them, or ring [your number].`,
      ],
    },
  },
  {
    id: 'appointment-who-sees-first',
    bought: ['by-appointment'],
    sticks: ['unknown'],
    ways: ['referral', 'partner'],
    hours: 4,
    weeks: [2, 4],
    source: { method: 'Ask for referrals where they happen already', by: 'Reichheld 1996' },
    title: t => say`Ask two people whom ${t.buyers} trust to name you`,
    because: () =>
      say`Somebody hears of the need before you: a neighbour of your trade, a school, a practice, a club. One sentence of theirs is worth more than an advertisement, because they are believed.`,
    steps: [
      t =>
        say`Ask the last ${t.n(5)} who came: “Who did you talk to about it before you found me?” Two names that come twice are the ones to visit.`,
      t =>
        say`Go there in person and say: “When somebody asks you about ${t.line}, would you give them this card? And whom may I send to you?”`,
      () =>
        say`Write beside each new name who sent it, and tell the sender each time that somebody came, and thank them.`,
    ],
    metric: t =>
      say`${t.n(2)} places hand out the card, and ${t.n(2)} people come from there within ${t.time(4, 'week')}.`,
    stop: t =>
      say`Where nobody comes within ${t.time(4, 'week')}, they do not meet the need: ask the next five again whom they talked to.`,
    why: () => say`it costs two visits, and who is sent comes with trust`,
    text: {
      form: 'to-pass-on',
      lines: t => [
        say`${t.line}${t.comma}.`,
        ...(t.special ? [say`${t.special}.`] : []),
        say`Ring [your number], and say who sent you.`,
      ],
    },
  },
  {
    id: 'appointment-two-times-and-price',
    bought: ['by-appointment'],
    sticks: ['undecided'],
    hours: 2,
    weeks: [1, 3],
    source: { method: 'Every offer ends with the next date', by: 'Rackham 1988' },
    title: () => say`Answer everybody who asks with the price and two free times`,
    because: () =>
      say`“Just let me know” leaves the work to the one who is unsure. Two times to choose from make it a small decision.`,
    steps: [
      () =>
        say`Save the text below in your telephone. Send it to everybody who asks, on the same day.`,
      () =>
        say`Go through your messages of the last eight weeks: who asked and did not book gets it too, with their name above it.`,
      () =>
        say`Write down beside each: booked, no, or no answer, and the reason where somebody names one.`,
    ],
    metric: t => say`${t.n(4)} of ${t.n(10)} who ask take a time within ${t.time(3, 'week')}.`,
    stop: t =>
      say`If ${t.n(4)} of ${t.n(10)} name the price, say first what is in it and how long it takes; if they name something else, mend that.`,
    why: () => say`those who asked are there already: nobody new has to be found`,
    text: {
      form: 'message',
      lines: t => [
        say`Thank you for asking. It is ${t.line}${t.comma}, and takes [how long].`,
        say`I could see you on [day and hour] or [day and hour]. Which of them suits you?`,
      ],
    },
  },
]
