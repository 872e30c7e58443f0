import { STEPS } from '@sextant/contracts/marketing-strategy/step-words'
import type {
  AdvancedStrategyBody,
  GuidedStrategyBody,
  StrategySections,
} from '@sextant/contracts/marketing-strategy/strategies'
import { sound } from '../company/sound.ts'
import type { Desk } from '../core/desk.ts'
import type { Arranged } from '../core/tool.ts'
import { withOwnReason } from '../core/moves-in.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { type Aim, aimInSpending, aimOf } from './aim.ts'
import type { Case } from './cases/case.ts'
import { type Around, resultOf } from './decision.ts'
import { turnsOf } from './turns.ts'
import { doubtsOf } from './doubts.ts'
import { inHeads } from './heads.ts'
import { caseOf } from './cases/table.ts'
import { heldFor } from './cases/fullness.ts'
import { heldForAnswers } from './cases/asked-in-vain.ts'
import { leavingOf } from './cases/leavers.ts'
import { heldForGoal } from './held.ts'
import { speaksAgainst } from './lead.ts'
import { settleMove } from './settle.ts'
import { missingOf } from './missing.ts'
import { budgetOf } from './sections/budget.ts'
import { WAY_MOST } from './sections/sharing.ts'
import { channelsOf } from './sections/channels.ts'
import { funnelOf } from './sections/funnel.ts'
import { kpisOf } from './sections/kpis.ts'
import { marketOf } from './sections/market.ts'
import { messagingOf } from './sections/messaging.ts'
import { positioningOf } from './sections/positioning.ts'
import { scenariosOf } from './sections/scenarios.ts'
import { segmentsOf, targetFact } from './sections/segments.ts'
import { sevenPsOf } from './sections/seven-ps.ts'
import { testsOf } from './sections/tests.ts'
import { worthByWay, worthOfWin } from './worth.ts'

/** The sections, and what they rest on together. */
type Made = Around & { body: StrategySections }

/** What every mode has: each section from what the ones before it found. What cannot be is told, and no target is built on it. */
function made(desk: Desk): Made {
  const known = sound(desk.company)
  const wanted = aimOf(known)
  const segments = segmentsOf(desk, wanted)
  const target = targetFact(desk, segments)
  const meant = inHeads(known, wanted, target) ?? aimInSpending(known, target)
  const doubts = doubtsOf(desk, meant, target)
  const aim = doubts.some(({ cannotBe }) => cannotBe) ? null : meant
  const worth = worthOfWin(known, target, aim)
  const positioning = positioningOf(desk, target)
  const messaging = messagingOf(desk, target)
  const channels = channelsOf(desk, way => worthByWay(known, way, { target, aim }))
  const budget = budgetOf(desk, {
    channels,
    aim,
    worth,
    target,
    ...holds(desk, { meant, aim, target }),
  })
  const funnel = funnelOf(desk, { aim, meant, target })
  const found = caseOf(desk, { meant, aim, target, worth, budget })
  const kpis = kpisOf(desk, { aim, budget, funnel, target, found })
  const missing = missingOf(desk, { aim, meant, target })
  const said = doubts.map(({ claim }) => claim)
  const parts = { segments, positioning, messaging, channels, budget, funnel, kpis }
  const bottleneck = bottleneckOf(desk, found)
  return {
    body: { ...parts, bottleneck, doubts: said, missing },
    aim,
    target,
    worth,
    doubts,
    found,
  }
}

/** On one page. */
export function arrangePage(desk: Desk): Arranged<'strategy-on-a-page'> {
  const all = made(desk)
  return { body: all.body, ...concluded(desk, all) }
}

/** Nobody has agreed on anything yet. */
const OPEN_STEPS: GuidedStrategyBody['steps'] = STEPS.map(id => ({ id, agreed: null }))

export function arrangeGuided(desk: Desk): Arranged<'guided-strategy'> {
  const all = made(desk)
  return { body: { ...all.body, steps: OPEN_STEPS }, ...concluded(desk, all) }
}

export function arrangeAdvanced(desk: Desk): Arranged<'advanced-strategy'> {
  const all = made(desk)
  const { body, aim, target } = all
  const advanced: AdvancedStrategyBody = {
    ...body,
    steps: OPEN_STEPS,
    market: marketOf(desk, { target, aim }),
    sevenPs: sevenPsOf(desk),
    scenarios: scenariosOf(desk, body.budget),
    tests: testsOf(desk, body.messaging, aim),
  }
  return { body: advanced, ...concluded(desk, all) }
}

/** What the budget waits for: room, or better answers; and how far a way may be taken while people leave. */
function holds(desk: Desk, around: Pick<Made, 'aim' | 'target'> & { meant: Aim | null }) {
  const { meant, aim, target } = around
  const isLeaving = leavingOf(desk, { aim, target }) !== null
  const held =
    heldFor(desk, meant) ?? heldForAnswers(desk, aim) ?? heldForGoal(desk, { meant, aim })
  return { held, most: isLeaving ? 1 : WAY_MOST }
}

type Conclusion = Pick<Arranged, 'result' | 'lead' | 'plays' | 'speaksAgainst' | 'wouldChange'>

/** Moves that are right whatever the goal's figures turn out to be. */
const SAFE = new Set(['secure-the-account', 'ask-to-be-sent', 'ask-those-who-left'])

/** The moves of the case; where a figure cannot be, it is settled first, and only what is right in any case is done beside it. */
function movesOf({ found, doubts }: Made): readonly ChosenPlay[] {
  if (found?.id === 'room') return found.moves
  const denied = doubts.find(({ cannotBe }) => cannotBe)
  if (!denied) return found?.moves ?? []
  const safe = (found?.moves ?? []).filter(({ play }) => SAFE.has(play.id))
  return [settleMove(denied), ...safe]
}

/** What is short, and what the sections do about it. */
const bottleneckOf = (desk: Desk, found: Case | null): StrategySections['bottleneck'] =>
  found && {
    id: found.id,
    follows: found.follows.map(says =>
      desk.claim(
        says,
        found.rests.map(({ id }) => id),
        'computed',
      ),
    ),
  }

const OWN_ENOUGH = 3

/** The decision, the move that carries it out, what would turn it; no move beside it argues against it. */
function concluded(desk: Desk, around: Made): Conclusion {
  const result = resultOf(desk, around)
  const own = (result && movesOf(around)) ?? []
  // Moves that follow from the case are not watered down by others.
  const against = speaksAgainst(desk, around)
  const others = desk.plays.filter(chosen => chosen.play.nature !== 'general' && !against(chosen))
  const filled = [...own, ...others].reduce(withOwnReason, [])
  const isDenied = around.doubts.some(({ cannotBe }) => cannotBe)
  // Where figures deny each other, nothing is done besides that rests on them.
  const most = isDenied && own.length > 0 ? own.length : Math.max(own.length, OWN_ENOUGH)
  const all = filled.slice(0, most)
  const [lead, ...plays] = own.length > 0 ? all : []
  return {
    ...(result && { result }),
    ...(lead && { lead, plays }),
    speaksAgainst: chosen => (lead ? !all.includes(chosen) : against(chosen)),
    wouldChange: turnsOf(desk, around),
  }
}
