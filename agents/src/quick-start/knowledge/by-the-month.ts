import { say } from '../../sentences/sentence.ts'
import type { StartMove } from './start-move.ts'

/** For what runs on: a membership, a subscription, a contract of a private person. */
export const byTheMonth: readonly StartMove[] = [
  {
    id: 'month-guest-day',
    bought: ['by-the-month'],
    sticks: ['unknown'],
    hours: 4,
    weeks: [1, 4],
    source: { method: 'Make it easy to pass on', by: 'Berger 2013' },
    title: () => say`Let everybody who belongs bring one guest on one day`,
    because: t =>
      t.price
        ? say`Who stays pays ${t.price} again and again: one guest who joins is worth more than a month of posts. A guest comes with somebody who is content, and sees it as it is.`
        : say`Who joins stays for long. A guest comes with somebody who is content, and sees it as it is.`,
    steps: [
      () =>
        say`Set one day within two weeks. Give everybody who belongs one card with the day on it and a line for a name.`,
      () =>
        say`Say to each in person: “Whom would you like to bring on [day]? It costs them nothing that day.” Write the name on your own list.`,
      () =>
        say`On the day, ask each guest before they leave: “Shall I put you down from the first of the month?” Ring those who want to think about it after three days.`,
    ],
    metric: t =>
      say`${t.n(6)} guests come, and ${t.n(2)} of them join within ${t.time(2, 'week')}.`,
    stop: t =>
      say`No second day if fewer than ${t.n(3)} guests came: then ask five who belong why they brought nobody.`,
    why: () => say`it costs one day, and every guest has been told the truth by a friend`,
    text: {
      form: 'message',
      lines: t => [
        say`On [day and hour] everybody may bring one guest: ${t.line}, free of charge for the guest that day.`,
        say`Whom would you like to bring? Answer with a name, so that I have a place for them.`,
      ],
    },
  },
  {
    id: 'month-who-is-missed',
    bought: ['by-the-month'],
    sticks: ['once', 'uneven'],
    hours: 3,
    weeks: [1, 3],
    source: { method: 'Keep those who buy: the second sale costs least', by: 'Reichheld 1996' },
    title: () => say`Ring whoever has not come for three weeks`,
    because: t =>
      t.price
        ? say`Who stays away leaves soon after, without a word. Each one who stays keeps ${t.price} coming, and nobody new has to be won in their place.`
        : say`Who stays away leaves soon after, without a word. For each one who stays, nobody new has to be won.`,
    steps: [
      t => say`List who was not seen for ${t.time(3, 'week')}, the longest away first.`,
      () =>
        say`Ring each: “I have missed you. Is it the time, or is it something else?” Say nothing about money.`,
      () =>
        say`Offer one thing that answers what they said: another hour, a pause with a date of return, somebody to come with.`,
    ],
    metric: t => say`${t.n(4)} of ${t.n(10)} who are rung come again within ${t.time(3, 'week')}.`,
    stop: t => say`If ${t.n(5)} of ${t.n(10)} name the same reason, stop ringing and mend that.`,
    why: () => say`to keep one costs a call, to win one costs a month`,
    text: {
      form: 'message',
      lines: () => [
        say`We have not seen you for a while, and missed you.`,
        say`Is it the time, or something else? Tell me in one line, or ring [your number].`,
      ],
    },
  },
  {
    id: 'month-ask-on-third-visit',
    bought: ['by-the-month'],
    sticks: ['undecided'],
    hours: 3,
    weeks: [2, 4],
    source: { method: 'Every offer ends with the next date', by: 'Rackham 1988' },
    title: () => say`Ask whoever tries it on a day that you name, and not at some time`,
    because: () =>
      say`Who tries something means to decide later, and later does not come. A question on a day that was named at the beginning is no pressure, and it gets an answer.`,
    steps: [
      () =>
        say`Tell everybody who begins a trial: “After your third visit I will ask you whether it is right for you.”`,
      () =>
        say`Ask on that visit, in two sentences: “What do you like? What is missing?” Then: “Shall I put you down from the first?”`,
      () => say`Write down yes or no, and the reason in their words.`,
    ],
    metric: t => say`${t.n(4)} of ${t.n(10)} who try it say yes on the named day.`,
    stop: t =>
      say`If fewer than ${t.n(2)} of ${t.n(10)} say yes, what is missing was named: mend it before more people try.`,
    why: () => say`they are in the room, and only nobody asks them`,
    text: {
      form: 'message',
      lines: t => [
        say`You have been here three times now. What do you like, and what is missing?`,
        say`If it is right for you: ${t.line}${t.comma}. Shall I put you down from the first of the month?`,
      ],
    },
  },
]
