import type { Claim } from '@sextant/contracts/deliverable'
import { factsOf } from '../../../company/company.ts'
import { latestOf } from '../../../company/latest.ts'
import type { Desk } from '../../../core/desk.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

const STRENGTHS = 2

/** What is sold to whom, and what they would do instead: alternatives first (A. Dunford, "Obviously Awesome", 2019). */
export function positioningOf(desk: Desk): Claim {
  const { company, kit } = desk
  const known = [
    latestOf(company, 'offer'),
    latestOf(company, 'segment'),
    factsOf(company, 'rival')[0],
  ] as const
  const [offer, group, rival] = known.map(fact => (fact ? kit.name(fact) : null))
  const rests = known.flatMap(fact => (fact ? [fact.id] : []))
  if (!offer && !group) return nothingYet(desk)
  const instead = rival ? say` What they could take instead: ${rival}.` : say``
  const price = known[0]?.price
  const at = price && known[0] ? say`, at ${kit.price(price, known[0])}` : say``
  return desk.claim(words(), rests, 'told')

  function words(): Sentence {
    if (!offer) return say`For ${group!}. What they buy has no card yet.`
    if (!group) return say`${offer}${at}. For whom it is, has no card yet.${instead}`
    return say`For ${group}: ${offer}${at}.${instead}`
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

/** What speaks for it, in the firm's own words or a customer's. */
export function backingOf(desk: Desk): Claim[] {
  const strengths = factsOf(desk.company, 'strength').slice(0, STRENGTHS)
  return strengths.flatMap(fact => desk.quoted(fact) ?? desk.named(fact))
}
