import type { Claim } from '@sextant/contracts/deliverable'
import { keptOfSale } from '../company/commission.ts'
import { type Fact, factsOf } from '../company/company.ts'
import { marginOf } from '../company/margins.ts'
import { lineRefused } from '../company/refusals.ts'
import { ownPrice, pricedOffers } from '../company/sales.ts'
import type { FoundBy } from '../findings/finding.ts'
import { roughly } from '../findings/kit.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import type { Desk } from './desk.ts'

/** So many conclusions are turned at most. */
const MOST = 3

/** A sentence with the facts it stands on. */
type Turn = { says: Sentence; rests: readonly string[] }
type Turning = (desk: Desk, found: FoundBy) => Turn | null

/** The fact of a kind that a finding rests on. */
function rested<K extends Fact['kind']>(desk: Desk, found: FoundBy, kind: K): Fact<K> | undefined {
  return factsOf(desk.company, kind).find(({ id }) => found.rests.includes(id))
}

/** The account stays: signed for years, nothing of this is pressing. */
const ofAccount: Turning = (desk, found) => {
  const segment = rested(desk, found, 'segment')
  const name = segment && desk.kit.name(segment)
  if (!segment || !name) return null
  const share = segment.share
    ? say`, ${desk.kit.percent(segment.share, 'as said', [segment])} of sales`
    : say``
  return {
    says: say`An agreement of several years with ${name}${share}: what is laid aside or risked for its end can then go elsewhere`,
    rests: [segment.id],
  }
}

/** The rival asks as much as we do. */
const ofRival: Turning = (desk, found) => {
  const rival = rested(desk, found, 'rival')
  const offer = rested(desk, found, 'offer')
  const name = rival && desk.kit.name(rival)
  const line = pricedOffers(desk.company).find(({ id }) => id === offer?.id)
  if (!rival || !name) return null
  const lineName = line && desk.kit.name(line)
  if (!line || !lineName)
    return {
      says: say`A price of ${name} that is as high as yours, for the same thing in writing: then price decides nothing`,
      rests: [rival.id],
    }
  const ours = desk.kit.price(line.price, line)
  if (!rival.price)
    return {
      says: say`A written offer of ${name} at ${ours} or more for what ${lineName} ${agree('be', lineName)} with you: then price decides nothing`,
      rests: [rival.id, line.id],
    }
  const theirs = desk.kit.price(rival.price, rival)
  const isCheaper = rival.price.cents < line.price.cents
  const turns = isCheaper ? say`up to ${ours}` : say`down to ${ours}`
  const then = isCheaper
    ? say`then price decides nothing`
    : say`then you are no longer the cheaper one`
  return {
    says: say`The price of ${name} for ${lineName} going ${turns}, from ${theirs} today: ${then}`,
    rests: [rival.id, line.id],
  }
}

/** What was refused is of another line, whose sale leaves less. */
const ofRefusals: Turning = (desk, found) => {
  const { company, kit } = desk
  const brake = rested(desk, found, 'constraint')
  const line = brake && lineRefused(company, brake)
  const name = line && kit.name(line)
  const brakeName = brake && kit.name(brake)
  if (!brake?.lost || !brakeName) return null
  if (!line || !name)
    return {
      says: say`Which line the ${kit.number(brake.lost, 'as said', [brake])} refused because of ${brakeName} were of: of one that leaves little, more room does not pay`,
      rests: [brake.id],
    }
  const [least] = pricedOffers(company)
    .filter(({ id }) => id !== line.id)
    .flatMap(other => {
      const each = keptOfSale(company, { about: other.id })?.value ?? ownPrice(other)
      return [{ other, each }]
    })
    .toSorted((a, b) => a.each - b.each)
  const otherName = least && kit.name(least.other)
  const lost = kit.number(brake.lost, 'as said', [brake])
  if (!least || !otherName)
    return {
      says: say`A count by name of the ${lost} refused for ${name}: if hardly any would still buy, there is nothing to make room for`,
      rests: [brake.id, line.id],
    }
  const worth = kit.money(
    roughly(brake.lost * least.each),
    'refused × what one of the other line leaves, else its price',
    [brake, least.other],
  )
  return {
    says: say`The ${lost} refused being of ${otherName} and not of ${name}: they are then worth about ${worth} a year and no more`,
    rests: [brake.id, line.id, least.other.id],
  }
}

/** The ceiling on the card is not the ceiling. */
const ofCeiling: Turning = (desk, found) => {
  const goal = rested(desk, found, 'goal')
  const offer = rested(desk, found, 'offer')
  const name = offer && desk.kit.name(offer)
  if (!goal?.target || !offer || !name) return null
  const target = desk.kit.figure(goal, goal.target)
  return {
    says: say`A month or a season in which ${name} was delivered at the pace of ${target} with what is there: then the card understates the room, and buyers come first again`,
    rests: [goal.id, offer.id],
  }
}

/** The hours a sale takes. */
const ofHours: Turning = (desk, found) => {
  const brake = rested(desk, found, 'constraint')
  const name = brake && desk.kit.name(brake)
  if (!brake?.hoursPerWeek || !name) return null
  const hours = desk.kit.duration(brake.hoursPerWeek, 'hour', 'as said', [brake])
  const used = found.figures.used
  const needed =
    used && used > 1
      ? say`; at ${desk.kit.duration(Math.ceil(brake.hoursPerWeek * used), 'hour', 'hours that the goal takes', [brake])} the goal fits`
      : say``
  return {
    says: say`More than the ${hours} a week that you named for ${name}, counted over a month${needed}`,
    rests: [brake.id],
  }
}

