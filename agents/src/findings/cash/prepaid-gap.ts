import { factsOf } from '../../company/company.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const DAYS = 365
const WEEKS = 52
/** Days below which nobody is slow in paying. */
const NOTABLE = 21

/** Days that customers take to pay: what they owe ÷ sales of a day (days sales outstanding). */
export const prepaidGap: Rule = {
  id: 'cash.prepaid-gap',
  family: 'cash',

  find(company, kit) {
    const owed = factsOf(company, 'measure').find(
      ({ metric, form, value }) => metric === 'arrears' && form === 'money' && value,
    )
    const sales = salesOfYear(company)
    if (!owed?.value || !sales) return []
    const days = (owed.value / sales.value) * DAYS
    const week = sales.value / WEEKS
    if (days < NOTABLE) return []
    const rests = [owed, ...sales.rests]
    const wait = kit.duration(Math.round(days), 'day', 'owed ÷ sales of a year × 365', rests)
    const freed = kit.money(roughly(week), 'sales of a year ÷ 52', sales.rests)
    return [
      {
        says: say`The ${kit.money(owed.value, 'as said', [owed])} that customers owe you is ${wait} of ${takingsOf(kit.company)}. Each week sooner frees about ${freed} for good.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: owed.value },
        about: kit.label(owed),
        figures: { days, week },
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
