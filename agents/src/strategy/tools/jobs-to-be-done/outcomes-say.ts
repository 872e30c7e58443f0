import type { Claim } from '@sextant/contracts/deliverable'
import type { JtbdBody, Outcome } from '@sextant/contracts/strategy/jobs-to-be-done'
import { type Fact, factsOf } from '../../../company/company.ts'
import { FEW } from '../../../company/enquiries.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { holdsBack } from './forces-say.ts'
import { weighed } from './weighed.ts'

const METHOD = 'opportunity score (Ulwick 2005)'
/** Met so much better than it matters that effort there may shrink. */
const TOO_WELL = 3

/** The widest opportunity, what is met better than it matters, and which scores are missing. */
export function outcomesSay(desk: Desk, body: JtbdBody): Claim[] {
  const named = namedOf(desk, body)
  const rated = ratedOf(desk, body)
  // What is underserved most stands in the decision, unless a brake does.
  const isDecided = rated[0]?.outcome.underserved === true && !holdsBack(body)
  const first = isDecided ? null : widest(desk, rated)
  return [first, overserved(desk, rated), unrated(desk, named)].filter(claim => claim !== null)
}

/** The outcome that is underserved most, with its sentence; undefined where none is. */
export function mostUnderserved(desk: Desk, body: JtbdBody): (Named & { says: Claim }) | undefined {
  const rated = ofJobFirst(desk, ratedOf(desk, body))
  const [first] = rated
  const says = widest(desk, rated)
  return first?.outcome.underserved && says ? { ...first, says } : undefined
}

/** What is underserved in the job that is weighed comes before a wider gap in another job. */
function ofJobFirst(desk: Desk, rated: readonly Named[]): readonly Named[] {
  const { job } = weighed(desk.company)
  const own = rated.filter(({ fact, outcome }) => fact.about === job?.id && outcome.underserved)
  return job && own.length > 0 ? [...own, ...rated.filter(one => !own.includes(one))] : rated
}

const ratedOf = (desk: Desk, body: JtbdBody): Named[] =>
  namedOf(desk, body).filter(({ outcome }) => outcome.opportunity !== null)

const namedOf = (desk: Desk, { outcomes }: JtbdBody): Named[] =>
  outcomes.flatMap(outcome => {
    const fact = factsOf(desk.company, 'outcome').find(({ id }) => id === outcome.claim.fact)
    const label = fact && desk.kit.name(fact)
    return fact && label ? [{ outcome, fact, label }] : []
  })

export type Named = { outcome: Outcome; fact: Fact<'outcome'>; label: Label }

function widest(desk: Desk, [first, ...rest]: readonly Named[]): Claim | null {
  if (!first) return null
  const { kit } = desk
  const { outcome, fact, label } = first
  const { importance, satisfaction, opportunity } = outcome
  const score = kit.number(opportunity ?? 0, 'importance + what is missing', [fact])
  const ratings = say`it matters ${kit.number(importance ?? 0, AS_SAID, [fact])} and is met ${kit.number(satisfaction ?? 0, AS_SAID, [fact])} out of ${TEN}`
  const start = say`${label}: ${ratings}, an opportunity of ${score}`
  const cut = say`${fixed.number(10, METHOD)}`
  const says = outcome.underserved
    ? say`${start}; above ${cut}, people are underserved.${others(desk, rest)}`
    : say`${start}; as that does not pass ${cut}, nothing that was rated is underserved.`
  const claim = desk.claim(say`${says} ${askedWords(desk, first)}`, [fact.id], 'computed')
  return { ...claim, fact: fact.id }
}

const TEN = fixed.number(10, METHOD)

/** How many others pass the mark. */
function others({ kit }: Desk, rest: readonly Named[]): Sentence {
  const more = rest.filter(({ outcome }) => outcome.underserved)
  if (more.length === 0) return say``
  const facts = more.map(({ fact }) => fact)
  const count = kit.count(more.length, OTHER, 'further outcomes above the mark, counted', facts)
  return say` So it is with ${count}.`
}

const OTHER = { one: 'other', many: 'others' }

/** Over how many people it was rated: below thirty a count, and no more. */
function askedWords({ kit }: Desk, { outcome, fact }: Named): Sentence {
  const { n } = outcome
  if (!n) return say`Nobody has been asked yet: these are your estimates.`
  const asked = kit.number(n, AS_SAID, [fact])
  return n < FEW
    ? say`That was asked of ${asked}: enough for a hunch, not for a share.`
    : say`That was asked of ${asked}.`
}

function overserved(desk: Desk, rated: readonly Named[]): Claim | null {
  const { kit } = desk
  const beyond = ({ outcome }: Named): number =>
    (outcome.satisfaction ?? 0) - (outcome.importance ?? 0)
  const [most] = rated.toSorted((a, b) => beyond(b) - beyond(a))
  if (!most || beyond(most) < TOO_WELL) return null
  const { outcome, fact, label } = most
  const met = kit.number(outcome.satisfaction ?? 0, AS_SAID, [fact])
  const matters = kit.number(outcome.importance ?? 0, AS_SAID, [fact])
  const says = say`${label}: met ${met}, but it matters only ${matters}. Work could move from there to what is missing`
  return { ...desk.claim(says, [fact.id], 'computed'), fact: fact.id }
}

/** Outcomes whose scores are open: the first with what its card lacks. */
function unrated(desk: Desk, named: readonly Named[]): Claim | null {
  const open = named.filter(({ outcome }) => outcome.opportunity === null)
  const [first] = open
  if (!first) return null
  const { fact, label } = first
  const count = desk.kit.number(
    open.length,
    'outcomes without both scores, counted',
    open.map(one => one.fact),
  )
  const missing = missingOf(fact)
  const says =
    open.length === 1
      ? say`${label} has no opportunity yet: its card lacks ${missing}.`
      : say`${count} outcomes have no opportunity yet; the card of ${label} lacks ${missing}.`
  return { ...desk.claim(says, [fact.id], 'not rated'), fact: fact.id }
}

function missingOf({ importance, satisfaction }: Fact<'outcome'>): Sentence {
  if (importance === undefined && satisfaction === undefined)
    return say`how much it matters and how well it is met`
  return importance === undefined ? say`how much it matters` : say`how well it is met`
}
