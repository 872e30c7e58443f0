import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { FEW } from '../../company/enquiries.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Chance of pure bad luck above which giving up was too early. */
const CHANCE = 0.05

/** A channel given up without a sale after few enquiries: the chance that one as good as the others brings none, (1 − rate)^n. */
export const judgedEarly: Rule = {
  id: 'performance.judged-early',
  family: 'performance',

  find(company, kit) {
    const usual = usualRate(company)
    const failed = factsOf(company, 'channel').find(
      ({ attempt, leads, customers }) =>
        attempt === 'failed' && customers === 0 && leads && leads < FEW,
    )
    if (!usual || !failed?.leads) return []
    const luck = (1 - usual.rate) ** failed.leads
    if (luck < CHANCE) return []
    const rests = [failed, ...usual.rests]
    const label = kit.label(failed)
    const few = kit.number(failed.leads, 'as said', [failed])
    const rate = kit.percent(usual.rate, 'customers ÷ enquiries of the other channels', usual.rests)
    const chance = kit.percent(luck, '(1 − rate)^enquiries', rests)
    return [
      {
        says: say`${label}: given up after ${few} enquiries without a sale. Elsewhere ${rate} of enquiries buy, and at that rate so bad a start happens by pure chance ${chance} of the time.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: {},
        about: label,
        figures: { luck, rate: usual.rate },
      },
    ]
  },
}

type Usual = { rate: number; rests: Fact<'channel'>[] }

/** Customers ÷ enquiries over the channels that are kept, where there are enough enquiries for a rate. */
function usualRate(company: Company): Usual | null {
  const kept = factsOf(company, 'channel').filter(
    ({ attempt, leads, customers }) => attempt !== 'failed' && leads && customers !== undefined,
  )
  const leads = kept.reduce((sum, channel) => sum + (channel.leads ?? 0), 0)
  const customers = kept.reduce((sum, channel) => sum + (channel.customers ?? 0), 0)
  if (leads < FEW || customers === 0 || customers >= leads) return null
  return { rate: customers / leads, rests: kept }
}
