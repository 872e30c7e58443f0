import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { FIVE, TEN, THREE, TWO } from './figures.ts'

/** `hours` of work, of somebody of the firm's own. */
type Way = { title: Sentence; first: Sentence; later: Sentence; hours: number }

/** How to be found more often where they were found by, by kind of channel: each begins with somebody who is there already. */
export const CHANNEL_WAYS: Readonly<Record<string, Way>> = {
  known: {
    title: say`Ask for names: they come by word of mouth`,
    first: say`Ring the last ${TEN} customers who were content, and ask each for one name with the same trouble.`,
    later: say`From now on ask in the week after the work is done, and tell who sent somebody what became of it.`,
    hours: 4,
  },
  adviser: {
    title: say`Visit the advisers who send them`,
    first: say`List ${FIVE} advisers of the kind that is named here, those who sent somebody already first, and ask each for a quarter of an hour.`,
    later: say`Leave one page that they can hand on: whom it is for, what it costs, whom to ring. Report back on each they send.`,
    hours: 8,
  },
  dealer: {
    title: say`Give the dealers who send them a card to hand on`,
    first: say`Ask ${THREE} dealers from whom these customers buy what people ask them, and leave a card.`,
    later: say`Send each customer who needs something of theirs back to them, and say so.`,
    hours: 6,
  },
  search: {
    title: say`Write the page for the words they search with`,
    first: say`Ask the last ${FIVE} who found you online what they typed, word for word.`,
    later: say`Write one page under these words: what happened to them, what it costs, when you can come.`,
    hours: 6,
  },
  social: {
    title: say`Answer where they talk`,
    first: say`Find the ${THREE} groups or accounts that are named here, and read what was asked there in the last month.`,
    later: say`Answer one question a week in full, under your own name, without an offer.`,
    hours: 8,
  },
  press: {
    title: say`Offer their magazine one case`,
    first: say`Ask one customer whether their case may be told, with a picture and figures.`,
    later: say`Send it to the magazine that is named here, in its own form, with the customer’s words first.`,
    hours: 8,
  },
  event: {
    title: say`Be at the event they go to`,
    first: say`Ask the customers who named it which event it is, and when the next one is held.`,
    later: say`Go there with one thing to see or try, and write down each name and what happened to them.`,
    hours: 10,
  },
  print: {
    title: say`Repeat the printed matter that was kept`,
    first: say`Ask those who kept it where it lay, and what on it made them ring.`,
    later: say`Print that again, with one line on what happens after they ring, and lay it there.`,
    hours: 6,
  },
  looking: {
    title: say`Stand where each of them looked`,
    first: say`List where each of them looked, and ask the next ${TEN} who ring where they did.`,
    later: say`Put the same page into the ${TWO} places that are named most: what happened to them, what it costs, when you can come.`,
    hours: 6,
  },
  list: {
    title: say`Stand first on the list they take`,
    first: say`Ask who keeps the list what it takes to stand on it, and check what it says of you.`,
    later: say`Answer whoever comes from it the same day, and write down how many do.`,
    hours: 4,
  },
}

/** Where they were found in a way that is no kind of the codebook. */
export const ANY_WAY: Way = {
  title: say`Be found where they look`,
  first: say`Ask those who found you there what they looked for, and what made them ring.`,
  later: say`Leave there what happens after they ring, what it costs, and a name.`,
  hours: 6,
}
