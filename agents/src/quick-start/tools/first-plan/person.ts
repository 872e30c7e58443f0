import type { FirstPlanBody } from '@sextant/contracts/quick-start/first-plan'
import { PERSON_PARTS } from '@sextant/contracts/quick-start/first-plan-words'
import { factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { knownPart } from './known-parts.ts'
import type { OpenPart } from './open-parts.ts'

/** Somebody to picture: what is known of the group named first, and for the rest what is usual, told as an assumption. */
export function personOf(desk: Desk, open: readonly OpenPart[]): FirstPlanBody['person'] {
  const rows = PERSON_PARTS.flatMap(part => {
    const claim = knownPart(desk, part) ?? open.find(one => one.part === part)?.perhaps
    return claim ? [{ part, claim }] : []
  })
  const [quote] = factsOf(desk.company, 'quote')
  return { quote: quote ? desk.quoted(quote) : null, rows }
}
