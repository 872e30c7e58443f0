import { FRAMEWORK_IDS } from '@sextant/contracts/catalogue'
import { draftOf } from '../../agents/src/core/draft.ts'
import { toolFor } from '../../agents/src/tools.ts'
import { median, type Row } from '../bench.ts'
import { companyOf, profileOf } from '../../agents/evals/company-of.ts'
import { loadFirms } from '../../agents/evals/load-firms.ts'

/** A draft from a rich company model, the slowest of the tools. */
export function measureDrafts(): Row[] {
  const [firm] = loadFirms().toSorted((a, b) => b.facts.length - a.facts.length)
  const company = companyOf(firm!)
  const profile = profileOf(firm!)
  const slowest = FRAMEWORK_IDS.map(tool => {
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
      what: `a draft, slowest of ${FRAMEWORK_IDS.length} (${slowest.tool})`,
      got: `${slowest.ms.toFixed(1)} ms`,
      goal: 'under 100 ms',
      met: slowest.ms < 100,
    },
  ]
}
