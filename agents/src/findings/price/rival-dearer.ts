import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { saidGap } from '../../company/rivals.ts'
import { type Computed, revenueOf } from '../../company/sales.ts'
import { salesOfYear } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const MOST_NAMED = 3
/** Of the way up to the nearest of them. */
const PART = 0.5

/** Rivals who are said to be dearer, without a price that could be set against ours. */
const dearerRivals = (company: Company): Fact<'rival'>[] =>
  factsOf(company, 'rival').filter(
    rival => !rival.price && (rival.gapLow ?? rival.gapHigh ?? 0) > 0,
  )

/** What they compete for: the line they are about, or the only one there is. What they do not sell cannot be compared. */
function metBy(company: Company, rivals: readonly Fact<'rival'>[]): Computed | null {
  const lines = new Set(rivals.map(({ about }) => about))
  const line = rivals[0] && lines.size === 1 ? aboutOf(company, rivals[0], 'offer') : undefined
  if (!line) return factsOf(company, 'offer').length > 1 ? null : salesOfYear(company)
  const cents = revenueOf(line)
  return cents ? { value: cents, how: 'sales of the line', rests: [line] } : null
}

/** Room below those who are dearer, when nobody named is cheaper: what going a part of the way would bring. */
export const rivalDearer: Rule = {
  id: 'price.rival-dearer',
  family: 'price',

  find(company, kit) {
    const dearer = dearerRivals(company)
    const gaps = factsOf(company, 'rival').map(saidGap)
    const isCheapest = gaps.every(gap => gap === null || gap > 0)
    const [least] = dearer.map(rival => rival.gapLow ?? rival.gapHigh ?? 0).sort((a, b) => a - b)
    const sales = metBy(company, dearer)
    if (!least || !isCheapest || !sales) return []
    const worth = sales.value * least * PART
    const who = new ListText(dearer.slice(0, MOST_NAMED).map(rival => kit.label(rival)))
    const rests = [...dearer, ...sales.rests]
    const says = say`At ${who} the price is at least ${kit.percent(least, 'the least of what was said', dearer)} above yours. Raising yours by ${fixed.percent(PART, 'a part of the way')} of that gap would bring about ${kit.money(roughly(worth), '50 % × gap × sales', rests)} a year with the same buyers, and you would still be cheaper.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: { centsAYear: worth },
        ...(dearer[0] && { about: kit.label(dearer[0]) }),
        figures: { gap: least, worth },
      },
    ]
  },

  asks(company, kit) {
    const [first] = dearerRivals(company)
    if (first && !aboutOf(company, first, 'offer') && factsOf(company, 'offer').length > 1)
      return {
        says: say`Tell me which of your lines buyers compare with ${kit.label(first)}, and I can say what the room below that price is worth.`,
        kind: 'rival',
        fact: first.id,
        attribute: 'about',
      }
    if (!first || salesOfYear(company)) return null
    return {
      says: say`Tell me your sales of a year, and I can say what the room below ${kit.label(first)} is worth.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
