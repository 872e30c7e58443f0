import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { linesOf } from '../../company/lines.ts'
import { pieces } from '../../company/pieces.ts'
import { ownPrice, type PricedOffer } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Shift = { change: Fact<'change'>; line: PricedOffer; from: number; to: number }

/** Demand that moves towards one line, as a share of all that is asked for. */
function shiftOf(company: Company): Shift | null {
  for (const change of factsOf(company, 'change')) {
    const { from, to, form, touches } = change
    const about = aboutOf(company, change, 'offer')
    const line = pieces(company).find(({ id }) => id === about?.id)
    const isShare = form === 'share' && touches === 'demand'
    if (line && isShare && from !== undefined && to !== undefined && from !== to)
      return { change, line, from, to }
  }
  return null
}

/** Cents of the average sale of the other lines, weighted by how many are sold: Σ share ÷ Σ (share ÷ price). */
function othersOf(company: Company, line: PricedOffer): { cents: number; rests: PricedOffer[] } {
  const shares = new Map(linesOf(company).map(({ offer, share }) => [offer.id, share]))
  const rests = pieces(company).filter(({ id }) => id !== line.id)
  const weigh = (offer: PricedOffer) => (rests.length === 1 ? 1 : (shares.get(offer.id) ?? 0))
  const sold = rests.reduce((sum, offer) => sum + weigh(offer), 0)
  const number = rests.reduce((sum, offer) => sum + weigh(offer) / ownPrice(offer), 0)
  return { cents: number > 0 ? sold / number : 0, rests }
}

/** What a shift in what people ask for does to the worth of an enquiry, if each line is bought as often as it is asked for. */
export const enquiryMix: Rule = {
  id: 'demand.enquiry-mix',
  family: 'demand',

  find(company, kit) {
    const shift = shiftOf(company)
    if (!shift) return []
    const { change, line, from, to } = shift
    const others = othersOf(company, line)
    if (others.cents === 0 || factsOf(company, 'offer').length !== others.rests.length + 1)
      return []
    const worth = (part: number) => part * ownPrice(line) + (1 - part) * others.cents
    const moved = worth(to) / worth(from) - 1
    if (Math.abs(moved) < 0.02) return []
    const rests = [change, line, ...others.rests]
    const how = 'share × price + (1 − share) × average of the other lines'
    const says = say`With ${kit.label(line)} at ${kit.percent(to, 'as said', [change])} of what people ask for instead of ${kit.percent(from, 'as said', [change])}, an average enquiry that sells brings about ${kit.money(roughly(worth(to)), how, rests)}, not ${kit.money(roughly(worth(from)), how, rests)}. ${moved < 0 ? say`The same number of enquiries brings ${kit.percent(-moved, '1 − worth now ÷ worth before', rests)} less if each line sells as often as before.` : say`The same number of enquiries brings ${kit.percent(moved, 'worth now ÷ worth before − 1', rests)} more if each line sells as often as before.`}`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: moved < 0 ? 'threat' : 'opportunity',
        weight: {},
        about: kit.label(line),
        figures: { moved },
      },
    ]
  },
}
