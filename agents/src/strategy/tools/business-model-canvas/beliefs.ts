import type { CanvasBlockId } from '@sextant/contracts/strategy/canvas-blocks'
import { costOfCustomer } from '../../../company/acquisition.ts'
import type { Fact } from '../../../company/company.ts'
import { pricedOffers } from '../../../company/sales.ts'
import type { Desk } from '../../../core/desk.ts'
import { buyersOf, takingsOf } from '../../../findings/buyers.ts'
import { AS_SAID, roughly } from '../../../findings/kit.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { agree } from '../../../sentences/verbs.ts'
import { perPeriod } from './statements.ts'

type Named<F extends Fact> = { desk: Desk; fact: F; label: Label }

/** What the model takes for granted about a fact, as a sentence that could turn out to be false; null where its name fits none. */
export function beliefOf(desk: Desk, block: CanvasBlockId, fact: Fact): Sentence | null {
  const label = desk.kit.name(fact)
  if (!label) return null
  switch (fact.kind) {
    case 'channel':
      return ofChannel({ desk, fact, label })
    case 'partner':
      return ofPartner({ desk, fact, label })
    case 'rival':
      return say`${label} ${agree('go', label)} on sending customers`
    case 'segment':
      return block === 'relationships'
        ? ofLoyalty({ desk, fact, label })
        : ofSegment({ desk, fact, label })
    case 'offer':
      return ofOffer(block, { desk, fact, label })
    case 'strength':
      return say`Those who choose you do so for ${label}`
    case 'person':
      return say`What is paid for goes on in a week without ${label}`
    case 'resource':
      return say`Nothing that is paid for could be done without ${label}`
    case 'measure':
      return fact.value === undefined
        ? null
        : say`${label} ${agree('stay', label)} at ${perPeriod(desk.kit.figure(fact, fact.value), fact.per)}`
    case 'change':
      return ofChange({ desk, fact, label })
    default:
      return null
  }
}

function ofChannel({ desk, fact, label }: Named<Fact<'channel'>>): Sentence {
  const { kit } = desk
  const buyers = buyersOf(kit, fact)
  const start = say`${label} ${agree('go', label)} on bringing`
  const each = costOfCustomer(fact)
  if (fact.customers) {
    const count = kit.number(fact.customers, AS_SAID, [fact])
    const says = say`${start} ${count} ${fact.customers === 1 ? buyers.one : buyers.many} a year`
    return each
      ? say`${says} at ${kit.money(roughly(each), 'spend a year ÷ customers', [fact])} each`
      : says
  }
  return fact.share
    ? say`${start} ${kit.percent(fact.share, AS_SAID, [fact])} of new ${buyers.many}`
    : say`${start} new ${buyers.many}`
}

function ofPartner({ desk, fact, label }: Named<Fact<'partner'>>): Sentence {
  const part = fact.share === undefined ? null : desk.kit.percent(fact.share, AS_SAID, [fact])
  const after = fact.ends ? say`, also after ${desk.kit.date(fact.ends, fact)}` : say``
  const goes = say`${label} ${agree('go', label)} on`
  switch (fact.gives) {
    case 'customers':
      return part
        ? say`${goes} sending ${part} of new ${buyersOf(desk.kit, fact).many}${after}`
        : say`${goes} sending customers${after}`
    case 'money':
      return part
        ? say`${goes} giving ${part} of the money${after}`
        : say`${goes} giving money${after}`
    case 'supplies':
      return part
        ? say`${goes} giving ${part} of what you buy of that kind${after}`
        : say`${goes} supplying you${after}`
    case 'delivery':
      return part
        ? say`${goes} carrying ${part} of such deliveries${after}`
        : say`${goes} delivering for you${after}`
    default:
      return say`${goes} working with you on the terms of today${after}`
  }
}

function ofSegment({ desk, fact, label }: Named<Fact<'segment'>>): Sentence {
  const { kit, company } = desk
  const { share, spend } = fact
  if (spend) {
    const year = kit.price({ ...spend, per: spend.per ?? 'year' }, fact)
    return fact.single
      ? say`${label} ${agree('go', label)} on spending ${year}`
      : say`${label} ${agree('go', label)} on spending ${year} each`
  }
  if (share)
    return say`${label} ${agree('go', label)} on bringing ${kit.percent(share, AS_SAID, [fact])} of ${takingsOf(company)}`
  const offer =
    pricedOffers(company).find(({ id }) => id === fact.about) ?? pricedOffers(company)[0]
  const name = offer && kit.name(offer)
  return offer && name
    ? say`${label} will pay ${kit.price(offer.price, offer)} for ${name}`
    : say`${label} will pay for what you offer`
}

function ofLoyalty({ desk, fact, label }: Named<Fact<'segment'>>): Sentence {
  const { kit } = desk
  const { repeats, leaves, purchases } = fact
  if (repeats) return say`${kit.percent(repeats, AS_SAID, [fact])} of ${label} buy again`
  if (leaves)
    return say`No more than ${kit.percent(leaves, AS_SAID, [fact])} of ${label} leave in a year`
  return purchases
    ? say`${label} ${agree('buy', label)} ${kit.number(purchases, AS_SAID, [fact])} times a year each`
    : say`${label} ${agree('come', label)} back`
}

function ofOffer(block: CanvasBlockId, { desk, fact, label }: Named<Fact<'offer'>>): Sentence {
  const { kit } = desk
  if (block === 'activities' && fact.hoursEach)
    return say`One of ${label} takes no more than ${kit.duration(fact.hoursEach, 'hour', AS_SAID, [fact])}`
  if (block === 'costs' && fact.unitCost)
    return say`One of ${label} costs no more than ${kit.price({ ...fact.unitCost, per: 'sale' }, fact)}`
  return fact.price
    ? say`Buyers will pay ${kit.price(fact.price, fact)} for ${label}`
    : say`Buyers will pay for ${label}`
}

function ofChange({ desk, fact, label }: Named<Fact<'change'>>): Sentence {
  if (fact.by === undefined)
    return say`${label} ${agree('cost', label)} no more than is reckoned with`
  const by = desk.kit.percent(Math.abs(fact.by), AS_SAID, [fact])
  return fact.by > 0
    ? say`${label} ${agree('rise', label)} by no more than ${by}`
    : say`${label} ${agree('fall', label)} by no more than ${by}`
}
