import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { averageMargin, marginOf } from '../../company/margins.ts'
import { type Computed } from '../../company/sales.ts'
import { worthOfAccount } from '../../company/segments.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const LARGE = 0.1

const largestOf = (company: Company): Fact<'segment'> | undefined =>
  factsOf(company, 'segment')
    .filter(({ single, share }) => single && (share ?? 0) >= LARGE)
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))[0]

/** Fixed cost of a year. */
function fixedCost(company: Company): Computed | null {
  const told = factsOf(company, 'measure').find(
    ({ metric, form }) => metric === 'fixed-cost' && form === 'money',
  )
  const times = told?.per === 'month' ? 12 : 1
  if (!told?.value || (told.per !== 'month' && told.per !== 'year')) return null
  return { value: told.value * times, how: 'fixed cost a year', rests: [told] }
}

/** Where one line keeps far more of its price than another, the average says nothing of what is left without one buyer. */
const APART = 0.25
function leaveUnlike(company: Company): boolean {
  const margins = factsOf(company, 'offer').flatMap(line => marginOf(line) ?? [])
  return margins.length > 1 && Math.max(...margins) - Math.min(...margins) > APART
}

/** Whether the firm stands without its largest customer: (1 − share) × sales against fixed cost ÷ margin. */
export const lossSurvival: Rule = {
  id: 'concentration.loss-survival',
  family: 'concentration',

  find(company, kit) {
    const account = largestOf(company)
    const sales = salesOfYear(company)
    const margin = averageMargin(company)
    const fixed = fixedCost(company)
    if (!account?.share || !sales || !margin || !fixed || leaveUnlike(company)) return []
    // What it spends may deny its share: then nobody knows what would be left.
    if (!worthOfAccount(company, account)) return []
    const left = (1 - account.share) * sales.value
    const needed = fixed.value / margin.value
    if (needed > sales.value) return []
    const rests = [account, ...sales.rests, ...margin.rests, ...fixed.rests]
    const distance = Math.abs(left - needed)
    const without = say`Without ${kit.label(account)}, sales would be about ${kit.money(roughly(left), '(1 − share) × sales', [account, ...sales.rests])} a year; the fixed costs need ${kit.money(roughly(needed), 'fixed cost ÷ margin', [...fixed.rests, ...margin.rests])}`
    const gap = kit.money(roughly(distance), 'sales left − sales needed', rests)
    const survives = left >= needed
    const says = survives
      ? say`${without}. You could bear the loss, with ${gap} of ${takingsOf(kit.company)} to spare, and can bargain with that in mind.`
      : say`${without}. You would be ${gap} of ${takingsOf(kit.company)} short, so replacing a part of it comes before growth.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: survives ? 'strength' : 'threat',
        weight: { centsAYear: survives ? 0 : distance },
        about: kit.label(account),
        figures: { left, needed, spare: left - needed },
      },
    ]
  },

  asks(company, kit) {
    const account = largestOf(company)
    if (!account || !salesOfYear(company) || !averageMargin(company) || fixedCost(company))
      return null
    return {
      says: say`Tell me what you pay in a year whether you sell or not, and I can say whether you would stand without ${kit.label(account)}.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
