import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import harborLoaf from './harbor-loaf.json' with { type: 'json' }

export type SampleSize = 'typical' | 'long' | 'short' | 'growing'
type Sample = DeepPartial<Deliverable>

const STATEMENTS = new Set([
  'text',
  'name',
  'own',
  'ownerRole',
  'exitMetric',
  'when',
  'soThat',
  'period',
])
const LONG =
  ' and everything else that people who have run a place like this for thirty years would add to such a sentence, Donaudampfschifffahrtsgesellschaft included'

/** Every statement drawn out (or cut to its first words), figures untouched. */
function restated(value: unknown, change: (text: string) => string, key = ''): unknown {
  if (Array.isArray(value))
    return value.map(item =>
      key === 'rivals' && typeof item === 'string' ? change(item) : restated(item, change),
    )
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, restated(part, change, name)]),
    )
  return typeof value === 'string' && STATEMENTS.has(key) ? change(value) : value
}

/** What has arrived when two thirds of the body's fields are still being written. */
function growing(sample: Sample): Sample {
  const body = Object.fromEntries(
    Object.entries(sample.body ?? {})
      .slice(0, 2)
      .map(([name, part]) => [name, Array.isArray(part) ? part.slice(0, 2) : part]),
  )
  return { ...sample, body } as Sample
}

/** The eleven frameworks of a bakery; `long` and `short` stretch its words, `growing` is one halfway through its stream. */
export function samplesOf(size: SampleSize): Sample[] {
  const samples = harborLoaf as Sample[]
  if (size === 'growing') return samples.map(growing)
  if (size === 'typical') return samples
  return samples.map(
    sample =>
      ({
        ...sample,
        body: restated(sample.body, text =>
          size === 'long' ? text + LONG : text.split(' ').slice(0, 2).join(' '),
        ),
      }) as Sample,
  )
}