/** The change does not come, or comes later. */
const ofChange: Turning = (desk, found) => {
  const change = rested(desk, found, 'change')
  const name = change && desk.kit.name(change)
  if (!change || !name) return null
  const day = change.when ? say`, due ${desk.kit.date(change.when, change)},` : say``
  return {
    says: say`News that ${name}${day} ${agree('come', name)} later, smaller or not at all: what is prepared for it then waits`,
    rests: [change.id],
  }
}

/** Somebody else can do it after all. */
const ofPerson: Turning = (desk, found) => {
  const fact = rested(desk, found, 'person') ?? rested(desk, found, 'constraint')
  const offer = rested(desk, found, 'offer')
  const name = fact && desk.kit.name(fact)
  const line = offer && desk.kit.name(offer)
  if (!fact || !name) return null
  const what = line ? say`of ${line} ` : say``
  return {
    says: say`A week without ${name} in which nothing ${what}stops: then somebody else can do it already`,
    rests: [fact.id, ...(offer ? [offer.id] : [])],
  }
}

/** More leave after the rise than it bears. */
const ofPrice: Turning = (desk, found) => {
  const offer = rested(desk, found, 'offer')
  const name = offer && desk.kit.name(offer)
  const margin = offer ? marginOf(offer) : null
  if (!offer || !name || margin === null || margin <= 0) return null
  const most = desk.kit.percent(RISE / (margin + RISE), 'rise ÷ (margin + rise)', [offer])
  const rise = desk.kit.percent(RISE, 'a rise', [offer])
  return {
    says: say`More than ${most} of the buyers of ${name} gone after a rise by ${rise}: from there on it leaves less than today`,
    rests: [offer.id],
  }
}
const RISE = 0.1

/** What an idea costs and lets through. */
const ofIdea: Turning = (desk, found) => {
  const idea = rested(desk, found, 'idea')
  const name = idea && desk.kit.name(idea)
  const { left, cost } = found.figures
  if (!idea || !name || !left || !cost) return null
  const part = desk.kit.percent(Math.min(1, cost / left), 'cost ÷ what a year leaves', [idea])
  const limit = desk.kit.money(roughly(left), 'what a year leaves', [idea])
  return cost <= left
    ? {
        says: say`Less than ${part} of what ${name} should let through coming in the first year, or a price above ${limit}: then it does not pay back within it`,
        rests: [idea.id],
      }
    : {
        says: say`A price of ${name} below ${limit}: then a single year pays it back`,
        rests: [idea.id],
      }
}

/** The fixed costs are other than said. */
const ofFixed: Turning = (desk, found) => {
  const fixed = factsOf(desk.company, 'measure').find(
    ({ id, metric }) => metric === 'fixed-cost' && found.rests.includes(id),
  )
  const { left, spare } = found.figures
  if (!fixed?.value || left === undefined || spare === undefined) return null
  const limit = desk.kit.money(roughly(left), 'what the lines leave', [fixed])
  return {
    says:
      spare < 0
        ? say`Fixed costs below ${limit} a year: then the year pays for itself as it is`
        : say`Fixed costs above ${limit} a year: then the year ends in a loss as it is`,
    rests: [fixed.id],
  }
}

/** Whose finding is turned by which fact, by the rule's name or its family; the first that says something. */
const TURNS: readonly [RegExp, Turning][] = [
  [/^goal\.above-capacity$/, ofCeiling],
  [/^capacity\.fix|^capacity\.idea|^economics\.idea|^economics\.hire|^person\.cover/, ofIdea],
  [/^goal\.(?:hours|work-hours|won-hours|more-hours)$|^capacity\.hour/, ofHours],
  [/^goal\.(?:turned|refused)|^capacity\.(?:lost|blended|ads)|^demand\.unmet/, ofRefusals],
  [/^concentration\.(?:customer|top|loss)/, ofAccount],
  [/^(?:price|competition|change\.rival)/, ofRival],
  [/^price\./, ofPrice],
  [/^economics\.(?:fixed|left)/, ofFixed],
  [/^person\./, ofPerson],
  [/^(?:change|rules)\./, ofChange],
  [/^brake\.one-person/, ofPerson],
]

/** What would turn the decision and the moves beside it: the fact of each finding whose change makes another conclusion. */
export function overturnsOf(desk: Desk, plays: readonly ChosenPlay[]): Claim[] {
  const findings = [...new Set(plays.map(({ finding }) => finding))]
  const claims = findings.flatMap(found => {
    return claimOf(desk, found) ?? []
  })
  const texts = new Set<string>()
  return claims.filter(({ text }) => !texts.has(text) && texts.add(text)).slice(0, MOST)
}

const CLAIMS = new WeakMap<Desk, Map<FoundBy, Claim | null>>()

/** Made once at a desk: asked for again, it adds no figure to the ledger, where figures are found by their place. */
function claimOf(desk: Desk, found: FoundBy): Claim | null {
  const known = CLAIMS.get(desk) ?? new Map<FoundBy, Claim | null>()
  CLAIMS.set(desk, known)
  const before = known.get(found)
  if (before !== undefined) return before
  const turn = turnOf(desk, found)
  const claim = turn && desk.claim(turn.says, turn.rests, 'computed')
  known.set(found, claim)
  return claim
}

function turnOf(desk: Desk, found: FoundBy): Turn | null {
  for (const [rules, turning] of TURNS) {
    const turn = rules.test(found.rule) ? turning(desk, found) : null
    if (turn) return turn
  }
  return null
}
