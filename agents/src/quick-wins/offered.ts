import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import { plannedCents } from '../company/periods.ts'
import type { Amount } from '@sextant/contracts/company/figures'
import { shownValue } from './figure-text.ts'

type Attributes = Readonly<Record<string, unknown>>

/** The figure of a prediction as a card holds it today, counted as the prediction counts; null where it holds none, or still the one from the start. */
export function offeredValue(
  { place, form, baseline }: Pick<Prediction, 'place' | 'form' | 'baseline'>,
  attributes: Attributes,
): number | null {
  const stored = place && numberOf(attributes[place.attribute])
  if (stored === null || stored === undefined || !place) return null
  const value = shownValue(form, stored / place.times)
  return value === baseline ? null : value
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  return isAmount(value) ? plannedCents(value) : null
}

const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'cents') === 'number'
