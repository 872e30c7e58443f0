import { say } from '../../sentences/sentence.ts'
import type { StartMove } from './start-move.ts'

/** For work that is done or made after somebody asked for it: a repair, a commission, a project. */
export const toOrder: readonly StartMove[] = [
  {
    id: 'order-open-quotes',
    bought: ['to-order'],
    sticks: ['undecided', 'uneven'],
    hours: 3,
    weeks: [1, 3],
    source: { method: 'Every offer ends with the next date', by: 'Rackham 1988' },
    title: () => say`Ring everybody whose offer is still open`,
    because: t =>
      t.price
        ? say`They asked, you answered, and nothing happened. One yes among them brings ${t.price} without anybody new.`
        : say`They asked, you answered, and nothing happened. A yes among them needs nobody new.`,
    steps: [
      () =>
        say`List everybody who asked for a price in the last six months and said neither yes nor no.`,
      () =>
        say`Ring each: “What would you have to know to decide?” Then say nothing until they answer, and write it down.`,
      () =>
        say`Answer that one thing on the same day, and end with a date: “Shall I put you down for the week of [day]?”`,
    ],
    metric: t =>
      say`${t.n(2)} of ${t.n(10)} decide, one way or the other, and ${t.n(1)} says yes within ${t.time(3, 'week')}.`,
    stop: t =>
      say`If ${t.n(10)} calls bring no decision, they had decided: ring sooner after the next offer, within three days.`,
    why: () => say`the work of the offer is done already, and a call takes ten minutes`,
    text: {
      form: 'message',
      lines: t => [
        say`Good day [name], you have our offer about ${t.line}. What would you have to know to decide?`,
        say`I could begin in the week of [day]. Shall I put you down?`,
      ],
    },
  },
  {
    id: 'order-who-sees-the-need',
    bought: ['to-order'],
    sticks: ['unknown'],
    ways: ['referral', 'partner'],
    hours: 5,
    weeks: [2, 4],
    source: { method: 'Ask for referrals where they happen already', by: 'Reichheld 1996' },
    title: () => say`Visit two who see the need before anybody looks for you`,
    because: t =>
      say`Before ${t.buyers} look for ${t.line}, somebody else has seen that it is needed: whoever cleans it, moves it, insures it, teaches with it or works beside it.`,
    steps: [
      t =>
        say`Ask your last ${t.n(5)} customers: “Who told you that it had to be done?” Write down the trade, not only the name.`,
      () =>
        say`Visit two of that trade with a finished piece or a picture, and say: “When you see one that needs it, would you give them my number? I look at it for nothing and tell you what I found.”`,
      () => say`Leave five cards, go back after two weeks, and bring news of whoever came.`,
    ],
    metric: t => say`${t.n(2)} people get in touch who were sent, within ${t.time(4, 'week')}.`,
    stop: t => say`If nobody is sent in ${t.time(4, 'week')}, try the second trade that was named.`,
    why: () => say`they meet the need every week, and you meet it once a month`,
    text: {
      form: 'to-pass-on',
      lines: t => [
        say`${t.line}${t.comma}.`,
        ...(t.special ? [say`${t.special}.`] : []),
        say`I look at it before you decide: [your number].`,
      ],
    },
  },
  {
    id: 'order-look-in',
    bought: ['to-order'],
    sticks: ['once', 'uneven'],
    hours: 4,
    weeks: [1, 4],
    source: { method: 'Win back those who bought', by: 'Griffin and Lowenstein 2001' },
    title: () => say`Look in on what you delivered a year ago`,
    because: () =>
      say`Whoever had work done has more of the same kind, and somebody beside them who saw it. A visit about the old work is no sales talk, and it finds the next.`,
    steps: [
      t => say`List ten for whom you worked one to three years ago, of ${t.buyers} first.`,
      () =>
        say`Ring five: “I would like to see how it has held. May I come by on [day]? It costs nothing.”`,
      () =>
        say`Look at the work, mend what is small, and ask: “What else here is on your mind?” and “Who else has seen it?”`,
    ],
    metric: t =>
      say`${t.n(3)} of ${t.n(5)} let you come, and ${t.n(1)} gives you work or a name within ${t.time(4, 'week')}.`,
    stop: t =>
      say`After ${t.n(5)} visits without work or a name, ring only those who say that something is wrong.`,
    why: () => say`they know your work, and nobody else is there to be compared with`,
    text: {
      form: 'message',
      lines: t => [
        say`Good day [name], a year ago we did work for you: ${t.line}. I would like to see how it has held.`,
        say`May I come by on [day]? It costs nothing. A yes is enough, or ring [your number].`,
      ],
    },
  },
  {
    id: 'order-one-piece-told',
    bought: ['to-order'],
    sticks: ['unknown', 'undecided'],
    ways: ['own', 'platform'],
    hours: 4,
    weeks: [1, 4],
    source: { method: 'Specific facts persuade where general words do not', by: 'Hopkins 1923' },
    title: () => say`Tell one finished piece of work with its price, its time and its trouble`,
    because: t =>
      say`Who has never ordered such work does not know what it costs or how long it takes, and does not dare to ask. ${t.price ? say`One example with ${t.price} on it answers both.` : say`One example with its price answers both.`}`,
    steps: [
      () =>
        say`Choose one piece that went well. Write five lines: what was wrong, what you did, how long it took, what it cost, what is different now. Take a picture before and after.`,
      t =>
        say`Ask its owner whether you may show it. Put it where ${t.buyers} look, and send it to the next five who ask.`,
      () => say`Write down who names it when they ring.`,
    ],
    metric: t => say`${t.n(2)} of the next ${t.n(10)} who ask name the example.`,
    stop: t =>
      say`If nobody names it within ${t.time(4, 'week')}, it stands in the wrong place: ask three where they looked.`,
    why: () => say`it takes an afternoon, and it answers what people do not dare to ask`,
    text: {
      form: 'post',
      lines: t => [
        say`[What was wrong]. ${t.line}${t.comma}, done in [how long].`,
        say`Do you have something like it? Send a picture to [your number], and I tell you what it needs.`,
      ],
    },
  },
]
