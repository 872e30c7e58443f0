import type { Claim } from '@sextant/contracts/deliverable'
import type { SevenSElement, SevenSPair } from '@sextant/contracts/strategy/mckinsey-7s'
import { SEVEN_S, type SevenS } from '@sextant/contracts/strategy/seven-s-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { say } from '../../../sentences/sentence.ts'
import { priorOf } from './recompute.ts'
import { ELEMENT } from './words.ts'

/** Two that are said to work against each other pull apart as far as the scale goes. */
const APART = 1

/** All pairs: what somebody said of two comes first, then what their gaps make of it. */
export function pairsOf(desk: Desk, elements: readonly SevenSElement[]): SevenSPair[] {
  return SEVEN_S.flatMap((a, index) =>
    SEVEN_S.slice(index + 1).map(b => pairOf(desk, elements, a, b)),
  )
}

function pairOf(desk: Desk, elements: readonly SevenSElement[], a: SevenS, b: SevenS): SevenSPair {
  const prior = priorOf(elements, a, b)
  const said = against(desk, a, b)
  if (said) {
    const because = againstWords(desk, said)
    return { a, b, alignment: APART, prior, against: true, because }
  }
  const because = prior === null ? null : gapWords(desk, elements, a, b)
  return { a, b, alignment: prior, prior, against: false, because }
}

function against({ company }: Desk, a: SevenS, b: SevenS): Fact<'inside'> | undefined {
  return factsOf(company, 'inside').find(
    fact =>
      (fact.element === a && fact.against === b) || (fact.element === b && fact.against === a),
  )
}

function againstWords(desk: Desk, fact: Fact<'inside'>): Claim {
  const label = desk.kit.name(fact)
  const { against: other } = fact
  if (!label || !other) return desk.named(fact)
  const says = say`${label}: said to work against ${ELEMENT[other]}`
  return { ...desk.claim(says, [fact.id], 'told'), fact: fact.id }
}

/** How far each is from what the plan needs. */
function gapWords(
  desk: Desk,
  elements: readonly SevenSElement[],
  a: SevenS,
  b: SevenS,
): Claim | null {
  const facts = [a, b].map(id => ratedBy(desk, elements, id))
  const [first, second] = facts
  const gaps = [a, b].map(id => elements.find(element => element.id === id)?.gap ?? null)
  const [gapA, gapB] = gaps
  if (!first || !second || gapA === null || gapB === null) return null
  if (gapA === undefined || gapB === undefined) return null
  const rests = [first.id, second.id]
  if (gapA === 0 && gapB === 0)
    return desk.claim(say`Both stand where the plan needs them`, rests, 'rule')
  const one = desk.kit.number(gapA, 'needed − today', [first])
  const two = desk.kit.number(gapB, 'needed − today', [second])
  const says = say`Gaps: ${one} in ${ELEMENT[a]}, ${two} in ${ELEMENT[b]}`
  return desk.claim(says, rests, 'rule')
}

const ratedBy = (
  { company }: Desk,
  elements: readonly SevenSElement[],
  id: SevenS,
): Fact<'inside'> | undefined => {
  const fact = elements.find(element => element.id === id)?.today?.fact
  return factsOf(company, 'inside').find(one => one.id === fact)
}
