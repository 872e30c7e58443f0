import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { type Computed, yearlySales } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import { incomingOf, takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Points of a whole by which the two may differ before one of them is wrong; beyond the second the group is a market. */
const APART = 0.08
const MARKET = 1.5

type Told = { group: Fact<'segment'>; heads: number; share: number; cents: number; sales: Computed }

/** What one account spends is no market, and its two sums may lie no further apart than this. */
const ACCOUNT = 0.1

/** Groups with their share of sales and with what all of them spend in a year. */
function toldTwice(company: Company): Told[] {
  const sales = yearlySales(company)
  if (!sales) return []
  return factsOf(company, 'segment').flatMap(group => {
    const heads = group.single ? 1 : group.size
    const each = group.spend ? yearlyCents(group.spend) : null
    if (!heads || !each || group.share === undefined || group.side === 'user') return []
    return [{ group, heads, share: group.share, cents: each * heads, sales }]
  })
}

/** A group whose sum lies far above all sales is the market. */
const isOfCustomers = ({ group, cents, sales, share }: Told): boolean =>
  group.single === true || cents <= sales.value * Math.max(share, 1 / 2) * MARKET

function isApart({ group, share, cents, sales }: Told, gap: number): boolean {
  if (!group.single) return gap >= APART
  return Math.abs((share * sales.value) / cents - 1) > ACCOUNT
}

/** The share of sales said of a group or of one account, against what they spend: number × spend ÷ all sales; the widest apart. */
export const segmentSum: Rule = {
  id: 'contradiction.segment-sum',
  family: 'contradiction',

  find(company, kit) {
    const gapOf = ({ share, cents, sales }: Told): number => Math.abs(share - cents / sales.value)
    const [widest] = toldTwice(company)
      .filter(isOfCustomers)
      .toSorted((a, b) => gapOf(b) - gapOf(a))
    if (!widest || !isApart(widest, gapOf(widest))) return []
    const { group, share, cents, sales } = widest
    const rests = [group, ...sales.rests]
    const name = kit.label(group)
    const told = kit.percent(share, 'as said', [group])
    const spent = kit.money(roughly(cents), 'number × what each spends', [group])
    const made = kit.percent(cents / sales.value, 'number × what each spends ÷ all sales', rests)
    const all = kit.money(roughly(sales.value), sales.how, sales.rests)
    return [
      {
        says: say`${name}: ${told} of ${takingsOf(kit.company)} as you said it, but what they spend makes ${spent} a year, ${made} of the ${all} that ${incomingOf(kit.company)}. The share, the number or the sum is wrong: which?`,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: { centsAYear: Math.abs(share * sales.value - cents) },
        about: name,
        figures: { told: share, made: cents / sales.value },
      },
    ]
  },
}
