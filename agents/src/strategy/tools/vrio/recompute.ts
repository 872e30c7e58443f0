import type { VrioBody, VrioResource } from '@sextant/contracts/strategy/vrio'
import { openTest, type VrioTest } from '@sextant/contracts/strategy/vrio-words'
import { judgeVrio, type VrioVerdict } from '../../../math/vrio.ts'

type Verdict = NonNullable<VrioResource['verdict']>

const NAMES: Readonly<Record<VrioVerdict, Verdict>> = {
  'competitive disadvantage': 'disadvantage',
  'competitive parity': 'parity',
  'temporary advantage': 'temporary advantage',
  'unused advantage': 'unused advantage',
  'sustained advantage': 'sustained advantage',
}

/** Barney's verdict; null while an answer that decides is missing. */
export function verdictOf(answers: Pick<VrioResource, VrioTest>): Verdict | null {
  if (openTest(answers)) return null
  const { valuable, rare, inimitable, organized } = answers
  return NAMES[
    judgeVrio({
      valuable: valuable === true,
      rare: rare === true,
      inimitable: inimitable === true,
      organized: organized === true,
    })
  ]
}

/** Verdicts anew. */
export const recompute = (body: VrioBody): VrioBody => ({
  ...body,
  resources: body.resources.map(resource => ({ ...resource, verdict: verdictOf(resource) })),
})
