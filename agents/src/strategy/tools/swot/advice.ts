import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { agree, type Subject } from '../../../sentences/verbs.ts'

/** Where the pairing of inside and outside comes from. */
export const TOWS: PlaySource = { method: 'The TOWS matrix', by: 'Weihrich 1982' }

/** The names of the two sides; `shown`: what of one's own can be shown; `before`: until when it has to be done; `who`: the customer whose choice it is. */
export type Pair = { own: Label; shown: Shown; around: Label; before: Sentence; who?: Label }
/** What is shown of a strength: itself, or its figure where it is the name of a count or of a time. */
export type Shown = { says: Label | Sentence; subject: Subject }
/** What a pair comes to, and why the one side answers the other. */
export type Said = { title: Sentence; because: Sentence }
/** How it is begun, by what it is seen, and when it ends. */
export type Way = {
  steps: readonly [Sentence, Sentence, Sentence]
  metric: Sentence
  stop: Sentence
}

const FIVE = fixed.number(5, TOWS.method)
const THREE = fixed.number(3, TOWS.method)
const TEN = fixed.number(10, TOWS.method)
const MORE = fixed.percent(0.3, TOWS.method)
const EIGHT_WEEKS = fixed.duration(8, 'week', TOWS.method)
const TWELVE_WEEKS = fixed.duration(12, 'week', TOWS.method)

/** What is good inside is told to those who will look for it. */
export const meeting = ({ shown, around }: Pair): Way => ({
  steps: [
    say`Name ${FIVE} whom ${around} will reach first, and what each of them will need then.`,
    say`Show each of them ${shown.says}, and where it comes from.`,
    say`Agree on a first piece of work with one of them, and note what decided it.`,
  ],
  metric: say`${THREE} of the ${FIVE} have answered within ${EIGHT_WEEKS}.`,
  stop: say`Stop preparing for it if none of the ${FIVE} sees a use within ${EIGHT_WEEKS}.`,
})

/** The same for a group of people: they are spoken to, they do not happen. */
export const speaking = (pair: Pair): Way => ({
  ...meeting(pair),
  steps: [
    say`Name ${FIVE} among ${pair.around} whom you do not serve yet, and what each of them needs now.`,
    say`Show each of them ${pair.shown.says}, and ask what else it would take.`,
    say`Agree on a first piece of work with one of them, and note what decided it.`,
  ],
})

/** Who is asked for advice gets something to say. */
export const passing = ({ shown, around }: Pair): Way => ({
  steps: [
    say`Write ${shown.says} down in two lines, as ${around} would say it, with where it comes from.`,
    say`Hand it over in a talk, and ask when they are asked and what they would need to name you.`,
    say`Note for ${TWELVE_WEEKS} who comes through them.`,
  ],
  metric: say`${THREE} come through them within ${TWELVE_WEEKS}.`,
  stop: say`Ask somebody else for it if nobody has come through them after ${TWELVE_WEEKS}.`,
})

/** Before more work comes, the place where it would stop is moved. */
export const preparing = ({ own, around }: Pair): Way => ({
  steps: [
    say`Write down how much of the work that comes with ${around} could be taken today, and what of it would stop at this: ${own}.`,
    say`Choose the one change that moves that place furthest, with its price and its day.`,
    say`Make it before that work comes, and count again how much can be taken.`,
  ],
  metric: say`${MORE} more of that work can be taken within ${TWELVE_WEEKS}.`,
  stop: say`Choose another change if the count has not risen after ${TWELVE_WEEKS}.`,
})

/** Money from outside is asked for in time. */
export const applying = ({ own, around }: Pair): Way => ({
  steps: [
    say`Read the terms of ${around}: who gets it, for what, and until which day one can ask.`,
    say`Put on one page what would mend this, with an offer and its price: ${own}.`,
    say`Hand it in before that day, and name who follows it up.`,
  ],
  metric: say`It is handed in within ${EIGHT_WEEKS}.`,
  stop: say`Leave it if the terms shut out what you need it for.`,
})

/** Something new is tried on a part of the work that waits. */
export const trying = ({ own, around }: Pair): Way => ({
  steps: [
    say`List the work of the last weeks that waited for this: ${own}.`,
    say`Do ${THREE} of the most alike with the help of ${around}, beside the usual way, and time both.`,
    say`Keep it where it was faster and as good, and write down how it is done.`,
  ],
  metric: say`${MORE} less of that work waits after ${TWELVE_WEEKS}.`,
  stop: say`End the trial if the work has to be done twice in ${THREE} of ${TEN} cases.`,
})

