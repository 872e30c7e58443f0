import { factsOf } from '../../company/company.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

const STUDY =
  'Oldroyd, McElheran & Elkington, The Short Life of Online Sales Leads (HBR, March 2011)'
/** Within so many hours of the enquiry. */
const FAST = 1
/** How much likelier a real conversation is within that hour than an hour later. */
const LIKELIER = 7

/** How long enquiries wait, against what is known of waiting. The leads that wait are named where they are counted. */
export const leadResponse: Rule = {
  id: 'channel.lead-response',
  family: 'channel',

  find(company, kit) {
    const [slowest] = factsOf(company, 'channel')
      .filter(({ answerHours }) => (answerHours ?? 0) >= 2 * FAST)
      .sort((a, b) => (b.leads ?? 0) - (a.leads ?? 0))
    if (!slowest?.answerHours) return []
    const label = kit.label(slowest)
    const wait = kit.span(slowest.answerHours, 'hour', 'as said', [slowest])
    const leads = slowest.leads
      ? say`the ${kit.number(slowest.leads, 'as said', [slowest])} enquiries of a year wait ${wait} for an answer`
      : say`enquiries wait ${wait} for an answer`
    return [
      {
        says: say`${label}: ${leads}. In a study of American firms, those that tried within ${fixed.duration(FAST, 'hour', STUDY)} got into a real conversation nearly ${fixed.number(LIKELIER, STUDY)} times as often as those that tried an hour later.`,
        rests: [slowest.id],
        evidence: 'measured',
        quadrant: 'weakness',
        weight: {},
        about: label,
        figures: { hours: slowest.answerHours },
      },
    ]
  },
}
