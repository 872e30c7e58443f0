import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { PersonaRow } from '@sextant/contracts/persona/persona'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { decisionOf } from './said-rows.ts'

type Group = Fact<'segment'> | undefined
type Told = { topic: QuoteTopic; fact: Fact; says?: Sentence; computed: boolean }

/** Cards of each sort that still read as one person. */
const EACH = 2

/** What the owner's own cards say of the group: no customer has said it. */
export function toldRows(desk: Desk, group: Group, asked: number): PersonaRow[] {
  const told = [
    ...jobsOf(desk, group),
    ...outcomesOf(desk),
    ...rivalsOf(desk, group),
    ...channelsOf(desk),
  ]
  return told.map(({ topic, fact, says, computed }) => ({
    topic,
    says: desk.named(fact, says),
    words: [],
    meter: { said: 0, asked, documents: 0, told: true, computed },
    decision: decisionOf(desk, topic, fact),
  }))
}

const jobsOf = (desk: Desk, group: Group): Told[] =>
  factsOf(desk.company, 'job')
    .filter(({ about }) => about === undefined || about === group?.id)
    .slice(0, EACH)
    .map(fact => ({ topic: 'job', fact, computed: false }))

/** What matters most to them first. */
const outcomesOf = (desk: Desk): Told[] =>
  factsOf(desk.company, 'outcome')
    .toSorted((a, b) => (b.importance ?? 0) - (a.importance ?? 0))
    .slice(0, EACH)
    .map(fact => ({ topic: 'criterion', fact, computed: false }))

/** Whom they choose instead; of several the one that takes most. */
function rivalsOf(desk: Desk, group: Group): Told[] {
  const rivals = factsOf(desk.company, 'rival').filter(
    ({ sort, side }) => sort !== 'referrer' && (!group?.side || !side || side === group.side),
  )
  return rivals
    .toSorted((a, b) => (b.lostTo ?? 0) - (a.lostTo ?? 0))
    .slice(0, EACH)
    .map(fact => ({ topic: 'alternative', fact, computed: false }))
}

/** The ways that bring most, with how many come by them where that was counted. */
function channelsOf(desk: Desk): Told[] {
  const channels = factsOf(desk.company, 'channel').filter(
    ({ sort, attempt }) => sort !== 'supply' && attempt !== 'failed',
  )
  const brought = ({ customers, share }: Fact<'channel'>): number => customers ?? share ?? 0
  return channels
    .toSorted((a, b) => brought(b) - brought(a))
    .slice(0, EACH)
    .map(fact => channelOf(desk, fact))
}

function channelOf(desk: Desk, fact: Fact<'channel'>): Told {
  const label = desk.kit.name(fact)
  if (!label || fact.customers === undefined) return { topic: 'channel', fact, computed: false }
  const many = desk.kit.number(fact.customers, 'as said', [fact])
  return { topic: 'channel', fact, says: say`${label}: ${many} a year`, computed: true }
}
