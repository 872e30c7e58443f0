import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import type { Computed } from '../../company/sales.ts'
import { salesOfYear } from '../../company/targets.ts'
import { agree } from '../../sentences/verbs.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const DAYS = 365
const WEEKS = 52
/** Days below which nobody is slow in paying. */
const NOTABLE = 21

/** Sales of a year against which a debt stands, and whether only some of those who buy owe it. */
type Base = { sales: Computed; group?: Fact<'segment'>; isPart: boolean }

/** Of the group that the debt is about; else of all, among whom some may pay at once. */
function baseOf(company: Company, owed: Fact<'measure'>): Base | null {
  const all = salesOfYear(company)
  const group = aboutOf(company, owed, 'segment')
  if (group && all && group.share) {
    const value = group.share * all.value
    const sales = { value, how: 'share × sales of a year', rests: [group, ...all.rests] }
    return { sales, group, isPart: false }
  }
  if (!all || group) return null
  const payers = factsOf(company, 'segment').filter(({ side }) => side !== 'user')
  return { sales: all, isPart: payers.length > 1 }
}

type Owed = Base & { owed: Fact<'measure'> }

function wordsOf(
  kit: Kit,
  { owed, sales, group, isPart }: Owed,
  { days, week }: { days: number; week: number },
): Sentence {
  const rests = [owed, ...sales.rests]
  const sum = kit.money(owed.value ?? 0, 'as said', [owed])
  const wait = kit.duration(Math.round(days), 'day', 'owed ÷ sales of a year × 365', rests)
  const takings = takingsOf(kit.company)
  if (isPart)
    return say`The ${sum} that customers owe you is ${wait} of all ${takings}, and more days of those alone who pay by bill.`
  const freed = kit.money(roughly(week), 'sales of a year ÷ 52', sales.rests)
  const what = group ? say`what ${kit.label(group)} ${agree('bring', kit.label(group))}` : takings
  return say`The ${sum} that customers owe you is ${wait} of ${what}. Each week sooner frees about ${freed} for good.`
}

/** Days that customers take to pay: what they owe ÷ sales of a day (days sales outstanding). */
export const prepaidGap: Rule = {
  id: 'cash.prepaid-gap',
  family: 'cash',

  find(company, kit) {
    const owed = factsOf(company, 'measure').find(
      ({ metric, form, value }) => metric === 'arrears' && form === 'money' && value,
    )
    // Instalments that a lender waits for are not bills of a year's sales.
    const base = company.industry === 'Financial Services' ? null : owed && baseOf(company, owed)
    if (!owed?.value || !base) return []
    const days = (owed.value / base.sales.value) * DAYS
    const week = base.sales.value / WEEKS
    if (days < NOTABLE) return []
    const rests = [owed, ...base.sales.rests]
    return [
      {
        says: wordsOf(kit, { owed, ...base }, { days, week }),
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: owed.value },
        about: kit.label(owed),
        figures: { days, ...(!base.isPart && { week }) },
      },
    ]
  },

  asks(company, kit) {
    const owed = factsOf(company, 'measure').find(
      ({ metric, form, value }) => metric === 'arrears' && form === 'money' && value,
    )
    if (!owed || salesOfYear(company)) return null
    return {
      says: say`Tell me what you sell in a year, and I can say how many days of sales are tied up in ${kit.label(owed)}.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
