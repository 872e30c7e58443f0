import type { Claim } from '@sextant/contracts/deliverable'
import {
  SEVEN_P_WORDS,
  SEVEN_PS,
  type SevenP,
} from '@sextant/contracts/marketing-strategy/market-words'
import type { SevenPs } from '@sextant/contracts/marketing-strategy/market'
import { type Fact, factsOf } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { openClaim } from '../open-claim.ts'
import { waysOf } from '../ways.ts'
import { priceOfRival } from './rival-price.ts'
import { byProof, proofWords } from '../proof.ts'

/** So many statements of one P still read. */
const SHOWN = 3

/** What the cards say of each of the seven, and how to find out the rest. */
export const sevenPsOf = (desk: Desk): SevenPs => ({
  rows: SEVEN_PS.map(id => ({ id, claims: claimsOf(desk, id) })),
})

function claimsOf(desk: Desk, id: SevenP): Claim[] {
  const found = FINDERS[id](desk).slice(0, SHOWN)
  if (found.length > 0) return found
  const topic = `${SEVEN_P_WORDS[id]}: not known yet`
  return [openClaim(desk, { says: 'Not known yet.', topic, check: CHECKS[id] })]
}

const FINDERS: Readonly<Record<SevenP, (desk: Desk) => Claim[]>> = {
  product: desk => factsOf(desk.company, 'offer').map(offer => desk.named(offer)),
  price: desk => [...pricesOf(desk), ...gapsOf(desk)],
  place: desk => placesOf(desk),
  promotion: desk => waysOf(desk.company).map(way => desk.named(way)),
  people: desk => factsOf(desk.company, 'person').map(person => personClaim(desk, person)),
  process: desk => factsOf(desk.company, 'constraint').map(brake => desk.named(brake)),
  proof: desk =>
    byProof(factsOf(desk.company, 'strength')).flatMap(strength => proofClaim(desk, strength)),
}

const CHECKS: Readonly<Record<SevenP, string>> = {
  product: 'Write down what is sold, line by line.',
  price: 'Write down the price of each line, and what the same costs elsewhere.',
  place: 'Write down where people buy, and where they would rather.',
  promotion: 'Ask the next thirty who come how they heard of you.',
  people: 'Write down who talks to customers, and what only they can do.',
  process: 'Follow one order from the first word to the bill, and note where it waits.',
  proof: 'Collect what a stranger can see: figures, reviews, samples, names.',
}

function pricesOf(desk: Desk): Claim[] {
  const { company, kit } = desk
  return factsOf(company, 'offer').flatMap(offer => {
    const name = kit.name(offer)
    if (!offer.price || !name) return []
    return [desk.claim(say`${name.bare}: ${kit.price(offer.price, offer)}`, [offer.id], 'told')]
  })
}

function gapsOf(desk: Desk): Claim[] {
  const { company, kit } = desk
  return factsOf(company, 'rival').flatMap(rival => {
    const name = kit.name(rival)
    const price = priceOfRival(desk, rival)
    return price && name ? [desk.claim(say`${name.bare}: ${price}`, [rival.id], 'told')] : []
  })
}

/** Where they are, and the ways on which others own the counter. */
function placesOf(desk: Desk): Claim[] {
  const { company, kit } = desk
  const groups = factsOf(company, 'segment').flatMap(group => {
    const place = group.place ? kit.part(group.place, group) : null
    const name = kit.name(group)
    return place && name ? [desk.claim(say`${name.bare}: ${place}`, [group.id], 'told')] : []
  })
  const counters = waysOf(company).filter(({ sort }) => sort === 'platform' || sort === 'partner')
  return [...groups, ...counters.map(way => desk.named(way))]
}

function personClaim(desk: Desk, person: Fact<'person'>): Claim {
  const { kit } = desk
  const name = kit.name(person)
  const does = (person.does ?? []).flatMap(text => kit.part(text, person) ?? [])
  if (!name || does.length === 0) return desk.named(person)
  const works = new ListText(does.slice(0, SHOWN))
  return desk.claim(say`${name.bare}: ${works}`, [person.id], 'told')
}

function proofClaim(desk: Desk, strength: Fact<'strength'>): Claim[] {
  const words = proofWords(desk.kit, strength)
  const name = desk.kit.name(strength)
  return words && name ? [desk.claim(say`${name.bare}: ${words}`, [strength.id], 'told')] : []
}
