import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Anomaly } from '../math/statistics/anomalies/anomalies.ts'
import { type Effect, effectOf } from './tools/what-is-odd/effect.ts'
import { type Found, RESULTS_IN_ORDER, type Watched } from './watch.ts'

/** A series on one day on which it was not as it is on others. */
export type OddDay = { found: Found; odd: Anomaly }

/** A level that changed and stayed. */
export type Change = { kind: 'change'; found: Found; effect: Effect }
/** All that was odd of one source on one day: what leads to the rest of it, and the rest. */
export type Incident = { kind: 'day'; day: string; lead: OddDay; beside: OddDay[] }
export type Finding = Change | Incident

/**
 * What stands, as few findings as there are causes, the one that matters most first: results whose level changed, then money by how
 * much of it at least is at stake, then results by the day, then the rest.
 */
export function findingsIn({ found }: Pick<Watched, 'found'>): Finding[] {
  const changes = found.flatMap((one): Change[] => {
    const effect = effectOf(one)
    return effect ? [{ kind: 'change', found: one, effect }] : []
  })
  return [...changes, ...incidentsIn(found)].toSorted(
    (a, b) => tier(a) - tier(b) || stakeOf(b) - stakeOf(a) || surely(a) - surely(b),
  )
}

/** Money first: what was spent or sold explains the rates that are worked out of it. */
const LEADS_A_DAY: readonly Measure[] = ['spend', ...RESULTS_IN_ORDER]

function place({ found: { series } }: OddDay): number {
  if (series.cases !== null) return LEADS_A_DAY.length + 1
  const at = LEADS_A_DAY.indexOf(series.events)
  return at < 0 ? LEADS_A_DAY.length : at
}

function incidentsIn(found: readonly Found[]): Incident[] {
  const days = found.flatMap(one => one.anomalies.odd.map(odd => ({ found: one, odd })))
  const groups = Map.groupBy(days, ({ found: { series }, odd }) =>
    [series.source, series.days[odd.index]].join(' '),
  )
  return [...groups.values()].map(group => {
    const [lead, ...beside] = group.toSorted(
      (a, b) => place(a) - place(b) || distance(b) - distance(a) || a.odd.p - b.odd.p,
    )
    return { kind: 'day', day: lead!.found.series.days[lead!.odd.index]!, lead: lead!, beside }
  })
}

export const leadOf = (finding: Finding): Found =>
  finding.kind === 'change' ? finding.found : finding.lead.found

const RESULTS: ReadonlySet<Measure> = new Set(RESULTS_IN_ORDER)

function tier(finding: Finding): number {
  const { events, cases } = leadOf(finding).series
  const isResult = RESULTS.has(events)
  if (finding.kind === 'change' && isResult) return cases === null ? 1 : 0
  if (isMoney(finding)) return 2
  if (isResult) return 3
  return cases === null ? 5 : 4
}

/** Whether what leads a finding is an amount of money. */
export function isMoney(finding: Finding): boolean {
  const { events, cases } = leadOf(finding).series
  return cases === null && MEASURES[events].unit === 'money'
}

/** How much money lies beyond the usual at the least; nought where it is no money. */
function stakeOf(finding: Finding): number {
  if (!isMoney(finding)) return 0
  if (finding.kind === 'day') return distance(finding.lead)
  const { low, high, isClear, after } = finding.effect
  return isClear ? Math.min(Math.abs(low), Math.abs(high)) * after.days : 0
}

/** How far a day lies outside of what was to be expected. */
const distance = ({ odd: { value, low, high } }: OddDay): number =>
  Math.max(value - high, low - value, 0)

const surely = (finding: Finding): number => leadOf(finding).adjusted
