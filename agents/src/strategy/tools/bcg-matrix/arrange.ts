import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import type { BcgBody } from '@sextant/contracts/strategy/bcg-matrix'
import { BCG_LINES } from '@sextant/contracts/strategy/counts'
import { type Fact, factsOf } from '../../../company/company.ts'
import { lineRefused, refusalsOf } from '../../../company/refusals.ts'
import type { Desk } from '../../../core/desk.ts'
import { leadAbout } from '../../../core/lead.ts'
import type { Arranged } from '../../../core/tool.ts'
import { GROWTH_CUT } from '../../../math/bcg.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { Origin } from '../../../sentences/hole.ts'
import { ListText } from '../../../sentences/list.ts'
import { say } from '../../../sentences/sentence.ts'
import { flowOf, fundsOf } from './flow.ts'
import { type Placed, placedLines } from './lines.ts'
import { paceOf } from './pace.ts'
import { isOutOfReach, recompute } from './recompute.ts'
import { shiftWith } from './shift.ts'

/** Names of a list that still read as one. */
const NAMES = 4

export function arrange(desk: Desk): Arranged<'bcg-matrix'> {
  const found = placedLines(desk, GROWTH_CUT.value, BCG_LINES.most)
  const body: BcgBody = recompute({
    market: market(desk),
    currency: desk.company.currency,
    growthCut: GROWTH_CUT.value,
    lines: found.map(({ line }) => line),
    flow: [],
  })
  const called = found.map(({ offer }, index) => ({ offer, line: body.lines[index]! }))
  const narrative = [paceOf(desk), boundary(desk, called), hours(desk, called)].filter(
    section => section !== null,
  )
  const plays = desk.plays.filter(
    ({ finding }) => finding.family === 'mix' || finding.family === 'economics',
  )
  return {
    body: { ...body, flow: flowOf(desk, called) },
    narrative,
    plays,
    ...decided(desk, called),
  }
}

/** Plays that move money or hours between lines. */
const ALLOCATES = ['mix', 'economics', 'capacity', 'price'] as const

/** The line that the matrix singles out, the one that is built before the one that pays; the decision says who funds whom and begins there. */
function decided(
  desk: Desk,
  called: readonly Placed[],
): Pick<Arranged, 'result' | 'lead' | 'plays' | 'speaksAgainst'> {
  const placed = called.filter(({ line }) => line.quadrant !== null)
  const built = placed.find(({ line }) => line.call === 'invest')
  const pays = placed.find(({ line }) => line.quadrant === 'cash cow')
  const single = built ?? pays
  const [flow] = flowOf(desk, called)
  const speaksAgainst = ({ finding }: ChosenPlay): boolean =>
    finding.quadrant === 'weakness' && finding.rests[0] === built?.offer.id
  if (!single || !flow) return {}
  const { payers, takers } = fundsOf(desk, called)
  const [payer, taker] = [payers[0], takers[0]]
  // What is held is not starved.
  const dogs = placed.filter(({ line }) => line.quadrant === 'dog' && line.call !== 'hold')
  const shift = payer && taker ? shiftWith(desk, payer, taker, dogs) : null
  const room = taker && roomFirst(desk, taker)
  const lead =
    room?.lead ??
    (taker && betterUse(desk, taker)) ??
    shift ??
    leadAbout(desk, [single.offer.id], ALLOCATES, chosen => chosen.finding.quadrant !== 'weakness')
  const result = room ? together(flow, room.says) : flow
  const plays = shift && lead !== shift ? { plays: [shift] } : {}
  return { result, speaksAgainst, ...plays, ...(lead && { lead }) }
}

/** Where the same hours leave more in the line that is built than in the one the goal counts, that is settled before any money moves. */
const betterUse = (desk: Desk, { offer }: Placed): ChosenPlay | undefined =>
  desk.plays.find(
    ({ finding }) =>
      finding.rule === 'goal.worse-use' && finding.about?.origins.some(isOf(offer.id)),
  )

const isOf =
  (id: string) =>
  (origin: Origin): boolean =>
    'fact' in origin && origin.fact === id

