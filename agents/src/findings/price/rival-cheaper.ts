import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { type Computed, revenueOf } from '../../company/sales.ts'
import { salesOfYear } from '../../company/targets.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const MOST_NAMED = 3

type Cheaper = { nearest: Fact<'rival'>[]; others: Fact<'rival'>[]; gap: number }

/** The least by which a rival is said to be cheaper, below nought; nought where that is not said. */
function leastGap({ gapLow, gapHigh }: Fact<'rival'>): number {
  const gaps = [gapLow, gapHigh].filter(gap => gap !== undefined)
  return gaps.length > 0 ? Math.min(0, Math.max(...gaps)) : 0
}

/** The most by which a rival is said to be cheaper, 0–1. */
const mostGap = ({ gapLow = 0, gapHigh = 0 }: Fact<'rival'>): number =>
  -Math.min(gapLow, gapHigh, 0)

/** Rivals who are said to be cheaper, without a price that could be set against ours; all of the line that the first is about. */
function cheaperRivals(company: Company): Cheaper | null {
  const cheaper = factsOf(company, 'rival').filter(rival => !rival.price && leastGap(rival) < 0)
  const [first] = cheaper
  if (!first) return null
  const rivals = cheaper.filter(({ about }) => about === first.about).slice(0, MOST_NAMED)
  const gap = Math.max(...rivals.map(leastGap))
  const nearest = rivals.filter(rival => leastGap(rival) === gap)
  return { nearest, others: rivals.filter(rival => leastGap(rival) < gap), gap }
}

/** What buyers pay for a line in a year: a gap in the price is one in all of it, in what is only handed on as well. */
function paidFor(line: Fact<'offer'>): number | null {
  const handedOn = line.passThrough && line.price && line.volume
  return handedOn ? (line.price?.cents ?? 0) * (line.volume ?? 0) : revenueOf(line)
}

/** What they compete for, in money a year: the line they are about, or the only one there is. */
function atStake(company: Company, rival: Fact<'rival'>): Computed | null {
  const line = aboutOf(company, rival, 'offer')
  if (!line) return factsOf(company, 'offer').length > 1 ? null : salesOfYear(company)
  const cents = paidFor(line)
  return cents ? { value: cents, how: 'sales of the line', rests: [line] } : null
}

/** What it would cost to match the nearest of the rivals who are said to be cheaper: gap × sales at stake. */
export const rivalCheaper: Rule = {
  id: 'price.rival-cheaper',
  family: 'price',

  find(company, kit) {
    const found = cheaperRivals(company)
    const [first] = found?.nearest ?? []
    const stake = first && atStake(company, first)
    if (!found || !first || !stake) return []
    const { nearest, others, gap } = found
    const worth = -gap * stake.value
    const line = aboutOf(company, first, 'offer')
    const who = new ListText(nearest.map(rival => kit.label(rival)))
    const rests = [...nearest, ...others, ...stake.rests]
    const on = line ? say` on ${kit.label(line)}` : say``
    const less = kit.percent(-gap, 'the least of what was said', nearest)
    const money = (part: number) =>
      kit.money(roughly(part * stake.value), 'gap × sales at stake', [...nearest, ...stake.rests])
    const most = Math.max(...nearest.map(mostGap))
    const isRange = most > -gap
    const upTo = isRange
      ? say` to ${kit.percent(most, 'the most of what was said', nearest)}`
      : say``
    const cost = isRange ? say`${money(-gap)} to ${money(most)}` : say`${money(-gap)}`
    const beyond =
      others.length > 0
        ? say`; to match ${new ListText(others.map(rival => kit.label(rival)))} more`
        : say``
    const says = say`To match ${who}${on}, at ${less}${upTo} less, would cost ${cost} a year if as many buy${beyond}. For a part of that you can offer something they do not.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'threat',
        weight: { centsAYear: worth },
        about: kit.label(line ?? first),
        figures: { gap, worth },
      },
    ]
  },

  asks(company, kit) {
    const [first] = cheaperRivals(company)?.nearest ?? []
    const line = first && aboutOf(company, first, 'offer')
    if (first && !line && factsOf(company, 'offer').length > 1)
      return {
        says: say`Tell me which of your lines buyers compare with ${kit.label(first)}, and I can say what matching that price would cost.`,
        kind: 'rival',
        fact: first.id,
        attribute: 'about',
      }
    if (!first || !line || revenueOf(line)) return null
    return {
      says: say`Tell me your yearly sales of ${kit.label(line)}, and I can say what matching ${kit.label(first)} would cost.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'revenue',
    }
  },
}
