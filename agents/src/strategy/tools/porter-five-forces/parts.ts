import { isAhead, relativeChange } from '../../../company/changes.ts'
import { type Fact } from '../../../company/company.ts'
import { yearlyCents } from '../../../company/periods.ts'
import { worthOfAccount } from '../../../company/segments.ts'
import { STRENGTH_WORDS } from '../../../company/strengths.ts'
import { takesGifts } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Kit } from '../../../findings/kit.ts'
import { AS_SAID, roughly } from '../../../findings/kit.ts'
import type { Hole } from '../../../sentences/hole.ts'
import { ListText } from '../../../sentences/list.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** A fact by its name and what is known of it: "Timber Brothers: 30% of the market, growing by 8% a year". Null where nothing is, or where its name could not stand in a sentence. */
export function withParts(desk: Desk, fact: Fact, parts: readonly Sentence[]): Sentence | null {
  const [first, ...others] = parts
  const name = desk.kit.name(fact)
  if (!first || !name) return null
  return others.reduce((before, part) => say`${before}, ${part}`, say`${name}: ${first}`)
}

/** The parts whose figure is known, in their order. */
const known = (...parts: (Sentence | false | undefined | null)[]): Sentence[] =>
  parts.filter(part => part instanceof Object)

export function rivalParts({ kit }: Desk, rival: Fact<'rival'>): Sentence[] {
  return known(
    rival.sort === 'in-house' && say`done without any seller`,
    rival.sort === 'nothing' && say`nothing is bought at all`,
    rival.sort === 'referrer' && say`can settle whom a buyer chooses`,
    rival.price?.cents === 0 && say`free of charge`,
    Boolean(rival.price?.cents) && rival.price && say`at ${kit.price(rival.price, rival)}`,
    rival.share !== undefined && say`${percent(kit, rival.share, rival)} of the market`,
    rival.growth !== undefined && grows(kit, rival.growth, rival),
    rival.lostTo !== undefined && say`${percent(kit, rival.lostTo, rival)} of those lost go there`,
    rival.betterAt !== undefined && rival.betterAt.length > 0 && ahead(kit, rival),
  )
}

function ahead(kit: Kit, rival: Fact<'rival'>): Sentence {
  const words = (rival.betterAt ?? []).map(one => kit.unit(STRENGTH_WORDS[one], 'one', rival))
  return say`said to be ahead of you in ${new ListText(words)}`
}

export function segmentParts({ kit }: Desk, segment: Fact<'segment'>): Sentence[] {
  return known(
    segment.share !== undefined && ofIncome(kit, segment.share, segment),
    segment.single && say`a single account`,
    ...staying(kit, segment),
  )
}

/** Those who stay press little; those who go easily press more. What lies between says nothing of their power. */
const FEW_LEAVE = 0.1
const MANY_LEAVE = 0.3
const MOST_COME_AGAIN = 0.7

function staying(kit: Kit, segment: Fact<'segment'>): Sentence[] {
  const { repeats, leaves } = segment
  const returning = repeats !== undefined && percent(kit, repeats, segment)
  const leaving = leaves !== undefined && percent(kit, leaves, segment)
  return known(
    returning && repeats >= MOST_COME_AGAIN && say`${returning} come again, so they press little`,
    leaving && leaves <= FEW_LEAVE && say`only ${leaving} leave in a year, so they press little`,
    leaving &&
      leaves >= MANY_LEAVE &&
      say`${leaving} leave in a year, so a change is easy for them`,
  )
}

/** A dependence is told in money where the sales of a year are known. */
function ofIncome(kit: Kit, share: number, segment: Fact<'segment'>): Sentence {
  const part = percent(kit, share, segment)
  if (takesGifts(kit.company)) return say`${part} of all gifts`
  const worth = worthOfAccount(kit.company, segment)
  if (!worth) return say`${part} of sales`
  const money = kit.money(roughly(worth.value), worth.how, worth.rests)
  return say`${part} of sales, about ${money} a year`
}

/** A supplier's share is of what it gives, another partner's of all customers. */
export function partnerParts({ kit }: Desk, partner: Fact<'partner'>): Sentence[] {
  const cost = partner.yearlyCost
  return known(
    partner.share !== undefined && shareOfPartner(kit, partner, partner.share),
    cost && say`${kit.money(yearlyCents(cost) ?? cost.cents, AS_SAID, [partner])} a year`,
    partner.alone && say`nobody else could do it soon`,
    partner.alone === false && say`others could do it too`,
    partner.ends !== undefined && say`the agreement ends in ${kit.date(partner.ends, partner)}`,
  )
}

function shareOfPartner(kit: Kit, partner: Fact<'partner'>, share: number): Sentence {
  const part = percent(kit, share, partner)
  if (partner.gives === 'customers') return say`${part} of new customers`
  if (partner.gives === 'money') return say`${part} of the money`
  // The card asks for the part of what this one gives, not of all that is bought.
  return partner.gives === 'delivery'
    ? say`${part} of such deliveries`
    : say`${part} of what you buy of that kind`
}

export function changeParts({ kit }: Desk, change: Fact<'change'>): Sentence[] {
  const { by, when } = change
  return known(
    by !== undefined && by > 0 && say`up by ${percent(kit, by, change)}`,
    by !== undefined && by < 0 && say`down by ${percent(kit, -by, change)}`,
    by === undefined && change.direction && WAYS[change.direction],
    when !== undefined && say`from ${kit.date(when, change)}`,
    paid(kit, change),
  )
}

const WAYS: Readonly<Record<NonNullable<Fact<'change'>['direction']>, Sentence>> = {
  rising: say`rising`,
  falling: say`falling`,
  new: say`new`,
  ending: say`at an end`,
}

/** A cost that begins is paid from its day on, any other is paid today. */
function paid(kit: Kit, change: Fact<'change'>): Sentence | null {
  const { yearlyCost: cost, direction } = change
  if (!cost) return null
  const money = kit.money(yearlyCents(cost) ?? cost.cents, AS_SAID, [change])
  if (cost.per === 'once') return say`${money} once`
  const begins = direction === 'new' || isAhead(kit.company, change)
  return begins && relativeChange(change) === null
    ? say`${money} a year`
    : say`${money} a year today`
}

/** What a newcomer would have to get first, or could copy at once, by the person's own answer. */
export function barrierParts(fact: Fact<'resource'> | Fact<'strength'>): Sentence[] {
  const isLicence = fact.kind === 'resource' && fact.sort === 'licence'
  return known(
    fact.costlyToCopy === true && say`costly to copy, a barrier to newcomers`,
    fact.costlyToCopy === false && say`cheap to copy, no barrier to newcomers`,
    isLicence && say`a licence that newcomers would need first`,
  )
}

function grows(kit: Kit, growth: number, fact: Fact): Sentence {
  const pace = percent(kit, Math.abs(growth), fact)
  return growth < 0 ? say`shrinking by ${pace} a year` : say`growing by ${pace} a year`
}

const percent = (kit: Kit, ratio: number, fact: Fact): Hole => kit.percent(ratio, AS_SAID, [fact])
