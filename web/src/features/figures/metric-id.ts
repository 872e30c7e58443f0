import { MEASURES } from '@sextant/contracts/figures/measures'
import { INPUTS, METRICS } from '@sextant/contracts/metrics/definitions'
import { METRIC_NAME_MAX } from '@sextant/contracts/metrics/routes'

const LONGEST = 40
/** A name of which nothing is left: one in other letters than a to z. */
const UNNAMED = 'metric'

/** Why a name cannot be a metric's, as its field says it; null where it can. */
export const nameProblem = (name: string): string | null =>
  name.trim().length > METRIC_NAME_MAX ? `At most ${METRIC_NAME_MAX} letters` : null

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')

const numbered = (id: string, number: number): string => {
  if (number === 1) return id.slice(0, LONGEST)
  const end = `_${number}`
  return id.slice(0, LONGEST - end.length) + end
}

/** The name in formulas that follows from a metric's name, unlike all that are taken: those of other own metrics and of everything built in. */
export function metricIdOf(name: string, others: readonly string[]): string {
  const letters = lettersOf(name) || UNNAMED
  const isTaken = (id: string): boolean =>
    others.includes(id) || [MEASURES, METRICS, INPUTS].some(known => Object.hasOwn(known, id))
  let number = 1
  while (isTaken(numbered(letters, number))) number += 1
  return numbered(letters, number)
}
