import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { PersonaRow } from '@sextant/contracts/persona/persona'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { decisionOf } from './said-rows.ts'
import { isUnheard } from './unheard.ts'
import { peopleIn, type Voice } from '../../../company/voices.ts'

type Group = Fact<'segment'> | undefined
/** Topics of which the owner's cards tell. */
type ToldTopic = Extract<QuoteTopic, 'job' | 'criterion' | 'alternative' | 'channel'>
type Told = { topic: ToldTopic; fact: Fact; says?: Sentence; computed: boolean }

/** Cards of each sort that still read as one person. */
const EACH = 2

/** What the owner believes of the group, card by card. */
export const beliefsOf = (desk: Desk, group: Group): Told[] => [
  ...jobsOf(desk, group),
  ...outcomesOf(desk, group),
  ...rivalsOf(desk, group),
  ...channelsOf(desk, group),
]

/** What the owner's own cards say of the group: no customer has said it. */
export function toldRows(desk: Desk, group: Group, voices: readonly Voice[]): PersonaRow[] {
  const asked = peopleIn(voices)
  return beliefsOf(desk, group).map(({ topic, fact, says, computed }) => ({
    topic,
    says: desk.named(fact, says),
    words: [],
    meter: { said: 0, asked, documents: 0, told: true, computed },
    // What several were asked about and nobody named changes nothing until somebody does.
    decision: isUnheard(voices, topic, fact) ? null : decisionOf(desk, topic, fact),
  }))
}

/** Whether a card tells of this group: by what it says it is about; one that names nobody does so where there is one group only. */
function isOf({ company }: Desk, group: Group, { about }: { about?: string | undefined }): boolean {
  if (about !== undefined) return about === group?.id
  return factsOf(company, 'segment').filter(({ avoid }) => !avoid).length <= 1
}

const jobsOf = (desk: Desk, group: Group): Told[] =>
  factsOf(desk.company, 'job')
    .filter(fact => isOf(desk, group, fact))
    .slice(0, EACH)
    .map(fact => ({ topic: 'job', fact, computed: false }))

/** What matters most to them first. */
const outcomesOf = (desk: Desk, group: Group): Told[] =>
  factsOf(desk.company, 'outcome')
    .filter(fact => isOf(desk, group, fact))
    .toSorted((a, b) => (b.importance ?? 0) - (a.importance ?? 0))
    .slice(0, EACH)
    .map(fact => ({ topic: 'criterion', fact, computed: false }))

/** Whom they choose instead; of several the one that takes most. */
function rivalsOf(desk: Desk, group: Group): Told[] {
  const rivals = factsOf(desk.company, 'rival').filter(
    rival => rival.sort !== 'referrer' && isOfSide(rival, group) && isRivalOf(desk, group, rival),
  )
  return rivals
    .toSorted((a, b) => (b.lostTo ?? 0) - (a.lostTo ?? 0))
    .slice(0, EACH)
    .map(fact => ({ topic: 'alternative', fact, computed: false }))
}

const isOfSide = ({ side }: Fact<'rival'>, group: Group): boolean =>
  !group?.side || !side || side === group.side

/** A rival's card may name the offer its price is for: that tells of no group. */
const isRivalOf = (desk: Desk, group: Group, { about }: Fact<'rival'>): boolean => {
  const isOffer = factsOf(desk.company, 'offer').some(({ id }) => id === about)
  return isOf(desk, group, isOffer ? {} : { about })
}

/** The ways that bring most, with how many come by them where that was counted. */
function channelsOf(desk: Desk, group: Group): Told[] {
  const channels = factsOf(desk.company, 'channel').filter(
    channel =>
      channel.sort !== 'supply' && channel.attempt !== 'failed' && isOf(desk, group, channel),
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
