import { type Company, factsOf } from '../../company/company.ts'
import { type Compared, comparedRivals } from '../../company/rivals.ts'
import { paymentsAYear } from '../../company/sales.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Prices this near are the same. */
const SAME = 0.01
/** Further apart, the two are hardly the same thing. */
const FAR = 1.2

/** Rivals that ask the same price for the same line, told in one sentence. */
function groups(company: Company): Compared[][] {
  const byPrice = new Map<string, Compared[]>()
  for (const one of comparedRivals(company)) {
    if (Math.abs(one.gap) > FAR) continue
    const key = `${one.offer.id} ${one.theirs}`
    byPrice.set(key, [...(byPrice.get(key) ?? []), one])
  }
  return [...byPrice.values()].sort((a, b) => Math.abs(b[0]?.gap ?? 0) - Math.abs(a[0]?.gap ?? 0))
}

function findingOf(kit: Kit, group: Compared[]): Finding[] {
  const [first] = group
  if (!first) return []
  const { offer, theirs, gap } = first
  const rests = [...group.map(({ rival }) => rival), offer]
  const who = new ListText(group.map(({ rival }) => kit.label(rival)))
  const own = kit.price(offer.price, offer)
  const other = kit.price({ ...offer.price, cents: theirs }, first.rival)
  const isSame = Math.abs(gap) < SAME
  const apart = kit.percent(Math.abs(gap), '|their price ÷ own price − 1|', rests)
  const worth = offer.volume
    ? Math.abs(theirs - offer.price.cents) * offer.volume * paymentsAYear(offer)
    : undefined
  const money = worth && kit.money(roughly(worth), 'difference × number sold', rests)
  const at = say`${kit.label(offer)}: ${own} from you, ${other} from ${who}`
  const dearer = money
    ? say`${at}, ${apart} more. On what you sell in a year the difference is about ${money}.`
    : say`${at}, ${apart} more. That is room upward, or the price of something you do not offer: find out which.`
  const cheaper = money
    ? say`${at}, ${apart} less. Going down to it would cost about ${money} a year before a single buyer more comes.`
    : say`${at}, ${apart} less. Whoever compares wants to be told what the difference buys.`
  const same = say`${kit.label(offer)}: ${own} from you as from ${who}. At the same price, price decides nothing: say what else does.`
  const differs = gap > 0 ? dearer : cheaper
  return [
    {
      says: isSame ? same : differs,
      rests: idsOf(...rests),
      evidence: 'derived',
      ...(!isSame && { quadrant: gap > 0 ? ('opportunity' as const) : ('threat' as const) }),
      weight: worth && gap > SAME ? { centsAYear: worth } : {},
      about: kit.label(offer),
      figures: { gap, ...(worth && { worth }) },
    },
  ]
}

/** A rival's price for the same line against the own one, and the difference on a year's sales. */
export const vsRival: Rule = {
  id: 'price.vs-rival',
  family: 'price',

  find(company, kit) {
    return groups(company)
      .slice(0, FINDINGS_PER_RULE)
      .flatMap(group => findingOf(kit, group))
  },

  asks(company, kit) {
    const [offer, ...others] = factsOf(company, 'offer')
    const open = factsOf(company, 'rival').find(
      ({ sort, price, gapLow, gapHigh }) =>
        sort === 'rival' && !price && gapLow === undefined && gapHigh === undefined,
    )
    if (!open || !offer?.price || others.length > 0) return null
    return {
      says: say`Tell me what ${kit.label(offer)} would cost from ${kit.label(open)}, and I can say whether price is the reason why people go there.`,
      kind: 'rival',
      fact: open.id,
      attribute: 'price',
    }
  },
}
