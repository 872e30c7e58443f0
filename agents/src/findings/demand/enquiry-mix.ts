import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { type Line, linesOf } from '../../company/lines.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A smaller move is lost in the figures. */
const LEAST = 0.02

type Shift = { change: Fact<'change'>; line: Line; from: number; to: number }

/** A true part of enquiries: neither none nor all of them. */
const isPart = (value: number | undefined): value is number =>
  value !== undefined && value > 0 && value < 1

/** Demand that moves towards or away from one line, as a part of all that is asked for. */
function shiftOf(company: Company): Shift | null {
  for (const change of factsOf(company, 'change')) {
    const { from, to, form, touches } = change
    const about = aboutOf(company, change, 'offer')
    const line = linesOf(company).find(({ offer }) => offer.id === about?.id)
    const isShare = form === 'share' && touches === 'demand'
    if (line && line.share < 1 && isShare && isPart(from) && isPart(to))
      return { change, line, from, to }
  }
  return null
}

/** What a shift in what people ask for does to sales, if each line is bought as often as it is asked for: share × to ÷ from + (1 − share) × (1 − to) ÷ (1 − from) − 1. */
export const enquiryMix: Rule = {
  id: 'demand.enquiry-mix',
  family: 'demand',

  find(company, kit) {
    const shift = shiftOf(company)
    if (!shift) return []
    const { change, line, from, to } = shift
    const ofLine = (line.share * to) / from
    const ofOthers = ((1 - line.share) * (1 - to)) / (1 - from)
    const moved = ofLine + ofOthers - 1
    if (Math.abs(moved) < LEAST) return []
    const rests = [change, line.offer]
    const label = kit.label(line.offer)
    const now = kit.percent(to, 'as said', [change])
    const before = kit.percent(from, 'as said', [change])
    const how = '|share × to ÷ from + (1 − share) × (1 − to) ÷ (1 − from) − 1|'
    const size = kit.percent(Math.abs(moved), how, rests)
    const brings = moved < 0 ? say`brings ${size} less` : say`brings ${size} more`
    return [
      {
        says: say`With ${label} at ${now} of what people ask for instead of ${before}, the same number of enquiries ${brings}, if an enquiry for each line becomes a sale as often as before.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: moved < 0 ? 'threat' : 'opportunity',
        weight: {},
        about: label,
        figures: { moved },
      },
    ]
  },
}
