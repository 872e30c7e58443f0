import type { Claim } from '@sextant/contracts/deliverable'
import type { VrioTest } from '@sextant/contracts/strategy/vrio-words'
import { type Fact, factsOf, tiedTo } from '../../../company/company.ts'
import { STRENGTH_WORDS } from '../../../company/strengths.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import type { TimeUnit } from '../../../sentences/figures.ts'
import type { Hole } from '../../../sentences/hole.ts'
import { ListText } from '../../../sentences/list.ts'
import { say } from '../../../sentences/sentence.ts'
import { likelyReason } from './words-say.ts'

/** Something that VRIO judges. */
export type Judged = Fact<'strength'> | Fact<'resource'>

/** What the cards show for or against each answer; null where they show nothing. */
export const reasonsOf = (desk: Desk, fact: Judged): Record<VrioTest, Claim | null> => ({
  valuable: (fact.kind === 'strength' ? proofOf(desk, fact) : null) ?? open(desk, fact, 'valuable'),
  rare: (fact.kind === 'strength' ? againstOthers(desk, fact) : null) ?? open(desk, fact, 'rare'),
  inimitable: rightOf(desk, fact) ?? open(desk, fact, 'inimitable'),
  organized: inUse(desk, fact) ?? open(desk, fact, 'organized'),
})

/** What the words answer, as long as the person has not. */
const open = (desk: Desk, fact: Judged, test: VrioTest): Claim | null =>
  fact[ANSWERS[test]] === undefined ? likelyReason(desk, fact, test) : null

const ANSWERS = {
  valuable: 'valuable',
  rare: 'rare',
  inimitable: 'costlyToCopy',
  organized: 'organized',
} as const

/** A figure over people who chose or rated it. */
function proofOf(desk: Desk, fact: Fact<'strength'>): Claim | null {
  const { proof, n } = fact
  if (proof === undefined) return null
  const figure = proofText(desk, fact, proof)
  if (n === undefined) return desk.claim(say`A figure shows it: ${figure}.`, [fact.id], 'told')
  const over = desk.kit.number(n, AS_SAID, [fact])
  return desk.claim(say`A figure shows it: ${figure}, measured over ${over}.`, [fact.id], 'told')
}

/** The same figure of others, else what is said of rivals in what it is about. */
function againstOthers(desk: Desk, fact: Fact<'strength'>): Claim | null {
  const { proof, versus } = fact
  if (proof === undefined || versus === undefined) return saidOfRivals(desk, fact)
  const theirs = proofText(desk, fact, versus)
  const ours = proofText(desk, fact, proof)
  return desk.claim(say`Others: ${theirs}, against your ${ours}.`, [fact.id], 'told')
}

function saidOfRivals(desk: Desk, fact: Fact<'strength'>): Claim | null {
  const { sort } = fact
  if (!sort) return null
  const { kit, company } = desk
  const rivals = factsOf(company, 'rival').filter(rival => kit.name(rival) !== null)
  const what = kit.unit(STRENGTH_WORDS[sort], 'one', fact)
  const ahead = rivals.filter(({ betterAt }) => betterAt?.includes(sort))
  const behind = rivals.filter(({ worseAt }) => worseAt?.includes(sort))
  const listOf = (facts: readonly Fact[]) => new ListText(facts.map(one => kit.label(one)))
  const rests = [...ahead, ...behind].map(({ id }) => id)
  if (ahead.length > 0)
    return desk.claim(say`Said to be ahead of you in ${what}: ${listOf(ahead)}.`, rests, 'told')
  if (behind.length > 0)
    return desk.claim(say`Said to be behind you in ${what}: ${listOf(behind)}.`, rests, 'told')
  return null
}

/** A right or a licence is copied by nobody who does not hold one. */
function rightOf(desk: Desk, fact: Judged): Claim | null {
  // Whoever says that it is not rare, or cheap to get, knows others who hold one too.
  if (fact.kind !== 'resource' || fact.rare === false || fact.costlyToCopy === false) return null
  if (fact.sort === 'licence')
    return desk.claim(say`A licence: others would have to be granted one too.`, [fact.id], 'told')
  if (fact.sort !== 'right') return null
  return desk.claim(say`A right: others cannot use it without you.`, [fact.id], 'told')
}

/** How much of it is in use, or what holds it back. */
function inUse(desk: Desk, fact: Judged): Claim | null {
  const { kit } = desk
  const brake = tiedTo(desk.company, fact, 'constraint').find(one => kit.name(one) !== null)
  if (brake) return desk.claim(say`Held back by ${kit.label(brake)}.`, [fact.id, brake.id], 'told')
  if (fact.kind !== 'resource' || fact.used === undefined) return null
  const used = kit.percent(fact.used, AS_SAID, [fact])
  return desk.claim(say`In use: ${used}.`, [fact.id], 'told')
}

const TIMES: Readonly<Record<string, TimeUnit>> = {
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  years: 'year',
}

function proofText({ kit }: Desk, fact: Fact<'strength'>, value: number): Hole {
  if (fact.proofForm === 'share') return kit.percent(value, AS_SAID, [fact])
  const unit = TIMES[fact.proofForm ?? '']
  if (unit) return kit.duration(value, unit, AS_SAID, [fact])
  if (fact.proofForm === 'stars')
    return kit.count(value, { one: 'star', many: 'stars' }, AS_SAID, [fact])
  return kit.number(value, AS_SAID, [fact])
}