/** What is short is kept for a part of those who ask. */
export const keeping = ({ own, around }: Pair): Way => ({
  steps: [
    say`Write down what can be done in the next ${EIGHT_WEEKS} beside this, and set a third of it aside for ${around}: ${own}.`,
    say`Offer that part there by name before it is open to others.`,
    say`After ${EIGHT_WEEKS}, compare what it left with what the rest left, and set the next part by that.`,
  ],
  metric: say`The part set aside is taken within ${EIGHT_WEEKS}.`,
  stop: say`Open it to all if half of it is still free after ${EIGHT_WEEKS}.`,
})

/** What is good inside is made easy to check for those who compare. */
export const showing = ({ shown, around }: Pair): Way => ({
  steps: [
    say`Put ${shown.says} on half a page: the proof, where it comes from, and what it spares those who choose.`,
    say`Give it to the next ${TEN} who decide with ${around} in mind.`,
    say`Note what each of them did, beside the ${TEN} before.`,
  ],
  metric: say`More of the ${TEN} choose you than of the ${TEN} before, within ${TWELVE_WEEKS}.`,
  stop: say`Take another proof if none of the ${TEN} asks about it.`,
})

/** Somebody is met, not printed. */
export const introducing = ({ own, around }: Pair): Way => ({
  steps: [
    say`Agree with ${own} on the days and hours that can be kept free for it.`,
    say`Offer the next ${FIVE} who weigh ${around} a talk together, before they decide.`,
    say`Note what they asked and what they chose, so that others can answer it next time.`,
  ],
  metric: say`${THREE} of the ${FIVE} choose you within ${TWELVE_WEEKS}.`,
  stop: say`Leave the talks if they take more hours than the work they bring.`,
})

/** A dearer cost is passed on where there is a reason to pay it. */
export const passingOn = ({ own, around }: Pair): Way => ({
  steps: [
    say`Work out what ${around} ${agree('add', around)} to one sale, and what a sale leaves after it.`,
    say`Raise the price by that first where buyers come for this: ${own}.`,
    say`Count for ${TWELVE_WEEKS} who stays, beside those whose price was left alone.`,
  ],
  metric: say`What one sale leaves is back where it was within ${TWELVE_WEEKS}.`,
  stop: say`Take the rise back where more than ${MORE} of the next ${TEN} decline because of it.`,
})

/** Whoever would wait hears it on the first day. */
export const declining = ({ own, around }: Pair): Way => ({
  steps: [
    say`List the last ${TEN} who went to ${around}, and mark those who would have had to wait for this: ${own}.`,
    say`Say no to the next like them on the day they ask, and name somebody who can do it.`,
    say`Give the time that this frees to work that need not wait.`,
  ],
  metric: say`None of the next ${TEN} is told no after having waited, within ${TWELVE_WEEKS}.`,
  stop: say`Take them on again as soon as nobody has to wait.`,
})

/** What others are chosen for is heard from those who chose. */
export const hearing = ({ around }: Pair): Way => ({
  steps: [
    say`Ask the last ${FIVE} who chose ${around} what decided it, in their own words.`,
    say`Take the reason that comes up most, and mend that one, with a price and a day.`,
    say`Count for ${TWELVE_WEEKS} how many of those who compare you choose you.`,
  ],
  metric: say`More of them choose you than before, within ${TWELVE_WEEKS}.`,
  stop: say`Leave the rest to others if nothing that you can mend was named by ${THREE} of the ${FIVE}.`,
})

/** What is coming is met before its day. */
export const bracing = ({ own, around }: Pair): Way => ({
  steps: [
    say`Write down what ${around} ${agree('take', around)} from you, from which day, and what that is in a year.`,
    say`Choose the one step that spares most of it, with its price and its day; begin where it meets this: ${own}.`,
    say`Take it before that day, and look after ${TWELVE_WEEKS} whether it holds.`,
  ],
  metric: say`The step is taken within ${TWELVE_WEEKS}.`,
  stop: say`Choose another step if it would cost more than what it spares in a year.`,
})
