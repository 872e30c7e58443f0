import type { Unit } from '@sextant/contracts/company/figures'
import type { Together } from '../company/refusals.ts'
import type { CountText } from '../sentences/figures.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Kit } from './kit.ts'

/** How many were turned away, added up where several hindrances turn them away. */
export const countOf = (kit: Kit, { refusal, all }: Together, unit: Unit): CountText =>
  kit.count(refusal.lost, unit, all.length > 1 ? 'Σ turned away' : 'as said', all)

/** Which hindrances were added up; nothing where there is one. */
export function addedUp(kit: Kit, { all }: Together): Sentence {
  const [first, ...others] = all.map(
    one => say`${kit.number(one.lost, 'as said', [one])} because of ${kit.label(one)}`,
  )
  if (!first || others.length === 0) return say``
  const list = others.reduce((before, one) => say`${before} and ${one}`, first)
  return say` Added up: ${list}.`
}
