import type { Fact } from '../../../company/company.ts'
import { isRemedy } from '../../../company/remedies.ts'
import { plannedCents } from '../../../company/periods.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** Where the test of an idea comes from. */
export const EVIDENCE_GUIDED: PlaySource = {
  method: 'Test before you build, and decide by a number set before',
  by: 'Gilad 2023',
}

/** Weeks a test may last; the shortest in which enough should come to tell it from chance. */
const SPANS = [4, 8, 12, 26] as const
const ENOUGH = 4
const WEEKS_A_YEAR = 52
/** Of what a test should bring, the part below which it is stopped. */
const HALF = 1 / 2
/** Of an idea's cost, the part that its test may take. Its hours are whole: whoever tries it does it. */
const FIRST_PART = 1 / 4
const HOURS_LEAST = 4
const TEST = 'the test'

/** The first of the person's own ideas as a test: what it has to bring, by when, and below what it ends. Null where its name fits no sentence. */
export function experimentWith(
  desk: Desk,
  idea: Fact<'idea'>,
  next: Fact | undefined,
): ChosenPlay | null {
  const name = desk.kit.name(idea)
  if (!name) return null
  // What is to be done reads as a heading; what says something stays a quotation.
  const head = name.form === 'task' ? name.bare : name
  const bar = barOf(desk, idea)
  const hours = Math.max(HOURS_LEAST, idea.hours ?? 0)
  const isRunning = idea.attempt === 'worked'
  const whole = idea.cost && isPaidAlong(idea) ? plannedCents(idea.cost) : 0
  const cents = Math.round(whole * FIRST_PART)
  return formPlay({
    id: isRunning ? 'ice-widen' : 'ice-test',
    owner: 'owner',
    hours,
    weeks: [2, bar?.weeks ?? SPANS[1]],
    cost: [0, cents],
    source: EVIDENCE_GUIDED,
    title: isRunning
      ? say`${head}: go on with what worked, and count what it brings before more is put into it`
      : say`${head}: test it small first, with an end agreed before it begins`,
    because: isRunning ? worked(bar) : because(bar),
    rests: [idea.id],
    about: name,
    steps: [
      agreed(bar),
      isRunning ? WIDENED : smallest(desk, idea, cents),
      bar ? countedBy(desk, idea) : COMPARED,
    ],
    metric: bar
      ? say`${bar.pace} through it within ${bar.span}.`
      : say`The number that was written down is reached within ${spanOf(SPANS[1])}.`,
    stop: stopped(bar, next && desk.kit.name(next)),
  })
}

type Bar = { weeks: number; span: ReturnType<typeof spanOf>; pace: Sentence; least: Sentence }

const spanOf = (weeks: number) => fixed.duration(weeks, 'week', TEST)

/** What an idea has to bring in its test: its own figure for a year, by the weeks of the test. */
function barOf({ kit }: Desk, idea: Fact<'idea'>): Bar | null {
  const { brings } = idea
  if (!brings) return null
  const paceIn = (weeks: number): number => (brings * weeks) / WEEKS_A_YEAR
  const weeks = SPANS.find(span => paceIn(span) >= ENOUGH) ?? SPANS.at(-1)!
  const due = Math.max(1, Math.round(paceIn(weeks)))
  const least = Math.max(1, Math.ceil(due * HALF))
  const unit = { one: 'sale', many: 'sales' }
  const pace = kit.count(due, unit, 'sales a year × weeks of the test ÷ 52', [idea])
  const low = kit.count(least, unit, 'half of what the test should bring', [idea])
  return { weeks, span: spanOf(weeks), pace: say`${pace}`, least: say`${low}` }
}

function because(bar: Bar | null): Sentence {
  if (!bar)
    return say`What it would bring in a year is not known: a test says so before the money is spent.`
  return say`By its card, ${bar.span} of it should show ${bar.pace}: enough to tell before the money is spent.`
}

/** What worked once is no test any more: the question is how far it carries. */
function worked(bar: Bar | null): Sentence {
  if (!bar)
    return say`It was tried before and it worked; what it brings in a year is not on its card, so nobody knows how far it carries.`
  return say`It was tried before and it worked. By its card, ${bar.span} of it bring ${bar.pace}; whether more of it brings more has still to show.`
}

const WIDENED = say`Keep it as it was when it worked, and add one thing only: more often, another place, or another group.`

function agreed(bar: Bar | null): Sentence {
  if (!bar)
    return say`Write down today which number would say yes and which would say no, and who decides.`
  return say`Write down today that ${bar.pace} in ${bar.span} say yes and fewer than ${bar.least} say no, and who decides.`
}

function smallest(desk: Desk, idea: Fact<'idea'>, cents: number): Sentence {
  const { kit } = desk
  const part = fixed.percent(FIRST_PART, TEST)
  if (!idea.cost || idea.cost.cents === 0)
    return say`Begin with what is new only: from a fixed date the next who ask, while everybody else stays as they are.`
  if (!isPaidAlong(idea)) {
    const whole = kit.money(plannedCents(idea.cost), 'as said', [idea])
    // No buyer can promise anything about what is mended inside.
    if (isOfPeople(idea))
      return say`Before the ${whole} is spent, let them do one piece of that work beside whoever does it today, and note what was missing.`
    if (removesBrake(desk, idea))
      return say`Before the ${whole} is spent, write down from the diary what it would have let through in the busiest weeks of the last year, and what else would have stopped it.`
    return say`Before the ${whole} is spent, ask those who would buy because of it to say so in writing, with a number.`
  }
  const money = kit.money(cents, 'a quarter of what the idea costs', [idea])
  return say`Begin at the smallest size that can show it, with at most ${money}, ${part} of its cost.`
}

/** Somebody learns or joins: buyers are not asked about that. */
const isOfPeople = ({ label }: Fact<'idea'>): boolean =>
  /^(?:train|hire|teach|employ)\b/i.test(label)

/** It is there for what is short, not for buyers: hands, room, or whoever holds the work up. */
function removesBrake({ company, findings }: Desk, { id, about }: Fact<'idea'>): boolean {
  const isFound = findings.some(
    ({ rule, rests }) => rule === 'capacity.idea-for-refused' && rests.includes(id),
  )
  const matter = company.facts.find(fact => fact.id === about)
  return (
    isFound ||
    isRemedy(company, { id }) ||
    matter?.kind === 'constraint' ||
    matter?.kind === 'person'
  )
}

/** What is paid by the month can be tried for one; what is paid once is had whole or not at all. */
const isPaidAlong = ({ cost }: Fact<'idea'>): boolean =>
  cost?.per !== undefined && cost.per !== 'once'

/** What is mended inside lets more through, and nobody comes because of it. */
const countedBy = (desk: Desk, idea: Fact<'idea'>): Sentence =>
  isOfPeople(idea) || removesBrake(desk, idea) ? LET_THROUGH : COUNTED

const LET_THROUGH = say`Count each week how many were let through and how many had to wait, against the same weeks before it.`

const COUNTED = say`Ask everybody who buys how they came, and count each week only those who came through it.`

const COMPARED = say`Count each week how many said yes and how many said no, against the same weeks before it.`

function stopped(bar: Bar | null, next: Label | null | undefined): Sentence {
  const then = next ? say`go on to ${next}` : say`take the next on the list`
  return bar
    ? say`End it when fewer than ${bar.least} came in ${bar.span}, and ${then}.`
    : say`End it when the number that says no was reached, and ${then}.`
}
