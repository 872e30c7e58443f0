import type { SignificanceBody } from '@sextant/contracts/performance-intelligence/significance'
import { toolById } from '@sextant/contracts/catalogue'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged, Awaited, Heard } from '../../../core/tool.ts'
import { compareByBeta } from '../../../math/statistics/beta-comparison.ts'
import { alwaysValid } from '../../../math/statistics/peeking.ts'
import { sampleRatio } from '../../../math/statistics/sample-ratio.ts'
import { newcombeInterval, pooledTest } from '../../../math/statistics/two-rates.ts'
import type { FiguresKnown } from '../../../figures/known.ts'
import { listOf } from '../../../figures/words.ts'
import { say } from '../../../sentences/sentence.ts'
import { FigureDesk } from '../../figure-desk.ts'
import { holdsNought } from '../../rates.ts'
import { NOTHING_MEASURED } from '../../nothing-yet.ts'
import { actionsOf } from './actions.ts'
import { armsIn } from './read-arms.ts'
import { campaignArms, campaignsOf, namedIn } from './campaign-arms.ts'
import { surerOf } from './surer.ts'
import { headOf, overturnedBy, resultOf, testsOf, type Tested, titleOf } from './words.ts'

/** A difference that would matter, as a part of the first rate: what the always-valid test is mixed over. */
const MATTERS = 0.2

/** The two arms have to be told, or named as two campaigns. */
export function armsAwaited({ thread, figures }: Heard): Awaited | null {
  if (armsIn(thread) || (figures && campaignArms(thread, figures))) return null
  const unclear = figures && whichCampaigns(thread, figures)
  if (unclear) return unclear
  return {
    key: 'arms',
    text: 'Which two shall I compare? For each, say how many saw it and how many of them did what you count. Two campaigns by name will do where their figures are imported.',
    why: `${toolById('significance').name} needs cases and events of both: a rate alone does not say how much chance is in it.`,
    example: '“A: 31 of 1,240 visitors. B: 52 of 1,198.”',
  }
}

const LISTED_MOST = 12

/** Somebody named campaigns, and not two for certain: the question lists those it can be. */
function whichCampaigns(thread: Heard['thread'], known: FiguresKnown): Awaited | null {
  const { campaigns, several } = namedIn(thread, known)
  const all = campaignsOf(known)
  if (all.length < 2 || (campaigns.length === 0 && several.length === 0)) return null
  const listed = (several[0] ?? all).slice(0, LISTED_MOST).map(name => `“${name}”`)
  const taken = campaigns.length > 0 ? `I have ${quoted(campaigns)}. ` : ''
  const asks =
    several.length > 0
      ? `What you wrote fits more than one campaign: ${listOf(listed)}. Which one do you mean?`
      : `Which one shall it be compared with? There are ${listOf(listed)}.`
  return {
    key: 'arms',
    text: `${taken}${campaigns.length === 2 && several.length === 0 ? NOTHING_IN_COMMON : asks} Write both names, with “and” between them.`,
    why: 'Two campaigns are compared by what their figures tell of both.',
    example: `“${all[0]} and ${all[1]}”`,
  }
}

const NOTHING_IN_COMMON =
  'Their figures tell no rate of both, such as conversions and clicks: name another two.'

const quoted = (names: readonly string[]): string => listOf(names.map(name => `“${name}”`))

/** Whether the second differs from the first by more than chance, and what is in the way of saying so. */
export function arrange(desk: Desk, { thread, figures }: Heard): Arranged<'significance'> {
  const known = figures ?? NOTHING_MEASURED
  const figureDesk = new FigureDesk(desk, known, known.currency)
  const told = armsIn(thread)
  const chosen = told ? null : campaignArms(thread, known)
  const given = told ?? chosen
  if (!given) return noArms(figureDesk)
  const [a, b] = given.arms
  const [first, second] = given.arms.map(({ events, cases }) => ({ events, cases })) as [
    { events: number; cases: number },
    { events: number; cases: number },
  ]
  const { difference, low, high } = newcombeInterval(first, second)
  const split = sampleRatio([a.cases, b.cases], [...given.planned])
  const { better, loss } = compareByBeta(first, second)
  const rate = Math.max(first.events / first.cases, 1 / first.cases)
  const valid = alwaysValid([{ a: first, b: second }], Math.max(1e-4, rate * MATTERS))[0]!
  // Of two campaigns nobody planned a split.
  const isBroken = told !== null && split.isBroken
  const tested: Tested = {
    desk: figureDesk,
    arms: given.arms,
    looks: given.looks,
    rate: chosen?.rate ?? null,
    days: chosen?.days ?? null,
    hasSplit: told !== null,
    difference,
    low,
    high,
    better,
    loss,
    p: pooledTest(first, second)?.p ?? null,
    validP: valid.p,
    splitP: split.p,
    verdict: verdictOf({ difference, low, high }, given.looks > 1 ? valid.p : null, isBroken),
    sources: told
      ? [desk.book.said(told.message, told.quote, 'Your words')]
      : chosen!.queries.map(query => figureDesk.metric(query)),
  }
  const body: SignificanceBody = {
    verdict: tested.verdict,
    arms: [...given.arms],
    head: headOf(tested),
    difference,
    low,
    high,
    better,
    loss,
    p: tested.p,
    alwaysValidP: valid.p,
    splitP: split.p,
    looks: given.looks,
    tests: testsOf(tested),
    surer: surerOf(tested),
  }
  return {
    body,
    result: resultOf(tested),
    title: titleOf(tested),
    actions: actionsOf(tested),
    wouldChange: overturnedBy(tested),
  }
}

/** They were told in words that are no longer in the thread. */
function noArms(desk: FigureDesk): Arranged<'significance'> {
  const open = desk.desk.book.assumption('The two arms', 'Tell cases and events of both again.')
  return {
    body: {
      verdict: 'open',
      arms: ['A', 'B'].map(name => ({ name, events: 0, cases: 0 })),
      head: [],
      difference: 0,
      low: 0,
      high: 0,
      better: 0.5,
      loss: 0,
      p: null,
      alwaysValidP: 1,
      splitP: 1,
      looks: 1,
      tests: [],
      surer: [],
    },
    result: desk.claim(say`No two arms are told in this conversation at the moment.`, [open]),
  }
}

/** With several looks only what holds at every look counts. */
function verdictOf(
  change: { difference: number; low: number; high: number },
  validP: number | null,
  isBroken: boolean,
): SignificanceBody['verdict'] {
  if (isBroken) return 'broken'
  const isClear = validP === null ? !holdsNought(change) : validP < 0.05
  if (!isClear) return 'open'
  return change.difference > 0 ? 'better' : 'worse'
}
