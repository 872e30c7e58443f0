import { type Company, factsOf } from '../../company/company.ts'
import { customersIn } from '../../company/segments.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf, payersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Few enough to know each by name. */
const FEW = 50
const LARGE = 0.25
/** Fewer need no list. */
const SEVERAL = 5

/** Customers named by themselves who are among a group too, as far as the shares tell: together they are more than all sales. */
function namedWithin(company: Company): { count: number; share: number } {
  const payers = factsOf(company, 'segment').filter(({ side }) => side !== 'user')
  const total = payers.reduce((sum, { share }) => sum + (share ?? 0), 0)
  if (total <= ROUNDED) return { count: 0, share: 0 }
  const named = payers.filter(({ single }) => single)
  return { count: named.length, share: named.reduce((sum, { share }) => sum + (share ?? 0), 0) }
}

/** Shares that were rounded may come to a little more than all. */
const ROUNDED = 1.05

/** A short list of customers that carries much of the sales: what one of them is, share ÷ number. */
export const top: Rule = {
  id: 'concentration.top',
  family: 'concentration',

  find(company, kit) {
    const sales = salesOfYear(company)
    const within = namedWithin(company)
    return factsOf(company, 'segment')
      .flatMap(group => {
        const { single } = group
        const share = group.share && group.share - within.share
        const heads = customersIn(company, group)
        const size = heads && heads - within.count
        if (single || !size || size < SEVERAL || size > FEW || !share || share < LARGE) return []
        const each = share / size
        const rests = [group, ...(sales?.rests ?? [])]
        const worth = sales ? each * sales.value : undefined
        const few = say`${kit.label(group)}: ${kit.number(size, 'as said', [group])} names, ${kit.percent(share, 'as said, without those named by themselves', [group])} of ${takingsOf(kit.company)}`
        const says =
          sales && worth
            ? say`${few}. Each that leaves takes about ${kit.money(roughly(worth), 'share × sales ÷ number', rests)} a year along, so keep a list of when each was last spoken to.`
            : say`${few}. Each that leaves takes ${kit.percent(each, 'share ÷ number', [group])} of all ${takingsOf(kit.company)} along, so keep a list of when each was last spoken to.`
        return [
          {
            says,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            quadrant: 'weakness' as const,
            weight: worth ? { centsAYear: worth } : {},
            about: kit.label(group),
            figures: { share, each, ...(worth && { worth }) },
          },
        ]
      })
      .sort((a, b) => b.figures.share - a.figures.share)
      .slice(0, 1)
  },

  asks(company, kit) {
    const open = factsOf(company, 'segment').find(
      ({ single, share, size, side }) =>
        !single && (share ?? 0) >= 0.5 && size === undefined && side !== 'user',
    )
    if (!open) return null
    return {
      says: say`Tell me how many ${payersOf(kit.company)} come under ${kit.label(open)}, and I can say what each that leaves would take along.`,
      kind: 'segment',
      fact: open.id,
      attribute: 'size',
    }
  },
}
