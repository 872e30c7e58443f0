import { type Company, factsOf } from '../../company/company.ts'
import { latestOf } from '../../company/latest.ts'
import { nounsOf } from '../../company/nouns.ts'
import { unitText } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** No way to customers has been counted. */
export const noSource: Rule = {
  id: 'start.no-source',
  family: 'start',

  find(company, kit) {
    const segment = latestOf(company, 'segment')
    const subject = segment ?? latestOf(company, 'offer')
    if (!subject || isCounted(company)) return []
    const group = segment && kit.name(segment)
    const who = group ?? unitText(nounsOf(company).customer, 'many', { fixed: this.id })
    return [
      {
        says: say`Nothing counts yet how ${who} come to you. Until that is known, money spent on being found is spent blind.`,
        rests: [subject.id],
        evidence: 'told',
        weight: {},
        ...(group && { about: group }),
        figures: {},
      },
    ]
  },
}

/** A channel with a figure, or customers who said where they looked. */
const isCounted = (company: Company): boolean =>
  factsOf(company, 'quote').some(({ topic }) => topic === 'channel') ||
  factsOf(company, 'channel').some(
    ({ customers, leads, share }) => (customers ?? leads ?? share) !== undefined,
  )
