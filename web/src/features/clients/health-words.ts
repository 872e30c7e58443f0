import { HEALTH_PARTS } from '@sextant/contracts/clients/health'
import type { ClientDashboardRow } from '@sextant/contracts/rows'

export type HealthPart = {
  name: string
  points: number
  most: number
  /** How it comes to these points. */ because: string
  /** What would raise it, or why nothing does. */ next: string
}
type Figures = Pick<
  ClientDashboardRow,
  | 'campaigns_count'
  | 'active_campaigns'
  | 'completed_campaigns'
  | 'outputs_count'
  | 'age_days'
  | 'health_campaigns'
  | 'health_age'
  | 'health_outputs'
>

const counted = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`
const MOST = HEALTH_PARTS.campaigns.most
const share = (active: number, of: number) => Math.round((MOST * active) / of)

/** The score in its parts, each with its reason and what would raise it. The points are the database's; the sentences only explain them. */
export function healthParts(client: Figures): HealthPart[] {
  return [
    {
      name: 'Active campaigns',
      points: client.health_campaigns,
      most: MOST,
      ...campaignWords(client),
    },
    {
      name: 'New client',
      points: client.health_age,
      most: HEALTH_PARTS.age.most,
      ...ageWords(client.age_days),
    },
    {
      name: 'Agent outputs',
      points: client.health_outputs,
      most: HEALTH_PARTS.outputs.most,
      ...outputWords(client.outputs_count),
    },
  ]
}

function campaignWords({
  campaigns_count: all,
  active_campaigns: active,
  completed_campaigns: done,
}: Figures) {
  if (all === 0)
    return {
      because: `No campaigns yet, so none of the ${MOST} points`,
      next: `A first campaign that is active brings all ${MOST} points.`,
    }
  const because = `${active} of ${counted(all, 'campaign')} ${active === 1 ? 'is' : 'are'} active: ${MOST} × ${active} ÷ ${all} = ${share(active, all)}`
  if (active === all)
    return { because, next: 'Every campaign is active; there is no more to gain here.' }
  const one = `One more active campaign brings it to ${share(active + 1, all)}.`
  if (done > 0 && all > done && active > 0)
    return {
      because,
      next: `${done + active === all ? '' : `${one} `}Archiving what is completed (${done}) brings it to ${share(active, all - done)}.`,
    }
  return { because, next: one }
}

function ageWords(days: number) {
  const steps = HEALTH_PARTS.age.steps
  const at = steps.findIndex(({ withinDays }) => days <= withinDays)
  const age = days < 1 ? 'A client since today' : `A client for ${counted(days, 'day')}`
  if (at < 0)
    return {
      because: `${age}: new clients count up to ${steps[0].points} points, for ${steps.at(-1)?.withinDays} days`,
      next: 'Nothing raises it again. An established client can reach 70, which is excellent.',
    }
  const step = steps[at]
  const after = steps[at + 1]?.points ?? 0
  return {
    because: `${age}: within ${step?.withinDays} days brings ${step?.points}`,
    next: `After day ${step?.withinDays} it falls to ${after}; active campaigns and outputs have to carry the score then.`,
  }
}

function outputWords(outputs: number) {
  const steps = HEALTH_PARTS.outputs.steps.toReversed()
  const next = steps.find(({ atLeast }) => outputs < atLeast)
  const reached = steps.findLast(({ atLeast }) => outputs >= atLeast)
  const because =
    outputs === 0
      ? 'No outputs yet, so no points'
      : `${counted(outputs, 'output')}: ${reached?.atLeast} or more ${reached?.points === undefined ? '' : `bring ${reached.points}`}`
  return {
    because,
    next: next
      ? `${counted(next.atLeast - outputs, 'more output')} ${next.atLeast - outputs === 1 ? 'brings' : 'bring'} it to ${next.points}.`
      : 'This is all there is to gain here.',
  }
}
