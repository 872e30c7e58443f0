import type { Amount } from '@sextant/contracts/company/figures'
import { inYear } from '@sextant/contracts/company/left-figures'
import type { Quantity } from '../../reading/quantity.ts'
import { type Field, score } from './amend.ts'

/** A word of the thing's own name counts so much. */
export const OF_THING = 2

export const namesThing = (field: Field, text: string): boolean => score(field, text) >= OF_THING

/** The fields of which a text names the most words. */
export function mostNamed(fields: readonly Field[], text: string): Field[] {
  const best = Math.max(...fields.map(field => score(field, text)))
  return fields.filter(field => score(field, text) === best)
}

/** Where several fields take a figure, it is of the one that stands nearest: 52.90 of a price of 49.90 and no volume of 3,480. */
export function nearest(fields: readonly Field[], figure: Quantity): readonly Field[] {
  if (fields.length < 2) return fields
  const near = fields.filter(field => isNear(field, figure))
  return near.length === 1 ? near : fields
}

export const isNear = (field: Field, figure: Quantity): boolean => farness(field, figure) <= NEAR
const NEAR = 2

function farness({ value, control, attribute }: Field, figure: Quantity): number {
  const isMoney = control.as === 'amount'
  const standing = isMoney ? (value as Amount).cents : Number(value)
  const said = isMoney ? figure.value : inYear(attribute, figure)
  const ratio = (isMoney && figure.kind === 'count' ? said * CENTS : said) / standing
  return ratio > 0 ? Math.max(ratio, 1 / ratio) : Infinity
}
const CENTS = 100

export const onlyOf = (fields: readonly Field[]): Field | null => {
  const [only, ...more] = fields
  return only && more.length === 0 ? only : null
}
