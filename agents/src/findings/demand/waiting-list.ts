import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { keptOfSale } from '../../company/commission.ts'
import { lineOfMatter } from '../../company/matter.ts'
import { pieces } from '../../company/pieces.ts'
import { ownPrice, type PricedOffer } from '../../company/sales.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const WEEKS = 52

type Waiting = { list: Fact<'measure'> & { value: number }; line: PricedOffer | undefined }

/** Who waits today: a number that is of no month or year. */
function waitingIn(company: Company): Waiting[] {
  return factsOf(company, 'measure').flatMap(measure => {
    const { metric, form, per, value } = measure
    const isCount = form === undefined || form === 'count'
    if (metric !== 'unmet' || !value || !isCount || per !== undefined) return []
    const line = lineOfMatter(company, measure)
    return [
      { list: { ...measure, value }, line: pieces(company).find(({ id }) => id === line?.id) },
    ]
  })
}

/** What stands in the queue: who waits × price, what of it stays, and for how many weeks of work it is enough. */
export const waitingList: Rule = {
  id: 'demand.waiting-list',
  family: 'demand',

  find(company, kit) {
    return waitingIn(company)
      .flatMap(({ list, line }) => {
        if (!line) return []
        const worth = list.value * ownPrice(line)
        const number = list.unit
          ? kit.count(list.value, list.unit, 'as said', [list])
          : kit.number(list.value, 'as said', [list])
        const price = kit.price(line.price, line)
        const money = kit.money(roughly(worth), 'waiting × price', [list, line])
        return [
          {
            says: say`${kit.label(list)}: ${number} at ${price} each are about ${money} of ${kit.label(line)} that nobody has to be won for${keptOf(kit, list, line)}.${weeksOf(kit, list, line)}`,
            rests: idsOf(list, line),
            evidence: 'derived' as const,
            quadrant: 'opportunity' as const,
            weight: { centsAYear: worth },
            about: kit.label(line),
            figures: { worth, number: list.value },
          },
        ]
      })
      .slice(0, 2)
  },

  asks(company, kit) {
    const open = waitingIn(company).find(({ line }) => !line)
    if (!open || factsOf(company, 'offer').length < 2) return null
    return {
      says: say`Tell me which of your lines those in ${kit.label(open.list)} wait for, and I can say what stands in the queue.`,
      kind: 'measure',
      fact: open.list.id,
      attribute: 'about',
    }
  },
}

function keptOf(kit: Kit, list: Waiting['list'], line: PricedOffer): Sentence {
  const each = keptOfSale(kit.company, { about: line.id })
  if (!each || each.value <= 0) return say``
  const how = 'waiting × what one leaves'
  return say`, of which ${kit.money(roughly(list.value * each.value), how, [list, ...each.rests])} stays after its own cost`
}

/** At today's rate of work. */
function weeksOf(kit: Kit, list: Waiting['list'], line: PricedOffer): Sentence {
  const weeks = line.volume ? Math.round((list.value / line.volume) * WEEKS) : 0
  if (weeks < 1) return say``
  const span = kit.duration(weeks, 'week', 'waiting ÷ sold a year × 52', [list, line])
  return say` At the pace of today that is ${span} of work.`
}
