import { TOOL_IDS } from '@sextant/contracts/catalogue'
import { draftOf } from '../../agents/src/core/draft.ts'
import { toolFor } from '../../agents/src/tools.ts'
import { median, type Row } from '../bench.ts'
import { firmOf } from './company-model.ts'

/** A draft from a rich company model, the slowest of the tools. */
export function measureDrafts(): Row[] {
  const company = firmOf()
  const profile = {
    companyName: company.name,
    industry: 'Retail',
    companySize: '1-10',
    description: '',
  }
  const slowest = TOOL_IDS.map(tool => {
    const known = { tool, profile, company, thread: [], cardsOnly: false }
    const times = Array.from({ length: 30 }, () => {
      const from = performance.now()
      draftOf(toolFor(tool), known)
      return performance.now() - from
    })
    return { tool, ms: median(times) }
  }).sort((a, b) => b.ms - a.ms)[0]!
  return [
    {
      what: `a draft, slowest of ${TOOL_IDS.length} (${slowest.tool})`,
      got: `${slowest.ms.toFixed(1)} ms`,
      goal: 'under 100 ms',
      met: slowest.ms < 100,
    },
  ]
}
