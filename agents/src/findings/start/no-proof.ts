import { type Company, factsOf } from '../../company/company.ts'
import { latestOf } from '../../company/latest.ts'
import { hasFigure } from '../../company/strengths.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** Nothing that a stranger could check speaks for what is sold. */
export const noProof: Rule = {
  id: 'start.no-proof',
  family: 'start',

  find(company, kit) {
    const offer = latestOf(company, 'offer')
    const name = offer && kit.name(offer)
    if (!name || isProved(company)) return []
    return [
      {
        says: say`No card speaks yet for ${name} in a way that a stranger could check: no figure that shows it, no rating, nobody’s own words.`,
        rests: [offer.id],
        evidence: 'told',
        weight: {},
        about: name,
        figures: {},
      },
    ]
  },
}

const isProved = (company: Company): boolean =>
  factsOf(company, 'strength').some(hasFigure) ||
  factsOf(company, 'quote').length > 0 ||
  factsOf(company, 'measure').some(({ metric }) => metric === 'reviews')
