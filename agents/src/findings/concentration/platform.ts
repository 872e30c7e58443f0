import { factsOf } from '../../company/company.ts'
import { plannedCents } from '../../company/periods.ts'
import { salesOfYear } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { payersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const LARGE = 0.25
/** A part of the buyers that could come directly next time. */
const MOVED = 0.1

/** Buyers who come through somebody else's platform: what it takes for each, and what a tenth coming directly saves. */
export const platform: Rule = {
  id: 'concentration.platform',
  family: 'concentration',

  find(company, kit) {
    const sales = salesOfYear(company)
    return factsOf(company, 'channel')
      .flatMap(channel => {
        const { sort, share, spend } = channel
        if (sort !== 'platform' || !share || share < LARGE) return []
        // What is taken of each sale is no sum of a year.
        const fee = spend && spend.per !== 'sale' ? plannedCents(spend) : undefined
        const rules = say`${kit.label(channel)}: ${kit.percent(share, 'as said', [channel])} of new ${payersOf(kit.company)} come under rules that somebody else can change overnight`
        const saved = fee ? fee * MOVED : undefined
        const ofSales = fee && sales ? fee / sales.value : undefined
        const says =
          fee && saved
            ? say`${rules}. It takes ${kit.money(roughly(fee), 'spend a year', [channel])} a year; ${fixed.percent(MOVED, 'a first step')} of them coming directly next time keeps ${kit.money(roughly(saved), 'spend × 10 %', [channel])} with you.`
            : say`${rules}. Ask every buyer for a way to reach them without it.`
        return [
          {
            says,
            rests: idsOf(channel),
            evidence: 'derived' as const,
            quadrant: 'threat' as const,
            weight: fee ? { centsAYear: fee } : {},
            about: kit.label(channel),
            figures: { share, ...(fee && { fee }), ...(ofSales && { ofSales }) },
          },
        ]
      })
      .slice(0, 2)
  },

  asks(company, kit) {
    const open = factsOf(company, 'channel').find(
      ({ sort, share }) => sort === 'platform' && share === undefined,
    )
    if (!open) return null
    return {
      says: say`Tell me which part of your new ${payersOf(kit.company)} comes through ${kit.label(open)}, and I can say what it would mean if its rules changed.`,
      kind: 'channel',
      fact: open.id,
      attribute: 'share',
    }
  },
}
