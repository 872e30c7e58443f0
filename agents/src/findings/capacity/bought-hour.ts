import { type Company, factsOf } from '../../company/company.ts'
import { pieces } from '../../company/pieces.ts'
import { contributionOf, type PricedOffer } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** The line on which an own hour leaves most. */
function bestLine(company: Company): { line: PricedOffer; anHour: number } | null {
  const [best] = pieces(company)
    .flatMap(line => {
      const left = contributionOf(line)
      return left && line.hoursEach ? [{ line, anHour: left / line.hoursEach }] : []
    })
    .sort((a, b) => b.anHour - a.anHour)
  return best ?? null
}

/** The price of a bought hour against what an own hour leaves: contribution ÷ hours each. */
export const boughtHour: Rule = {
  id: 'capacity.bought-hour',
  family: 'capacity',

  find(company, kit) {
    const help = factsOf(company, 'idea').find(({ cost }) => cost?.per === 'hour')
    const best = bestLine(company)
    const isTight = factsOf(company, 'constraint').some(
      ({ sort }) => sort === 'capacity' || sort === 'one-person',
    )
    if (!help?.cost || !best || !isTight) return []
    const gain = best.anHour - help.cost.cents
    const rests = [help, best.line]
    const bought = kit.money(help.cost.cents, 'as said', [help])
    const own = kit.money(roughly(best.anHour), 'contribution ÷ hours each', [best.line])
    const against = say`An hour of ${kit.label(help)} costs ${bought}; an hour of your own spent on ${kit.label(best.line)} leaves about ${own}`
    const says =
      gain > 0
        ? say`${against}. Each hour handed over that goes there instead is worth ${kit.money(roughly(gain), 'own hour − bought hour', rests)}, as long as there is such work waiting.`
        : say`${against}, so handing work over does not pay unless the price of the hour falls or yours rises.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        ...(gain > 0 && { quadrant: 'opportunity' as const }),
        weight: help.hours ? { centsAYear: Math.max(0, gain) * help.hours } : {},
        about: kit.label(help),
        figures: { gain, own: best.anHour, bought: help.cost.cents },
      },
    ]
  },

  asks(company, kit) {
    const help = factsOf(company, 'idea').find(({ cost }) => cost?.per === 'hour')
    const lines = pieces(company).filter(line => contributionOf(line))
    const [line] = lines
    if (!help || !line || bestLine(company)) return null
    return {
      says: say`Tell me how many hours a sale of ${kit.label(line)} takes, and I can say whether an hour of ${kit.label(help)} pays.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'hoursEach',
    }
  },
}
