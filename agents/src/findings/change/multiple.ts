import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'

/** How many times more, or fewer, makes a move a large one. */
const LARGE = 1.5
type Move = { change: Fact<'change'>; from: number; to: number; times: number }

/** A change told before and after that is larger than it sounds: to ÷ from. Costs and parts of demand have rules of their own. */
export const multiple: Rule = {
  id: 'change.multiple',
  family: 'change',

  find(company, kit) {
    return movesOf(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(move => finding(kit, move))
  },
}

function movesOf(company: Company): Move[] {
  return factsOf(company, 'change')
    .flatMap(change => {
      const { from, to, touches } = change
      if (!from || !to || touches === 'cost' || isPartOfDemand(company, change)) return []
      return [{ change, from, to, times: to / from }]
    })
    .filter(({ times }) => sizeOf(times) >= LARGE)
    .sort((a, b) => sizeOf(b.times) - sizeOf(a.times))
}

const sizeOf = (times: number): number => Math.max(times, 1 / times)

/** What demand.enquiry-mix tells: a part of those who ask that moves towards one line. */
function isPartOfDemand(company: Company, change: Fact<'change'>): boolean {
  const isPart = change.touches === 'demand' && change.form === 'share'
  return isPart && aboutOf(company, change, 'offer') !== undefined
}

function finding(kit: Kit, { change, from, to, times }: Move): Finding {
  const label = kit.label(change)
  const before = kit.figure(change, from)
  const now = kit.figure(change, to)
  const start = say`${label}: from ${before} to ${now}`
  const says =
    times > 1
      ? say`${start} is ${kit.number(times, 'after ÷ before', [change])} times as much. Plans made before that no longer fit.`
      : say`${start} leaves only ${kit.percent(times, 'after ÷ before', [change])} of what was. Plans made before that no longer fit.`
  return {
    says,
    rests: [change.id],
    evidence: 'measured',
    ...(change.bearing === 'hurts' && { quadrant: 'threat' as const }),
    ...(change.bearing === 'helps' && { quadrant: 'opportunity' as const }),
    weight: {},
    about: label,
    figures: { times },
  }
}
