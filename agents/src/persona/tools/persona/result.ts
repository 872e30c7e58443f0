import type { Claim } from '@sextant/contracts/deliverable'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Label } from '../../../sentences/label.ts'
import { say } from '../../../sentences/sentence.ts'
import { PEOPLE_LEAST, peopleIn } from '../../../company/voices.ts'
import { foundIn } from './insights.ts'
import { type Found, type Heard, idsOf } from './insights/heard.ts'

/** What the persona comes to: the most surprising of what follows from all talks, and what changes with it; that no two say the same, or that nobody was asked, where it is so. Undefined without a group. */
export function resultOf(
  desk: Desk,
  group: Fact<'segment'> | undefined,
  heard: Heard | null,
): Claim | undefined {
  const who = group && desk.kit.name(group)
  if (!who) return undefined
  if (!heard) return nobodyAsked(desk, group, who)
  const found = foundIn(heard).find(isFirm)
  if (!found) return noTwo(desk, group, who)
  const { says, changes } = found
  const words = changes ? say`${says} ${changes}` : says
  return desk.claim(words, idsOf(group, found), 'computed')
}

/** What rests on one voice leads nothing. */
const isFirm = ({ rests, changes }: Found): boolean =>
  changes !== null && peopleIn(rests) >= PEOPLE_LEAST

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
