import type { Claim } from '@sextant/contracts/deliverable'
import type { TowsMove } from '@sextant/contracts/strategy/swot'
import type { Desk, Phrase } from '../desk.ts'
import { group, lead, remedy } from '../phrases.ts'
import { possessive } from '../reading/wording.ts'
import type { Candidate } from './factors.ts'

export type Kind = TowsMove['kind']

/** The factor as a noun: quoted words, or for an unchecked belief "the unchecked point “…”". */
export const noun = (c: Candidate): Phrase => (c.from === 'seed' ? { text: `the unchecked point ${c.handle.text}`, sources: c.handle.sources } : c.handle)

/** The sentence of one pairing: what to do because this inside meets that outside. */
export function moveClaim(desk: Desk, kind: Kind, inside: Candidate, outside: Candidate): Claim {
  if (inside.from === 'seed' && outside.from === 'seed') return ifBoth(desk, kind, inside, outside)
  const us = noun(inside), them = noun(outside)
  const who = group(desk), what = lead(desk)
  const rival = outside.rival ?? ''
  const costs = outside.topics.some(t => t === 'supply' || t === 'price' || t === 'cash') && outside.from === 'change'
  switch (kind) {
    case 'SO':
      if (outside.from === 'gap') return desk.say`Answer ${possessive(rival)} ${them} with ${us}, and say it to ${who} before anybody else`
      if (outside.from === 'change') return desk.say`Move first on ${them}: bring ${what}, and open with ${us}`
      return desk.say`Try ${them} with ${who} before anything is built on it, and lead with ${us}`
    case 'ST':
      if (outside.price) return desk.say`Leave ${rival} alone at ${outside.price}; hold ${who} with ${us}`
      if (outside.from === 'edge') return desk.say`Do not copy ${possessive(rival)} ${them}; make ${us} the reason ${who} stay`
      if (outside.from === 'nothing') return desk.say`For those who say ${them}, make ${what} the smallest possible first step; the reason to take it is ${us}`
      if (outside.topics.includes('rules')) return desk.say`Turn ${them} into a reason to call: tell ${who} what it means for them, with ${us} as the proof`
      if (costs) return desk.say`Reprice ${what} before ${them} is felt, not after, and let ${us} carry the price with ${who}`
      return desk.say`Watch ${them} month by month while ${us} still holds ${who}`
    case 'WO':
      if (outside.from === 'gap') return desk.say`To win the people ${rival} disappoints (${them}), first deal with ${us}: ${remedy(desk, inside)}`
      return desk.say`Before ${them} can pay, deal with ${us}: ${remedy(desk, inside)}`
    case 'WT':
      if (outside.from === 'nothing') return desk.say`Leave those who say ${them} alone until ${us} is dealt with: ${remedy(desk, inside)}`
      if (outside.rival) return desk.say`Where ${us} meets ${possessive(rival)} ${them}, step back: take fewer ${desk.words.purchases} that need it, so that ${what} does not suffer`
      if (costs) return desk.say`Caught between ${us} and ${them}, drop the ${desk.words.purchases} that earn least before either gets worse`
      return desk.say`Start nothing new around ${them} until ${us} is dealt with for ${who}`
  }
}

/** Two beliefs nobody checked: the move is conditional and says so. */
function ifBoth(desk: Desk, kind: Kind, { handle: us, ...inside }: Candidate, { handle: them }: Candidate): Claim {
  const { customers, products, purchases } = desk.words
  switch (kind) {
    case 'SO': return desk.say`Check ${us} together with ${them}; if both hold, start there with ${products}`
    case 'ST': return desk.say`Should ${them} come true, the defense would be ${us}: ask ${customers} before relying on it`
    case 'WO': return desk.say`${them} brings little if ${us} is true of ${desk.company} as well; then ${remedy(desk, inside)}`
    case 'WT': return desk.say`Take on no more ${purchases} of one kind until ${us} and ${them} are both checked`
  }
}
