import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { areWhole, linesOf } from '../../company/lines.ts'
import { marginOf } from '../../company/margins.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A smaller move of the margin is noise. */
const LEAST = 0.004

type Part = { offer: Fact<'offer'>; share: number; margin: number; growth: number }

/** Lines that tell share, margin and growth, where all of them do. */
function partsOf(company: Company): Part[] {
  const lines = linesOf(company)
  if (lines.length < 2 || !areWhole(lines)) return []
  const parts = lines.flatMap(({ offer, share }) => {
    const margin = marginOf(offer)
    return margin !== null && offer.growth !== undefined
      ? [{ offer, share, margin, growth: offer.growth }]
      : []
  })
  return parts.length === lines.length ? parts : []
}

const marginAt = (parts: Part[], sharesOf: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + sharesOf(part) * part.margin, 0) /
  parts.reduce((sum, part) => sum + sharesOf(part), 0)

/** The average margin now and after another year in which every line grows as in the last: Σ share × (1 + growth) × margin. */
export const marginShift: Rule = {
  id: 'mix.margin-shift',
  family: 'mix',

  find(company, kit) {
    const parts = partsOf(company)
    if (parts.length === 0) return []
    const now = marginAt(parts, ({ share }) => share)
    const next = marginAt(parts, ({ share, growth }) => share * (1 + growth))
    const moved = next - now
    if (Math.abs(moved) < LEAST) return []
    const offers = parts.map(({ offer }) => offer)
    const sales = salesOfYear(company)
    const worth = sales ? Math.abs(moved) * sales.value : undefined
    const from = kit.percent(now, 'Σ share × margin', offers)
    const to = kit.percent(next, 'Σ share × (1 + growth) × margin ÷ Σ share × (1 + growth)', offers)
    const falls = moved < 0
    const shift = say`Another year of the same growth moves your average margin from ${from} to ${to} through the mix alone, with every price as it is`
    const says =
      sales && worth
        ? say`${shift}: about ${kit.money(roughly(worth), 'move × sales', [...offers, ...sales.rests])} a year ${falls ? say`less` : say`more`} on today’s sales.`
        : say`${shift}. ${falls ? say`The wrong lines grow.` : say`The right lines grow.`}`
    return [
      {
        says,
        rests: idsOf(...offers, ...(sales?.rests ?? [])),
        evidence: 'derived',
        quadrant: falls ? 'threat' : 'opportunity',
        weight: worth ? { centsAYear: worth } : {},
        figures: { now, next, moved },
      },
    ]
  },

  asks(company, kit) {
    const lines = linesOf(company)
    const open = factsOf(company, 'offer').filter(
      ({ share, growth }) => share && growth === undefined,
    )
    const [offer] = open
    const haveMargins = lines.length > 1 && lines.every(line => marginOf(line.offer) !== null)
    if (!offer || open.length > 1 || !areWhole(lines) || !haveMargins) return null
    return {
      says: say`Tell me by how much sales of ${kit.label(offer)} grew or fell in a year, and I can say where the mix takes your margin.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'growth',
    }
  },
}
