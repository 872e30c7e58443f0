import { say } from '../../sentences/sentence.ts'
import type { StartMove } from './start-move.ts'

/** For those who live on what is given. */
export const asAGift: readonly StartMove[] = [
  {
    id: 'gift-one-thing-one-sum',
    bought: ['as-a-gift'],
    sticks: ['unknown', 'undecided'],
    hours: 4,
    weeks: [1, 3],
    source: {
      method: 'One person and one sum move more than many',
      by: 'Small, Loewenstein and Slovic 2007',
    },
    title: () => say`Ask for one thing with its sum, until one day`,
    because: () =>
      say`“Please support us” leaves open how much, for what and when. A gift that pays for one whole thing can be given, told about and finished.`,
    steps: [
      () =>
        say`Choose one thing that is missing and that one gift or ten gifts pay for. Write down what it costs, by the bill.`,
      t =>
        say`Write the text below to ${t.n(30)} people who gave or helped before, by name, and ring the ten you know best.`,
      () =>
        say`On the last day tell everybody, givers or not, what came together and what is done with it.`,
    ],
    metric: t => say`${t.n(5)} of ${t.n(30)} give, and the thing is paid for by its day.`,
    stop: t =>
      say`If fewer than ${t.n(2)} of ${t.n(30)} give within ${t.time(2, 'week')}, ask three whom you know: is it the thing, the sum, or the asking?`,
    why: () => say`a finished thing can be told about, and whoever finished it gives again`,
    text: {
      form: 'letter',
      subject: () => say`One thing is missing`,
      lines: t => [
        say`Dear [name], one thing is missing for ${t.line}: [the thing]. It costs [sum].`,
        say`With [your gift’s part] you pay for [what that part is]. On [day] we tell you whether it came together.`,
        say`Will you give it? Answer with the sum, or ring [your number].`,
      ],
    },
  },
  {
    id: 'gift-ring-to-thank',
    bought: ['as-a-gift'],
    sticks: ['once', 'uneven'],
    hours: 3,
    weeks: [1, 4],
    source: { method: 'Thank first, ask later', by: 'Burk 2003' },
    title: () => say`Ring ten who gave last year, and ask for nothing`,
    because: () =>
      say`Most who give once do not give again because nobody told them what became of it. A call that asks for nothing is remembered when the next letter comes.`,
    steps: [
      () => say`List ten who gave within the last year and not since.`,
      () =>
        say`Ring each: “I ring to thank you, and to tell you what your gift did: [one thing].” Ask: “What made you give?” Write down their words.`,
      () => say`Two weeks later send the letter for the next thing to these ten first.`,
    ],
    metric: t =>
      say`${t.n(8)} of ${t.n(10)} are reached, and ${t.n(3)} give again when the letter comes.`,
    stop: t => say`If nobody of ${t.n(10)} gives again, their reasons say whom to ask next.`,
    why: () => say`who gave once is nearer than who never did`,
  },
  {
    id: 'gift-by-the-month',
    bought: ['as-a-gift'],
    sticks: ['uneven', 'once', 'unknown'],
    hours: 3,
    weeks: [2, 4],
    source: { method: 'Regular givers carry the year', by: 'Sargeant and Jay 2014' },
    title: () => say`Ask those who gave twice for a small sum each month`,
    because: () =>
      say`Twelve small gifts that come by themselves let you plan; one large one does not. Who gave twice has shown that they mean it.`,
    steps: [
      () =>
        say`List everybody who gave at least twice. Work out what a month’s gift pays for, in one thing.`,
      () =>
        say`Ring or write: “You have given twice. Would you carry [one thing] with [sum] a month? You can end it any month.”`,
      () => say`Thank each on the day, and tell them after three months what it paid for.`,
    ],
    metric: t => say`${t.n(2)} of ${t.n(10)} who are asked begin within ${t.time(4, 'week')}.`,
    stop: t =>
      say`If nobody of ${t.n(10)} begins, ask for the same sum once: then it is the binding, and not the sum.`,
    why: () => say`it is the only money that comes without asking again`,
  },
]
