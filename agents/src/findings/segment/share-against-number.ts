import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { customersIn } from '../../company/segments.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf, payersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** The two parts differ at least so many times, or they tell the same. */
const APART = 1.5
/** From here on a number of people is told whole. */
const WHOLE = 10

/** What binary fractions take from a half: 13.5 has to be told as 14. */
const EDGE = 1e-9

type Counted = { group: Fact<'segment'>; ofSales: number; ofHeads: number }

/** Groups of payers with both parts, where all of them tell and make up nearly all sales. */
function countedGroups(company: Company): Counted[] {
  const groups = factsOf(company, 'segment').filter(
    ({ side, single }) => side !== 'user' && !single,
  )
  const heads = groups.reduce((sum, { size }) => sum + (size ?? 0), 0)
  const sales = groups.reduce((sum, { share }) => sum + (share ?? 0), 0)
  const isWhole = sales > 0.85 && sales < 1.05
  if (
    groups.length < 2 ||
    !isWhole ||
    groups.some(group => !customersIn(company, group) || !group.share)
  )
    return []
  return groups.map(group => ({
    group,
    ofSales: group.share ?? 0,
    ofHeads: (group.size ?? 0) / heads,
  }))
}

/** A group's part of sales against its part of customers: share of sales ÷ share of heads. */
export const shareAgainstNumber: Rule = {
  id: 'segment.share-against-number',
  family: 'segment',

  find(company, kit) {
    const groups = countedGroups(company)
    const [top] = groups.sort((a, b) => b.ofSales / b.ofHeads - a.ofSales / a.ofHeads)
    if (!top || top.ofSales / top.ofHeads < APART) return []
    const { group, ofSales, ofHeads } = top
    const all = groups.map(one => one.group)
    const others = groups.reduce((sum, one) => sum + one.ofSales, 0) - ofSales
    const rest = others / (1 - ofHeads)
    const exact = ofSales / ofHeads / rest
    const times = exact < WHOLE ? exact : Math.round(exact + EDGE)
    const says = say`${kit.label(group)}: ${kit.percent(ofHeads, 'size ÷ all customers', all)} of your customers, ${kit.percent(ofSales, 'as said', [group])} of your ${takingsOf(kit.company)}. Losing one of them costs about as much as losing ${kit.number(times, 'sales a head ÷ sales a head of the others', all)} of the others.`
    return [
      {
        says,
        rests: idsOf(group, ...all),
        evidence: 'derived',
        weight: {},
        about: kit.label(group),
        figures: { ofSales, ofHeads, times },
      },
    ]
  },

  asks(company, kit) {
    const groups = factsOf(company, 'segment').filter(
      ({ side, share, single }) => side !== 'user' && share && !single,
    )
    const open = groups.filter(({ size }) => !size)
    const [group] = open
    if (!group || open.length > 1 || groups.length < 2) return null
    return {
      says: say`Tell me how many ${payersOf(kit.company)} come under ${kit.label(group)}, and I can say whose loss would hurt most.`,
      kind: 'segment',
      fact: group.id,
      attribute: 'size',
    }
  },
}
