import { PORTER_DRIVERS } from '@sextant/contracts/strategy/counts'
import type { Claim } from '@sextant/contracts/deliverable'
import type { ForceId } from '@sextant/contracts/strategy/porter-words'
import { relativeChange } from '../../../company/changes.ts'
import { aboutOf, type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { FoundBy } from '../../../findings/finding.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import {
  barrierParts,
  changeParts,
  partnerParts,
  rivalParts,
  segmentParts,
  withParts,
} from './parts.ts'

/** Findings show more than one card; so many of them stand before the cards. */
const FINDINGS_A_FORCE = 3

/** Whose power each finding tells of. What stands under rivals or partners goes by the sort of who it names. */
const BY_RULE: Readonly<Record<string, ForceId | 'by rival' | 'by partner'>> = {
  'price.vs-rival': 'by rival',
  'price.rival-cheaper': 'by rival',
  'price.rival-dearer': 'by rival',
  'price.match-volume': 'by rival',
  'price.last-rise': 'buyers',
  'competition.contested': 'by rival',
  'competition.open-flank': 'by rival',
  'competition.unanswered': 'by rival',
  'competition.outgrown': 'by rival',
  'competition.lost-to': 'by rival',
  'competition.relative-share': 'rivalry',
  'competition.share-of-voice': 'rivalry',
  'competition.switch-cost': 'by rival',
  'change.rival-moved': 'by rival',
  'competition.referrer': 'buyers',
  'concentration.customer': 'buyers',
  'concentration.top': 'buyers',
  'concentration.loss-survival': 'buyers',
  'concentration.platform': 'buyers',
  'concentration.supplier': 'suppliers',
  'concentration.partner-ends': 'by partner',
  'change.cost-rise': 'suppliers',
  'change.cost-per-sale': 'suppliers',
  'change.cost-at-most': 'suppliers',
  'price.cost-rise-covered': 'suppliers',
  'price.room-to-pass-on': 'suppliers',
  'price.gap-in-money': 'by rival',
  'rules.duty-cost': 'suppliers',
  'rules.penalty': 'entrants',
  'change.rival-entry': 'entrants',
}

/** The force that a finding tells of; null where it tells of none. */
export function forceOfFinding(desk: Desk, found: FoundBy): ForceId | null {
  const place = BY_RULE[found.rule]
  if (!place) return null
  const facts = found.rests.map(id => desk.fact(id)).filter(fact => fact !== undefined)
  if (place === 'by rival') {
    const of = facts.filter(fact => fact.kind === 'rival').map(forceOfRival)
    // One finding about several is rivalry as soon as one of them is a rival.
    return of.includes('rivalry') ? 'rivalry' : (of[0] ?? 'rivalry')
  }
  if (place !== 'by partner') return place
  const partner = facts.find(fact => fact.kind === 'partner')
  return partner ? forceOfPartner(partner) : null
}

const BY_RIVAL: Readonly<Record<NonNullable<Fact<'rival'>['sort']>, ForceId>> = {
  rival: 'rivalry',
  substitute: 'substitutes',
  'in-house': 'substitutes',
  nothing: 'substitutes',
  // Who settles the choice for buyers carries a part of their power.
  referrer: 'buyers',
}
export const forceOfRival = ({ sort }: Fact<'rival'>): ForceId => BY_RIVAL[sort ?? 'rival']

/** A lender supplies money as a mill supplies flour. */
const SUPPLIES = new Set<Fact<'partner'>['gives']>(['supplies', 'delivery', 'money'])

/** Who alone can do it, or whose agreement ends, can set terms, whatever it is that they give. */
export const isBinding = ({ alone, ends }: Fact<'partner'>): boolean =>
  alone === true || ends !== undefined

/** Part of all sales below which one of a group can press for nothing. */
const A_VOICE = 0.03

/** A group of many small buyers is large together, and none of them has power. */
export const isSpread = ({ single, share, size }: Fact<'segment'>): boolean =>
  !single && share !== undefined && size !== undefined && share / size < A_VOICE

