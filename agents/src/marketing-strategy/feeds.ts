import type { StrategySections } from '@sextant/contracts/marketing-strategy/strategies'
import type { Feed } from '../core/tool.ts'

type At = readonly (string | number)[]

/** Figures of a group or of a way belong to its card: an edit changes the card, and the strategy is made anew. */
export function feeds({ segments, channels, budget }: StrategySections, path: At): Feed | null {
  const [section, list, index, field] = path
  if (list !== 'rows' || typeof index !== 'number' || typeof field !== 'string') return null
  const money = { currency: budget.currency, per: 'year' as const }
  if (section === 'segments') {
    const fact = segments.rows[index]?.fact
    const attribute = OF_GROUP[field]
    if (!fact || !attribute) return null
    return { fact, attribute, ...(field === 'spend' && { amount: money }) }
  }
  const way = section === 'channels' ? channels.rows[index] : undefined
  if (!way || way.fact.startsWith('usual-')) return null
  if (field === 'spend') return { fact: way.fact, attribute: 'spend', amount: money }
  return field === 'customers' ? { fact: way.fact, attribute: 'customers' } : null
}

const OF_GROUP: Readonly<Record<string, string>> = {
  size: 'size',
  spend: 'spend',
  growth: 'growth',
  loyalty: 'repeats',
  reached: 'share',
}
