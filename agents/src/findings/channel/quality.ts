import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'

/** Leads below which a rate is told as a count. */
const FEW = 30
/** How many times better a rate has to be to be worth a word. */
const CLEARLY = 1.5
/** Enquiries of each way, so that a single lucky sale decides nothing. */
const LEADS_MIN = 30
type Rated = { channel: Fact<'channel'>; leads: number; customers: number; rate: number }

/** Where enquiries turn into customers most often, and where least. */
export const quality: Rule = {
  id: 'channel.quality',
  family: 'channel',

  find(company, kit) {
    const rated = ratedChannels(company)
    const [best] = rated
    const worst = rated.at(-1)
    if (!best || !worst || best.rate < worst.rate * CLEARLY) return []
    const label = kit.label(best.channel)
    return [
      {
        says: say`Enquiries are not alike: through ${label} ${part(kit, best)} buy, through ${kit.label(worst.channel)} ${part(kit, worst)}. An hour spent on answering goes further with the former.`,
        rests: [best.channel.id, worst.channel.id],
        evidence: 'measured',
        quadrant: 'opportunity',
        weight: {},
        about: label,
        figures: { best: best.rate, worst: worst.rate },
      },
    ]
  },
}

function ratedChannels(company: Company): Rated[] {
  return factsOf(company, 'channel')
    .flatMap(channel => {
      const { leads, customers, attempt } = channel
      if (attempt === 'failed') return []
      if (!leads || leads < LEADS_MIN || customers === undefined || customers > leads) return []
      return [{ channel, leads, customers, rate: customers / leads }]
    })
    .sort((a, b) => b.rate - a.rate)
}

function part(kit: Kit, { channel, leads, customers, rate }: Rated) {
  const won = kit.number(customers, 'as said', [channel])
  const all = kit.number(leads, 'as said', [channel])
  const percent = kit.percent(rate, 'customers ÷ leads', [channel])
  return leads < FEW ? say`${won} of ${all}` : say`${percent} of ${all}`
}
