import type { Claim } from '@sextant/contracts/deliverable'
import { boughtAs } from '../../../company/bought-as.ts'
import { factsOf } from '../../../company/company.ts'
import { latestOf } from '../../../company/latest.ts'
import type { Desk } from '../../../core/desk.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

const STRENGTHS = 2

/** What is sold to whom, at what price, with the one thing that its owner says of it and nothing besides; then what they would do instead: alternatives first (A. Dunford, "Obviously Awesome", 2019). */
export function positioningOf(desk: Desk): Claim {
  const { company, kit } = desk
  const [rival] = factsOf(company, 'rival')
  const [strength] = factsOf(company, 'strength')
  const known = [latestOf(company, 'offer'), latestOf(company, 'segment'), strength, rival] as const
  const [line, group, special, other] = known.map(fact => (fact ? kit.name(fact) : null))
  const rests = known.flatMap(fact => (fact ? [fact.id] : []))
  if (!line && !group) return nothingYet(desk)
  const instead = other ? say` What they could take instead: ${other}.` : say``
  const price = known[0]?.price
  const at = price && known[0] ? say` at ${kit.price(price, known[0])}` : say``
  const claim = special ? say`: ${special}` : say``
  return desk.claim(words(), rests, 'told')

  function words(): Sentence {
    if (!line) return say`For ${group!}. What they buy has no card yet.`
    if (!group) return say`${line}${at}${claim}. For whom it is, has no card yet.${instead}`
    if (boughtAs(company) === 'as-a-gift') return say`${line}${claim}. Carried by ${group}.`
    return say`${line} for ${group}${at}${claim}.${instead}`
  }
}

const nothingYet = (desk: Desk): Claim => ({
  text: 'What is sold, and to whom, has no card yet.',
  sources: [
    desk.book.assumption(
      'What is sold, and to whom',
      'Answer the first questions of this session.',
    ),
  ],
  evidence: 'not rated',
})

/** What speaks for it, in the firm's own words or a customer's; what the sentence says already is not said again. */
export function backingOf(desk: Desk): Claim[] {
  const [, ...others] = factsOf(desk.company, 'strength')
  return others.slice(0, STRENGTHS).flatMap(fact => desk.quoted(fact) ?? desk.named(fact))
}
