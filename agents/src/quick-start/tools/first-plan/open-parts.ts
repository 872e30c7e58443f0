import type { Claim } from '@sextant/contracts/deliverable'
import type { PlanAssumption } from '@sextant/contracts/quick-start/first-plan'
import type { PersonPart } from '@sextant/contracts/quick-start/first-plan-words'
import { latestOf } from '../../../company/latest.ts'
import type { Desk } from '../../../core/desk.ts'
import { knowledgeFor } from '../../../knowledge/knowledge-for.ts'
import type { Knowledge } from '../../../knowledge/pack.ts'
import { knownPart } from './known-parts.ts'

/** What nobody has said yet, which place of the person it stands in and what stands there instead, and who finds it out by when. */
export type OpenPart = PlanAssumption & { part: PersonPart; perhaps: Claim }

type Question = {
  part: PersonPart
  topic: string
  /** What is usual in the trade; null where there is no such thing. */
  usual: (knowledge: Knowledge) => string | null
  check: string
}

/** In the order in which they are found out. */
const QUESTIONS: readonly Question[] = [
  {
    part: 'who',
    topic: 'Who buys',
    usual: ({ buyers }) => buyers[0]?.role ?? null,
    check: 'Write down for the next five who buy: who they are, and what they had in common.',
  },
  {
    part: 'wants',
    topic: 'What they want it for',
    usual: ({ buyers }) => buyers[0]?.cares ?? null,
    check: 'Ask three who bought: what were you hoping for when you came?',
  },
  {
    part: 'stops',
    topic: 'What stops them',
    usual: ({ objections }) => objections[0]?.says ?? null,
    check: 'Ask the next three who do not buy: what held you back?',
  },
  {
    part: 'instead',
    topic: 'What they do instead',
    usual: ({ alternatives }) => alternatives.find(({ kind }) => kind !== 'rival')?.name ?? null,
    check: 'Ask three who bought: what would you have done without us?',
  },
]

/** Working days between one check and the next. */
const EACH = 5

/** Every part of the person that no card tells, with what is usual in the trade in its place, where the firm says which it is. */
export function openParts(desk: Desk): OpenPart[] {
  // What is usual is taken from the trade of what is sold here, and of no other line of the firm.
  const offer = latestOf(desk.company, 'offer')
  const text = offer ? `${offer.label} ${offer.quote}` : ''
  const knowledge = knowledgeFor({ industry: desk.profile.industry, text })
  const open = QUESTIONS.filter(({ part }) => knownPart(desk, part) === null)
  return open.map(({ part, topic, usual, check }, index) => {
    const words = knowledge.trade ? usual(knowledge)?.replace(/\.$/, '') : undefined
    const sources = [desk.book.assumption(`${topic}: not known yet`, check)]
    const claim = (text: string): Claim => ({ text, sources, evidence: 'not rated' })
    return {
      part,
      perhaps: claim(words ? `Perhaps: ${words}.` : 'Not known yet.'),
      says: claim(words ? `${topic}: in this trade often “${words}”.` : `${topic}: not known yet.`),
      check,
      ownerRole: desk.owner('owner'),
      by: desk.due((index + 1) * EACH),
    }
  })
}
