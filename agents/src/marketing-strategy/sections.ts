import type { Claim } from '@sextant/contracts/deliverable'
import { STEPS } from '@sextant/contracts/marketing-strategy/step-words'
import type {
  AdvancedStrategyBody,
  GuidedStrategyBody,
  StrategySections,
} from '@sextant/contracts/marketing-strategy/strategies'
import type { Fact } from '../company/company.ts'
import { takesGifts } from '../company/targets.ts'
import type { Desk } from '../core/desk.ts'
import type { Arranged } from '../core/tool.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { type Aim, aimOf } from './aim.ts'
import { budgetOf } from './sections/budget.ts'
import { channelsOf } from './sections/channels.ts'
import { funnelOf } from './sections/funnel.ts'
import { kpisOf } from './sections/kpis.ts'
import { marketOf } from './sections/market.ts'
import { messagingOf } from './sections/messaging.ts'
import { bestOf, carriedWords, lineOf, positioningOf } from './sections/positioning.ts'
import { scenariosOf } from './sections/scenarios.ts'
import { segmentsOf, targetFact } from './sections/segments.ts'
import { sevenPsOf } from './sections/seven-ps.ts'
import { testsOf } from './sections/tests.ts'
import { worthOfCustomer, worthOfWin } from './worth.ts'

/** The sections, the one decision they come to, and what they rest on together. */
type Made = { body: StrategySections; aim: Aim | null; target: Fact<'segment'> | undefined }

/** What every mode has: each section from what the ones before it found. */
function made(desk: Desk): Made {
  const segments = segmentsOf(desk)
  const target = targetFact(desk, segments)
  const aim = aimOf(desk.company)
  const worth = worthOfWin(desk.company, target, aim)
  const positioning = positioningOf(desk, target)
  const messaging = messagingOf(desk, target)
  const channels = channelsOf(desk, worthOfCustomer(desk.company, target))
  const budget = budgetOf(desk, { channels, aim, worth })
  const funnel = funnelOf(desk, aim, target)
  const kpis = kpisOf(desk, { aim, budget, funnel, target })
  const body = { segments, positioning, messaging, channels, budget, funnel, kpis }
  return { body, aim, target }
}

/** On one page. */
export function arrangePage(desk: Desk): Arranged<'strategy-on-a-page'> {
  const { body, ...rest } = made(desk)
  return { body, ...resultOf(desk, body, rest) }
}

/** Nobody has agreed on anything yet. */
const OPEN_STEPS: GuidedStrategyBody['steps'] = STEPS.map(id => ({ id, agreed: null }))

export function arrangeGuided(desk: Desk): Arranged<'guided-strategy'> {
  const { body, ...rest } = made(desk)
  return { body: { ...body, steps: OPEN_STEPS }, ...resultOf(desk, body, rest) }
}

export function arrangeAdvanced(desk: Desk): Arranged<'advanced-strategy'> {
  const { body, aim, target } = made(desk)
  const advanced: AdvancedStrategyBody = {
    ...body,
    steps: OPEN_STEPS,
    market: marketOf(desk, { target, aim }),
    sevenPs: sevenPsOf(desk),
    scenarios: scenariosOf(desk, body.budget),
    tests: testsOf(desk, body.messaging),
  }
  return { body: advanced, ...resultOf(desk, body, { aim, target }) }
}

/** What to sell to whom, known for what, for how much. Nothing where what is sold or to whom is not known. */
function resultOf(
  desk: Desk,
  { segments, budget }: StrategySections,
  { aim, target }: Pick<Made, 'aim' | 'target'>,
): { result?: Claim } {
  const { kit } = desk
  const line = lineOf(desk)
  const best = bestOf(desk)
  const [offer, group] = [line, target].map(fact => (fact ? kit.name(fact) : null))
  if (!line || !target || !offer || !group) return {}
  const first = segments.rows.length > 1 ? say` first` : say``
  const start = takesGifts(desk.company)
    ? say`Ask ${group}${first} for ${offer}`
    : say`Sell ${offer} to ${group}${first}`
  const says = say`${start}${moneyWords(desk, budget, aim)}.${carriedWords(desk, best)}`
  const rests = [line, target, best, aim?.goal].flatMap(fact => (fact ? [fact.id] : []))
  return { result: desk.claim(says, rests, 'computed') }
}

/** ", and spend $38,400 on 24 more contracts by June 2027": only what somebody said there is. */
function moneyWords(
  { kit, company }: Desk,
  { given }: { given: number | null },
  aim: Aim | null,
): Sentence {
  const fact = company.facts.find(({ kind }) => kind === 'budget')
  if (!aim) return say``
  const wins = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  const by = aim.goal.by ? say` by ${kit.date(aim.by, aim.goal)}` : say``
  if (given === null || !fact) return say`, to win ${wins}${by}`
  const money = kit.money(given, 'the budget until then', [fact])
  return say`, and spend ${money} to win ${wins}${by}`
}
