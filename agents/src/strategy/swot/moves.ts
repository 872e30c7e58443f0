import type { Claim } from '@sextant/contracts/deliverable'
import type { TowsMove } from '@sextant/contracts/strategy/swot'
import type { Desk } from '../desk.ts'
import { group, lead, remedy } from '../phrases.ts'
import { possessive } from '../reading/wording.ts'
import type { Candidate } from './factors.ts'

export type Kind = TowsMove['kind']

/** The sentence of one pairing: what to do because this inside meets that outside. */
export function moveClaim(desk: Desk, kind: Kind, inside: Candidate, outside: Candidate): Claim {
  const us = inside.handle, them = outside.handle
  const who = group(desk), what = lead(desk)
  const ease = remedy(desk, inside)
  const rival = outside.rival ?? ''
  switch (kind) {
    case 'SO':
      if (outside.from === 'gap') return desk.say`Answer ${possessive(rival)} ${them} with ${us}, and say it to ${who} before anybody else`
      if (outside.from === 'change') return desk.say`Be there first when ${them} comes true: offer ${what}, and open with ${us}`
      return desk.say`Try one thing with ${who}: ${them}. Lead with ${us}`
    case 'ST':
      if (outside.price) return desk.say`Leave ${rival} alone at ${outside.price}; hold ${who} with ${us}`
      if (outside.from === 'edge') return desk.say`Do not copy ${possessive(rival)} ${them}; make ${us} the reason ${who} stay`
      if (outside.from === 'nothing') return desk.say`Give those who say ${them} one reason to start with ${what}: ${us}`
      if (outside.from === 'change') return desk.say`Before ${them} bites, tell ${who} what stays the same, starting with ${us}`
      return desk.say`Prepare for ${them} while ${us} still holds ${who}`
    case 'WO':
      if (outside.from === 'gap') return desk.say`To win the people ${rival} disappoints (${them}), first deal with ${us}: ${ease}`
      return desk.say`${them} only pays once ${us} is dealt with: ${ease}`
    case 'WT':
      if (outside.rival) return desk.say`Where ${us} meets ${possessive(rival)} ${them}, step back: take fewer ${desk.words.purchases} that need it and keep ${what} whole`
      return desk.say`${us} and ${them} hit together: put a limit on ${desk.words.purchases} there until the first is solved`
  }
}
