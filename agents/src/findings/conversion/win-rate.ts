import { factsOf } from '../../company/company.ts'
import { FEW } from '../../company/enquiries.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Offers that are written and lost: sold ÷ win rate × (1 − win rate). A rate over few cases is left to conversion.small-n. */
export const winRate: Rule = {
  id: 'conversion.win-rate',
  family: 'conversion',

  find(company, kit) {
    const rate = factsOf(company, 'measure').find(
      ({ metric, form, value, about }) =>
        metric === 'win-rate' && form === 'share' && value && !about,
    )
    const sold = yearlyVolume(company)
    const isSure = rate?.of === undefined || rate.of >= FEW
    if (!rate?.value || rate.value >= 1 || !sold || !isSure) return []
    const written = sold.value / rate.value
    const lost = written - sold.value
    const rests = [rate, ...sold.rests]
    const won = kit.number(sold.value, sold.how, sold.rests)
    const part = kit.percent(rate.value, 'as said', [rate])
    const all = kit.number(roughly(written), 'won ÷ win rate', rests)
    const without = kit.number(roughly(lost), 'offers − won', rests)
    return [
      {
        says: say`To win ${won} at ${part} takes about ${all} quotes a year. The work on about ${without} of them brings nothing.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: kit.label(rate),
        figures: { rate: rate.value, lost },
      },
    ]
  },
}