/** A line that refuses work cannot be built by money alone: the play that makes room comes first. */
function roomFirst(desk: Desk, { offer }: Placed): { says: Claim; lead: ChosenPlay } | null {
  const { company, kit } = desk
  const brake = refusalsOf(company).find(one => {
    const line = lineRefused(company, one)
    // Of several lines, nobody said which is refused: it is asked, not assumed.
    return line ? line.id === offer.id : factsOf(company, 'offer').length === 1
  })
  const lead = brake && leadAbout(desk, [brake.id], ['goal', 'capacity', 'brake', 'demand'])
  if (!brake || !lead || !kit.name(offer)) return null
  const lost = kit.number(brake.lost, 'as said', [brake])
  const says = say`Room comes before money for ${kit.label(offer)}: ${lost} sales a year are refused already.`
  return { says: desk.claim(says, [brake.id], 'computed'), lead }
}

const together = (one: Claim, other: Claim): Claim => ({
  ...one,
  text: `${one.text} ${other.text}`,
  sources: [...new Set([...one.sources, ...other.sources])],
})

/** Which markets the lines are set against. */
function market(desk: Desk): Claim {
  const { company, kit } = desk
  const offers = factsOf(company, 'offer').filter(offer => kit.name(offer) !== null)
  const [organization] = factsOf(company, 'organization')
  if (offers.length === 0) return unknown(desk)
  const place = organization?.place ? kit.part(organization.place, organization) : null
  const list = new ListText(offers.slice(0, NAMES).map(offer => kit.label(offer)))
  const rests = offers.map(({ id }) => id)
  if (offers.length === 1) {
    const one = place ? say`The market for ${list} in ${place}.` : say`The market for ${list}.`
    return desk.claim(one, rests, 'told')
  }
  const many = place
    ? say`Each line stands in its own market, in ${place}: ${list}.`
    : say`Each line stands in its own market: ${list}.`
  return desk.claim(many, rests, 'told')
}

const unknown = (desk: Desk): Claim => ({
  text: 'Not known yet: which lines are sold.',
  sources: [desk.book.assumption('The lines', 'Name what you sell, one card a line.')],
  evidence: 'not rated',
})

/** A main line far behind the largest rival is more often a market drawn too wide than a line to give up. */
function boundary(desk: Desk, found: readonly Placed[]): TextSection | null {
  const { kit } = desk
  const main = found.find(({ line }) => line.quadrant !== null && line.call === null)
  if (!main?.line.relativeShare || !isOutOfReach(main.line) || !kit.name(main.offer)) return null
  const { offer, line } = main
  const times = kit.number(line.relativeShare ?? 0, 'own share ÷ share of the largest rival', [
    offer,
  ])
  const says = say`With ${times} times the share of the largest rival, no effort of yours leads the whole market for ${kit.label(offer)}. Draw the market as the buyers you could be first with, and give both shares for it; there is no call before that.`
  const claim = { ...desk.claim(says, [offer.id], 'computed'), fact: offer.id }
  return { id: 'boundary', heading: 'How wide the market is drawn', paragraphs: [claim] }
}

type Part = { lines: Placed[]; hours: number; sales: number }

/** The hours that a line takes in a year; null where its card does not tell. */
const hoursOf = ({ hoursEach, volume }: Fact<'offer'>): number | null =>
  hoursEach === undefined || volume === undefined ? null : hoursEach * volume

/** What the dogs take of the hours against what they bring of the sales; silent unless all lines tell both. */
function hours(desk: Desk, found: readonly Placed[]): TextSection | null {
  const all = partOf(found)
  const dogs = all && partOf(found.filter(({ line }) => line.quadrant === 'dog'))
  if (!all || !dogs || dogs.lines.length === 0 || dogs.lines.length === found.length) return null
  const { kit } = desk
  const rests = found.map(({ offer }) => offer)
  const named = dogs.lines.map(({ offer }) => offer).filter(offer => kit.name(offer) !== null)
  if (named.length === 0 || all.hours === 0 || all.sales === 0) return null
  const list = new ListText(named.map(offer => kit.label(offer)))
  const work = kit.percent(dogs.hours / all.hours, 'hours of the dogs ÷ hours of all', rests)
  const part = kit.percent(dogs.sales / all.sales, 'sales of the dogs ÷ sales of all', rests)
  const says = say`Lines with a small share of a slow market (${list}) take ${work} of the hours and bring ${part} of the sales.`
  const claim = desk.claim(
    says,
    rests.map(({ id }) => id),
    'computed',
  )
  return { id: 'hours', heading: 'Where the hours go', paragraphs: [claim] }
}

function partOf(lines: readonly Placed[]): Part | null {
  const spans = lines.map(({ offer }) => hoursOf(offer))
  const sales = lines.map(({ line }) => line.revenueCents)
  if (spans.includes(null) || sales.includes(null)) return null
  return { lines: [...lines], hours: sum(spans), sales: sum(sales) }
}

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)
