import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Claim } from '@sextant/contracts/deliverable'
import type { PersonPart } from '@sextant/contracts/quick-start/first-plan-words'
import { factsOf } from '../../../company/company.ts'
import { latestOf } from '../../../company/latest.ts'
import { saidBy, voicesOf } from '../../../company/voices.ts'
import type { Desk } from '../../../core/desk.ts'
import { ListText } from '../../../sentences/list.ts'
import { say } from '../../../sentences/sentence.ts'

/** Names that still read as a list. */
const NAMED = 3

/** What the cards say of a part of the person; null where they are silent. */
export const knownPart = (desk: Desk, part: PersonPart): Claim | null => KNOWN[part](desk)

function firstNamed(desk: Desk, kind: 'segment' | 'job'): Claim | null {
  const fact = latestOf(desk.company, kind)
  return fact ? desk.named(fact) : null
}

/** What most people of the group name under these topics, in the words of one of them. */
function saidOf(desk: Desk, topics: readonly QuoteTopic[]): Claim | null {
  const voices = voicesOf(desk.company, latestOf(desk.company, 'segment'))
  const found = saidBy(voices).find(({ topic }) => topics.includes(topic))
  const [first] = found?.voices ?? []
  return first ? (desk.quoted(first) ?? desk.named(first)) : null
}

const KNOWN: Readonly<Record<PersonPart, (desk: Desk) => Claim | null>> = {
  who: desk => firstNamed(desk, 'segment'),
  wants: desk => firstNamed(desk, 'job') ?? saidOf(desk, ['job', 'goal', 'criterion']),
  stops: desk => {
    const held = factsOf(desk.company, 'quote').find(
      ({ pushes }) => pushes === 'anxiety' || pushes === 'habit',
    )
    return held ? desk.quoted(held) : saidOf(desk, ['objection'])
  },
  instead: desk => {
    const rivals = factsOf(desk.company, 'rival').filter(fact => desk.kit.name(fact) !== null)
    if (rivals.length === 0) return null
    const names = new ListText(rivals.slice(0, NAMED).map(fact => desk.kit.label(fact)))
    return desk.claim(
      say`${names}.`,
      rivals.slice(0, NAMED).map(({ id }) => id),
      'told',
    )
  },
}
