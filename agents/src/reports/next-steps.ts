import type { FiguresView } from '@sextant/contracts/figures/view'
import { writeMoney } from '@sextant/contracts/metrics/written'

export type Step = { lead: string; text: string }

/** Steps that follow from the figures themselves, until somebody writes their own. Each names what it was found by; none promises an effect. */
export function stepsFound(view: FiguresView): Step[] {
  const { campaigns, campaigns_total: total, currency, health } = view
  const steps: Step[] = health.slice(0, 2).map(note => ({
    lead: 'Data',
    text: `${note.says} Import the missing days, then read this report again.`,
  }))
  const all = total?.cost.value ?? null
  const one = total?.cost.metric === 'cpl' ? 'A lead' : 'A conversion'
  const dear = campaigns.find(({ cost }) => all !== null && cost.low !== null && cost.low > all)
  if (dear && all !== null)
    steps.push({
      lead: dear.campaign,
      text: `${one} costs at least ${writeMoney(dear.cost.low!, currency)} here and ${writeMoney(all, currency)} over all campaigns. Look for the reason before more is spent on it.`,
    })
  const cheap = campaigns.find(({ cost }) => all !== null && cost.high !== null && cost.high < all)
  if (cheap && all !== null)
    steps.push({
      lead: cheap.campaign,
      text: `${one} costs at most ${writeMoney(cheap.cost.high!, currency)} here and ${writeMoney(all, currency)} over all campaigns. Try whether it bears more budget, a little at a time.`,
    })
  return steps
}
