import type { Claim } from '@sextant/contracts/deliverable'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Label } from '../../../sentences/label.ts'
import { say } from '../../../sentences/sentence.ts'
import { DECISIONS } from './decisions.ts'
import { peopleIn, type Said, type Voice } from '../../../company/voices.ts'

/** What the persona comes to: what most of them say, and what changes with it; that nobody was asked yet, where nobody was. Undefined without a group. */
export function resultOf(
  desk: Desk,
  group: Fact<'segment'> | undefined,
  said: readonly Said[],
  voices: readonly Voice[],
): Claim | undefined {
  const who = group && desk.kit.name(group)
  if (!who) return undefined
  const asked = peopleIn(voices)
  const most = said.find(({ voices: [first] }) => first && desk.kit.name(first))
  if (!most || asked === 0) return nobodyAsked(desk, group, who)
  const own = most.voices
  const thing = desk.kit.label(own[0]!)
  const many = desk.kit.number(peopleIn(own), 'people who said it', own)
  const all = desk.kit.number(asked, 'people whose words are known', voices)
  const name = peopleIn(own) === 1 ? NAMES : NAME
  const counted = say`${who}: of ${all} whose words are known, ${many} ${name} ${thing}.`
  const words = say`${counted} ${DECISIONS[most.topic](thing)}`
  return desk.claim(words, [group.id, ...own.map(({ id }) => id)], 'computed')
}

/** A sketch changes no plan. */
const nobodyAsked = (desk: Desk, group: Fact<'segment'>, who: Label): Claim =>
  desk.claim(
    say`${who}: nobody’s own words are known yet, so this is a sketch.`,
    [group.id],
    'told',
  )

const NAMES = say`names`
const NAME = say`name`