/** Who brings customers stands between the firm and its buyers; who gives things, carries them or is paid supplies it. */
export function forceOfPartner(partner: Fact<'partner'>): ForceId | null {
  const { gives, yearlyCost } = partner
  if (gives === 'customers') return 'buyers'
  if (isBinding(partner) || (gives === undefined && yearlyCost)) return 'suppliers'
  return gives && SUPPLIES.has(gives) ? 'suppliers' : null
}

/** What drives a force: findings first, the weightiest before; then cards that none of them speaks of. */
export function driversOf(desk: Desk, force: ForceId): Claim[] {
  const found = desk.findings
    .filter(one => forceOfFinding(desk, one) === force && !isOfSpread(desk, one))
    // What one rise adds is told once, in sales or as a price.
    .filter(({ rests }, at, all) => {
      const first = all.findIndex(one => one.rests[0] === rests[0])
      return force !== 'suppliers' || first === at
    })
    .slice(0, FINDINGS_A_FORCE)
  const covered = new Set(found.map(({ rests }) => rests[0]))
  const cards = cardsOf(desk, force)
    .filter(({ fact }) => !covered.has(fact.id))
    .map(({ fact, says }) => desk.named(fact, says ?? undefined))
  return [...found.map(one => driverOf(desk, one)), ...cards].slice(0, PORTER_DRIVERS.most)
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A driver says what presses, or what speaks against the pressure; what to do about it is said among the moves. */
function driverOf(desk: Desk, found: FoundBy): Claim {
  const claim = desk.finding(found)
  const [first] = sentences.segment(claim.text)
  const text = first?.segment.trim() ?? claim.text
  const relieves = found.quadrant === 'strength' || found.quadrant === 'opportunity'
  return { ...claim, text: relieves ? `${text} ${SPEAKS_AGAINST}` : text }
}
const SPEAKS_AGAINST = 'This speaks against the pressure.'

function isOfSpread(desk: Desk, { rests: [first] }: FoundBy): boolean {
  const fact = first === undefined ? undefined : desk.fact(first)
  return fact?.kind === 'segment' && isSpread(fact)
}

/** Cards that show by a figure that a force presses. What keeps newcomers out is no pressure. */
export const figuresOf = (desk: Desk, force: ForceId): { fact: Fact; says: Sentence }[] =>
  force === 'entrants'
    ? []
    : cardsOf(desk, force).flatMap(({ fact, says }) => (says ? [{ fact, says }] : []))

type Card = { fact: Fact; says: Sentence | null }

/** Cards that show something of a force by their kind and chips. */
function cardsOf(desk: Desk, force: ForceId): Card[] {
  const { company } = desk
  const rivals = factsOf(company, 'rival').filter(rival => forceOfRival(rival) === force)
  const partners = factsOf(company, 'partner')
    .filter(one => forceOfPartner(one) === force)
    .toSorted((a, b) => Number(isBinding(b)) - Number(isBinding(a)))
  const standing = [
    ...rivals.map(fact => named(desk, fact, rivalParts(desk, fact))),
    ...partners.map(fact => named(desk, fact, partnerParts(desk, fact))),
  ]
  return [...standing, ...ofForce(desk, force)]
}

function ofForce(desk: Desk, force: ForceId): Card[] {
  if (force === 'suppliers') return changesThat(desk, isDearer)
  if (force === 'entrants') return [...changesThat(desk, opensTheDoor), ...barriers(desk)]
  if (force === 'buyers') return [...changesThat(desk, isFewerBuyers), ...buyers(desk)]
  // What technology makes possible is, first of all, another way to the same end.
  const other = force === 'substitutes' ? changesThat(desk, isOtherWay) : []
  return [...ofRivals(desk, force), ...leaving(desk, force), ...other]
}

type Change = Fact<'change'>

/** Whether something falls or ends; null where nobody told which way it goes. */
export function falls(change: Change): boolean | null {
  const { direction } = change
  const relative = relativeChange(change)
  if (relative) return relative < 0
  return direction === undefined ? null : direction === 'falling' || direction === 'ending'
}

/** What is said of it decides, else the way it goes; a change of which neither is known may press. */
function worsens(change: Change, byWay: (falls: boolean) => boolean): boolean {
  if (change.bearing === 'helps') return false
  const way = falls(change)
  return change.bearing === 'hurts' || way === null || byWay(way)
}

/** Things or work that get dearer or scarce; a fee that a rule sets is paid like any other. */
const isDearer = (change: Change): boolean =>
  change.touches === 'supply'
    ? worsens(change, () => true)
    : (change.touches === 'cost' && worsens(change, way => !way)) || isFee(change)

const isFee = ({ touches, bearing, yearlyCost }: Change): boolean =>
  touches === 'rule' && bearing !== 'helps' && yearlyCost !== undefined

/** More demand relieves whoever sells: fewer buyers, or less of their money, give each a louder voice. */
const isFewerBuyers = (change: Change): boolean =>
  (change.touches === 'demand' || change.touches === 'funding') && worsens(change, way => way)

const opensTheDoor = (change: Change): boolean =>
  (change.touches === 'rival' || (change.touches === 'rule' && !isFee(change))) &&
  worsens(change, way => !way || change.touches === 'rule')

const isOtherWay = (change: Change): boolean =>
  change.touches === 'technology' && worsens(change, way => !way)

/** Changes that make a force press more, whether they stand among its first drivers or not. */
export function changesOf({ company }: Desk, force: ForceId): Change[] {
  const presses = PRESSING[force]
  return factsOf(company, 'change').filter(change => {
    const rival = aboutOf(company, change, 'rival')
    if (rival) return forceOfRival(rival) === force && change.bearing !== 'helps'
    return (
      presses !== null && presses(change) && (falls(change) !== null || change.when !== undefined)
    )
  })
}

const PRESSING: Readonly<Record<ForceId, ((change: Change) => boolean) | null>> = {
  rivalry: null,
  entrants: opensTheDoor,
  substitutes: isOtherWay,
  buyers: isFewerBuyers,
  suppliers: isDearer,
}

function changesThat(desk: Desk, presses: (change: Change) => boolean): Card[] {
  return factsOf(desk.company, 'change')
    .filter(change => presses(change) && !isOfRival(change.about))
    .map(fact => named(desk, fact, changeParts(desk, fact)))

  function isOfRival(about: string | undefined): boolean {
    return factsOf(desk.company, 'rival').some(({ id }) => id === about)
  }
}

/** A change about a rival or a substitute belongs to the force of that one. */
function ofRivals(desk: Desk, force: ForceId): Card[] {
  return factsOf(desk.company, 'change').flatMap(change => {
    const rival = aboutOf(desk.company, change, 'rival')
    if (!rival || forceOfRival(rival) !== force || change.bearing === 'helps') return []
    return [named(desk, change, changeParts(desk, change))]
  })
}

/** What it costs to leave a rival or a substitute guards it: it is no power of buyers. */
function leaving(desk: Desk, force: ForceId): Card[] {
  return factsOf(desk.company, 'rival').flatMap(fact => {
    const name = desk.kit.name(fact)
    if (!fact.switchCost || !name || forceOfRival(fact) !== force) return []
    const cost = desk.kit.amount(fact.switchCost, fact)
    return [{ fact, says: say`Leaving ${name} costs a customer ${cost}, which holds buyers there` }]
  })
}

/** A group shows its power by a figure alone: its name says nothing. */
function buyers(desk: Desk): Card[] {
  return factsOf(desk.company, 'segment')
    .filter(group => group.side !== 'user' && !isSpread(group))
    .flatMap(fact => figured(desk, fact, segmentParts(desk, fact)))
}

function barriers(desk: Desk): Card[] {
  const owned = [...factsOf(desk.company, 'resource'), ...factsOf(desk.company, 'strength')]
  return owned.flatMap(fact => figured(desk, fact, barrierParts(fact)))
}

const named = (desk: Desk, fact: Fact, parts: readonly Sentence[]): Card => ({
  fact,
  says: withParts(desk, fact, parts),
})

function figured(desk: Desk, fact: Fact, parts: readonly Sentence[]): Card[] {
  const says = withParts(desk, fact, parts)
  return says ? [{ fact, says }] : []
}
