import type { Claim } from '@sextant/contracts/deliverable'
import type { UnitEconomics } from '@sextant/contracts/strategy/business-model-canvas'
import type { DeliverableOf } from '@sextant/contracts/strategy/deliverable'
import { money } from '../../math/format.ts'
import type { Currency } from '../reading/figures.ts'

type Canvas = DeliverableOf<'business-model-canvas'>
type Words = {
  company: string
  /** What is counted a month, as said ("orders"). */ sold: string
  customer: string
  currency: Currency
}

const count = (n: number) => n.toLocaleString('en-US')

/** The economics of one sale in a sentence without its stop; price, variable cost and contribution must be known. */
export function economicsText(
  e: UnitEconomics,
  { company, sold, customer, currency }: Words,
): string {
  const shown = (cents: number | null) => money(cents ?? 0, currency)
  const one = `One ${e.unit} brings ${shown(e.priceCents)} and leaves ${shown(e.contributionCents)}`
  if ((e.contributionCents ?? 0) <= 0)
    return `${one}: every ${e.unit} at ${company} loses money before rent is paid`
  if (e.breakEvenUnits === null)
    return `${one}; what must be paid each month at ${company} is still missing for break-even`
  const need = `${count(e.breakEvenUnits)} a month pay the ${shown(e.fixedMonthlyCents)} of fixed cost`
  const now = e.purchasesPerMonth
  const gap =
    now === null
      ? '; how many are sold now is the figure to get next'
      : now >= e.breakEvenUnits
        ? `; at ${count(now)} ${sold} a month it carries itself`
        : `; at ${count(now)} ${sold} it does not carry itself yet`
  const life =
    e.ltvToCac !== null && e.paybackMonths !== null
      ? `. A new ${customer} is paid back in ${e.paybackMonths} months and is worth ${e.ltvToCac} times what winning one costs`
      : ''
  return `${one}; ${need}${gap}${life}`
}

/** How the decision ends where a sale leaves something: the count that is short, else what each sale leaves. */
export function earned(e: UnitEconomics, sold: string, currency: Currency): string {
  if (e.contributionCents === null || e.contributionCents <= 0) return ''
  if (
    e.breakEvenUnits !== null &&
    e.purchasesPerMonth !== null &&
    e.purchasesPerMonth < e.breakEvenUnits
  )
    return `, and ${count(e.purchasesPerMonth)} ${sold} are not yet the ${count(e.breakEvenUnits)} that pay the month`
  return `, while each ${e.unit} already leaves ${money(e.contributionCents, currency)}`
}

const SOLD = /\bat [\d,]+ (.+?)(?: a month it carries| it does not carry)/
const CUSTOMER = /A new (.+?) is paid back/
const EARNED =
  /, (?:and [\d,]+ .{1,40}? are not yet the [\d,]+ that pay the month|while each .{1,40}? already leaves \S+?)(?=\.?$)/

/** The sentences that carry the economics said again with the new figures; those the user wrote stay. */
export function retold(before: Canvas, after: Canvas, currency: Currency): Canvas {
  const e = after.body.economics
  const own = (claim: Claim) =>
    claim.sources.some(n => before.sources.some(s => s.n === n && s.ref === 'edit'))
  const { economicsVerdict: verdict } = before.body
  const sold = SOLD.exec(verdict.text)?.[1] ?? (e.unit.endsWith('s') ? e.unit : `${e.unit}s`)
  const customer = CUSTOMER.exec(verdict.text)?.[1] ?? 'customer'
  const known = e.priceCents !== null && e.variableCostCents !== null
  const economicsVerdict =
    own(verdict) || !known
      ? verdict
      : {
          ...verdict,
          text: `${economicsText(e, { company: after.company, sold, customer, currency })}.`,
        }
  const { decision } = before
  const said =
    EARNED.test(decision.text) && !own(decision)
      ? { ...decision, text: decision.text.replace(EARNED, earned(e, sold, currency)) }
      : decision
  return { ...after, decision: said, body: { ...after.body, economicsVerdict } }
}
