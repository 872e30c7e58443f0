import type { Claim } from '@sextant/contracts/deliverable'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Label } from '../../../sentences/label.ts'
import { say } from '../../../sentences/sentence.ts'
import { DECISIONS } from './decisions.ts'
import { isShared, PEOPLE_LEAST, peopleIn, type Said, type Voice } from '../../../company/voices.ts'

/** What the persona comes to: what several people say, and what changes with it; that no two say the same, or that nobody was asked, where it is so. Undefined without a group. */
export function resultOf(
  desk: Desk,
  group: Fact<'segment'> | undefined,
  said: readonly Said[],
  voices: readonly Voice[],
): Claim | undefined {
  const who = group && desk.kit.name(group)
  if (!who) return undefined
  const asked = peopleIn(voices)
  if (asked === 0) return nobodyAsked(desk, group, who)
  const most = sharedMost(desk, said)
  if (!most) return noTwo(desk, group, who)
  const own = most.voices
  const thing = desk.kit.label(own[0]!)
  // What all said is counted with those who said this: a mark for each of the others would bury them.
  const many = desk.kit.number(peopleIn(own), 'people who said it', own)
  const all = desk.kit.number(asked, 'people whose words are known', own)
  const counted = say`${who}: of ${all} people heard, ${many} name this: ${thing}.`
  const words = say`${counted} ${DECISIONS[most.topic](thing)}`
  return desk.claim(words, [group.id, ...own.map(({ id }) => id)], 'computed')
}

/** What most people say, where more than one does. */
export const sharedMost = (desk: Desk, said: readonly Said[]): Said | undefined =>
  said.find(
    one =>
      peopleIn(one.voices) >= PEOPLE_LEAST &&
      isShared(one) &&
      desk.kit.name(one.voices[0]!) !== null,
  )

const noTwo = (desk: Desk, group: Fact<'segment'>, who: Label): Claim =>
  desk.claim(
    say`${who}: so far no two people name the same thing. Hear more of them before anything is changed for all.`,
    [group.id],
    'told',
  )

/** A sketch changes no plan. */
const nobodyAsked = (desk: Desk, group: Fact<'segment'>, who: Label): Claim =>
  desk.claim(
    say`${who}: nobody’s own words are known yet, so this is a sketch.`,
    [group.id],
    'told',
  )
