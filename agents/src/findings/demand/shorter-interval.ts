import { aboutOf, factsOf } from '../../company/company.ts'
import { contributionOf, type PricedOffer } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What is called a span of time in a change. */
const OF_TIME = new Set(['months', 'days'])
/** A smaller difference brings nobody back sooner. */
const LEAST = 1.1

/** What has to be bought again sooner is bought more often: number sold × (before ÷ after − 1). */
export const shorterInterval: Rule = {
  id: 'demand.shorter-interval',
  family: 'demand',

  find(company, kit) {
    return factsOf(company, 'change')
      .flatMap((change): Finding[] => {
        const { from, to, form, bearing } = change
        const line = aboutOf(company, change, 'offer')
        if (!from || !to || !form || !OF_TIME.has(form) || bearing === 'hurts') return []
        const times = from / to
        if (!line?.volume || times < LEAST) return []
        const rests = [change, line]
        const more = Math.round(line.volume * (times - 1))
        const left = line.price ? contributionOf(line as PricedOffer) : null
        const number = kit.number(more, 'number sold × (before ÷ after − 1)', rests)
        const often = kit.number(Number(times.toFixed(1)), 'before ÷ after', [change])
        const start = say`${kit.label(change)}: with ${kit.figure(change, to)} in place of ${kit.figure(change, from)}, those who come back come ${often} times as often. On ${kit.label(line)} that is up to ${number} more a year`
        const worth = left && left > 0 ? more * left : undefined
        const says = worth
          ? say`${start}, which would leave about ${kit.money(roughly(worth), 'more sales × what one leaves', rests)}. They have bought already: remind them before somebody else does.`
          : say`${start}. They have bought already: remind them before somebody else does.`
        return [
          {
            says,
            rests: idsOf(...rests),
            evidence: 'derived',
            quadrant: 'opportunity',
            weight: worth ? { centsAYear: worth } : {},
            about: kit.label(line),
            figures: { times, more, ...(worth && { worth }) },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
