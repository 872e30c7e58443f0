import { FRAMEWORK_IDS } from '@sextant/contracts/catalogue'
import { knowledgeFor } from '../../agents/src/knowledge/knowledge-for.ts'
import { frameworkFor } from '../../agents/src/strategy/registry.ts'
import { median, type Row } from '../bench.ts'

/** A playbook's draft, the slowest of the eleven frameworks. */
export function measureDrafts(): Row[] {
  const profile = {
    companyName: 'Crumb & Kettle',
    industry: 'Retail',
    companySize: '1-10',
    description: 'A bakery with two ovens.',
  }
  const slowest = FRAMEWORK_IDS.map(id => {
    const times = Array.from({ length: 30 }, () => {
      const from = performance.now()
      frameworkFor(id).draft({
        profile,
        facts: [],
        knowledge: knowledgeFor({ industry: profile.industry, text: profile.description }),
        today: '2026-11-20',
      })
      return performance.now() - from
    })
    return { id, ms: median(times) }
  }).sort((a, b) => b.ms - a.ms)[0]!
  return [
    {
      what: `a playbook draft, slowest of ${FRAMEWORK_IDS.length} (${slowest.id})`,
      got: `${slowest.ms.toFixed(1)} ms`,
      goal: 'under 100 ms',
      met: slowest.ms < 100,
    },
  ]
}
