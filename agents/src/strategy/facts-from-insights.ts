import type { Fact, FactKey } from './framework.ts'

/** An approved business insight, as learning stores it. `value` is one value or the list. */
export type ApprovedInsight = { id: string; key: string; value: string | readonly string[]; quote: string | null; on: string }

const KEY: Readonly<Record<string, FactKey>> = { competitors: 'rivals', goals: 'goal', targetMarket: 'bestCustomers', uniqueValue: 'strength', painPoints: 'constraint', channels: 'channels', products: 'offer', businessModel: 'prices', kpis: 'numbers' }

/** Approved insights as facts; keys that no framework asks for (companyName, industry, companySize) are the profile's and are left out. */
export function factsFromInsights(insights: readonly ApprovedInsight[]): Fact[] {
  return insights.flatMap(insight => {
    const key = KEY[insight.key]
    const value = typeof insight.value === 'string' ? insight.value.trim() : insight.value.map(v => v.trim()).filter(Boolean).join(', ')
    const quote = insight.quote?.trim() || value
    return key && value !== '' ? [{ key, value, quote, unknown: false, kind: 'insight' as const, ref: insight.id, on: insight.on }] : []
  })
}
