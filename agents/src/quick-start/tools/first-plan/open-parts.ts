import type { Claim } from '@sextant/contracts/deliverable'
import type { PlanAssumption } from '@sextant/contracts/quick-start/first-plan'
import type { PersonPart } from '@sextant/contracts/quick-start/first-plan-words'
import type { Desk } from '../../../core/desk.ts'
import { knownPart } from './known-parts.ts'

/** What nobody has said yet, which place of the person it stands in and what stands there instead, and who finds it out by when. */
export type OpenPart = PlanAssumption & { part: PersonPart; perhaps: Claim }

type Question = {
  part: PersonPart
  topic: string
  check: string
}

/** In the order in which they are found out. */
const QUESTIONS: readonly Question[] = [
  {
    part: 'who',
    topic: 'Who buys',
    check: 'Write down for the next five who buy: who they are, and what they had in common.',
  },
  {
    part: 'wants',
    topic: 'What they want it for',
    check: 'Ask three who bought: what were you hoping for when you came?',
  },
  {
    part: 'stops',
    topic: 'What stops them',
    check: 'Ask the next three who do not buy: what held you back?',
  },
  {
    part: 'instead',
    topic: 'What they do instead',
    check: 'Ask three who bought: what would you have done without us?',
  },
]

/** Working days between one check and the next. */
const EACH = 5

/** Every part of the person that no card tells. Nothing is guessed in its place: what is usual in a trade is often that of another one. */
export function openParts(desk: Desk): OpenPart[] {
  const open = QUESTIONS.filter(({ part }) => knownPart(desk, part) === null)
  return open.map(({ part, topic, check }, index) => {
    const sources = [desk.book.assumption(`${topic}: not known yet`, check)]
    const claim = (text: string): Claim => ({ text, sources, evidence: 'not rated' })
    return {
      part,
      perhaps: claim(`Not known yet. ${check}`),
      says: claim(`${topic}: not known yet.`),
      check,
      ownerRole: desk.owner('owner'),
      by: desk.due((index + 1) * EACH),
    }
  })
}
