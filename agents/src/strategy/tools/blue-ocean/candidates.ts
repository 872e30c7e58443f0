import type { Claim } from '@sextant/contracts/deliverable'
import { type Fact, factsOf } from '../../../company/company.ts'
import { STRENGTH_WORDS, type StrengthSort } from '../../../company/strengths.ts'
import type { Desk } from '../../../core/desk.ts'
import { ListText } from '../../../sentences/list.ts'
import { say } from '../../../sentences/sentence.ts'

const CANDIDATES = 8

/** What may count for buyers and is no factor yet: own strengths, and what rivals are said to be ahead or behind in. Without levels: nobody rated them. */
export function candidatesOf(desk: Desk): Claim[] {
  const rated = new Set(factsOf(desk.company, 'factor').map(({ label }) => label.toLowerCase()))
  const strengths = factsOf(desk.company, 'strength')
    .filter(({ label }) => !rated.has(label.toLowerCase()))
    .map(fact => ofStrength(desk, fact))
  const sorts = (Object.keys(STRENGTH_WORDS) as StrengthSort[]).filter(
    sort => !rated.has(STRENGTH_WORDS[sort].one),
  )
  const said = sorts.flatMap(sort => [
    ofRivals(desk, sort, 'betterAt'),
    ofRivals(desk, sort, 'worseAt'),
  ])
  return [...strengths, ...said.filter(claim => claim !== null)].slice(0, CANDIDATES)
}

function ofStrength(desk: Desk, fact: Fact<'strength'>): Claim {
  const name = desk.kit.name(fact)
  return desk.named(fact, name ? say`${name}: a strength of yours` : undefined)
}

/** "Price: Otto & Sons said to be ahead of you". */
function ofRivals(desk: Desk, sort: StrengthSort, side: 'betterAt' | 'worseAt'): Claim | null {
  const { kit, company } = desk
  const rivals = factsOf(company, 'rival').filter(
    rival => rival[side]?.includes(sort) && kit.name(rival) !== null,
  )
  const [first] = rivals
  if (!first) return null
  const what = kit.unit(STRENGTH_WORDS[sort], 'one', first)
  const list = new ListText(rivals.map(rival => kit.label(rival)))
  const says =
    side === 'betterAt'
      ? say`${what}: ${list} said to be ahead of you`
      : say`${what}: ${list} said to be behind you`
  const claim = desk.claim(
    says,
    rivals.map(({ id }) => id),
    'told',
  )
  return { ...claim, text: says.text, fact: first.id }
}
