import { PORTER_DRIVERS } from '@sextant/contracts/strategy/counts'
import type { Claim } from '@sextant/contracts/deliverable'
import type { ForceId } from '@sextant/contracts/strategy/porter-words'
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
  'competition.nothing': 'substitutes',
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
  'rules.duty-cost': 'entrants',
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

/** Who brings customers stands between the firm and its buyers; who gives things, carries them or is paid supplies it. */
export function forceOfPartner({ gives, yearlyCost }: Fact<'partner'>): ForceId | null {
  if (gives === 'customers') return 'buyers'
  if (gives === undefined && yearlyCost) return 'suppliers'
  return gives && SUPPLIES.has(gives) ? 'suppliers' : null
}

/** What drives a force: findings first, the weightiest before; then cards that none of them speaks of. */
export function driversOf(desk: Desk, force: ForceId): Claim[] {
  const found = desk.findings
    .filter(one => forceOfFinding(desk, one) === force)
    .slice(0, FINDINGS_A_FORCE)
  const covered = new Set(found.map(({ rests }) => rests[0]))
  const cards = cardsOf(desk, force)
    .filter(({ fact }) => !covered.has(fact.id))
    .map(({ fact, says }) => desk.named(fact, says ?? undefined))
  return [...found.map(one => desk.finding(one)), ...cards].slice(0, PORTER_DRIVERS.most)
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
  const partners = factsOf(company, 'partner').filter(one => forceOfPartner(one) === force)
  const standing = [
    ...rivals.map(fact => named(desk, fact, rivalParts(desk, fact))),
    ...partners.map(fact => named(desk, fact, partnerParts(desk, fact))),
  ]
  return [...standing, ...ofForce(desk, force)]
}

function ofForce(desk: Desk, force: ForceId): Card[] {
  if (force === 'suppliers') return changesThat(desk, ['supply', 'cost'])
  if (force === 'entrants') return [...changesThat(desk, ['rival', 'rule']), ...barriers(desk)]
  if (force === 'buyers') return [...changesThat(desk, ['demand', 'funding']), ...buyers(desk)]
  // What technology makes possible is, first of all, another way to the same end.
  const other = force === 'substitutes' ? changesThat(desk, ['technology']) : []
  return [...ofRivals(desk, force), ...leaving(desk, force), ...other]
}

function changesThat(desk: Desk, touching: readonly Fact<'change'>['touches'][]): Card[] {
  return factsOf(desk.company, 'change')
    .filter(({ touches, about }) => touches && touching.includes(touches) && !isOfRival(about))
    .map(fact => named(desk, fact, changeParts(desk, fact)))

  function isOfRival(about: string | undefined): boolean {
    return factsOf(desk.company, 'rival').some(({ id }) => id === about)
  }
}

/** A change about a rival or a substitute belongs to the force of that one. */
function ofRivals(desk: Desk, force: ForceId): Card[] {
  return factsOf(desk.company, 'change').flatMap(change => {
    const rival = aboutOf(desk.company, change, 'rival')
    if (!rival || forceOfRival(rival) !== force) return []
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
    .filter(({ side }) => side !== 'user')
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
