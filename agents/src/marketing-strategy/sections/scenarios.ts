import type { Claim } from '@sextant/contracts/deliverable'
import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import { SCENARIO_INPUTS, SCENARIOS } from '@sextant/contracts/marketing-strategy/market-words'
import type { Scenarios } from '@sextant/contracts/marketing-strategy/market'
import type { Desk } from '../../core/desk.ts'
import { openClaim } from '../open-claim.ts'
import { played } from '../recompute/scenarios.ts'

/** How far an input moves either way until somebody says otherwise. */
const SPREAD = 0.25

/** The plan three times, and what each input alone does to it. */
export const scenariosOf = (desk: Desk, budget: Budget): Scenarios =>
  played(
    {
      spread: SPREAD,
      money: null,
      perWin: null,
      worth: null,
      rows: SCENARIOS.map(id => ({ id, perWin: null, worth: null, wins: null, left: null })),
      effects: SCENARIO_INPUTS.map(id => ({ id, worse: null, better: null })),
      method: methodOf(desk, budget),
    },
    budget,
  )

function methodOf(desk: Desk, { tasks, worth }: Budget): Claim {
  const isCounted = tasks.some(({ perWin }) => perWin)
  return openClaim(desk, isCounted && worth ? SPREAD_WORDS : MISSING)
}

const SPREAD_WORDS = {
  says: 'The money stays as planned; the cost of a win and what it leaves move either way by the part below. How far they really move, nobody has measured.',
  topic: 'How far the inputs move',
  check: 'Set the months of last year side by side: the best and the worst say how far.',
}
const MISSING = {
  says: 'No scenario yet: it takes what a win has cost at any way, and what one leaves.',
  topic: 'What a win costs and leaves: not known yet',
  check: 'Say what each way costs and how many came by it, and what one sale costs you.',
}
