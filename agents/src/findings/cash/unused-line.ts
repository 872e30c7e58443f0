import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { lineRefused, type Refusal, refusalsOf } from '../../company/refusals.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Cents in a unit of money: what somebody has is told in whole units. */
const CENTS = 100

type Unused = { money: Fact<'resource'>; cents: number; line: Fact<'offer'>; each: number }

/** Money that was granted and lies unused, and the line of which each further one has to be bought first. */
function unusedMoney(company: Company): Unused | null {
  const money = factsOf(company, 'resource').find(
    ({ sort, amount, used }) => sort === 'money' && amount && used !== undefined && used < 1,
  )
  const [brake] = refusalsOf(company)
  const offers = factsOf(company, 'offer')
  const line =
    (brake && lineRefused(company, brake)) ?? (offers.length === 1 ? offers[0] : undefined)
  if (!money?.amount || !line?.unitCost) return null
  const cents = money.amount * CENTS * (1 - (money.used ?? 0))
  return { money, cents, line, each: line.unitCost.cents }
}

/** Unused credit ÷ what one unit costs: how many it pays for, against those turned away. */
export const unusedLine: Rule = {
  id: 'cash.unused-line',
  family: 'cash',

  find(company, kit) {
    const found = unusedMoney(company)
    if (!found) return []
    const { money, cents, line, each } = found
    const units = Math.floor(cents / each)
    if (units < 1) return []
    const refusal = refusalsOf(company).find(one => lineRefused(company, one)?.id === line.id)
    const rests = [money, line]
    const lies = kit.money(roughly(cents), 'amount × (1 − used)', [money])
    const number = kit.number(units, 'unused ÷ cost of one', rests)
    const cost = kit.money(each, 'as said', [line])
    return [
      {
        says: say`${kit.label(money)}: ${lies} of it lies unused, which pays for ${number} further sales of ${kit.label(line)} at ${cost} each${against(kit, refusal)}. What it costs to use belongs beside what each of them leaves.`,
        rests: idsOf(...rests, ...(refusal ? [refusal] : [])),
        evidence: 'derived',
        quadrant: 'strength',
        weight: { centsAYear: cents },
        about: kit.label(money),
        figures: { units, cents },
      },
    ]
  },
}

function against(kit: Kit, refusal: Refusal | undefined): Sentence {
  if (!refusal) return say``
  return say`, where ${kit.number(refusal.lost, 'as said', [refusal])} a year are turned away`
}
