import { largestLine } from '../../company/largest-line.ts'
import { latestOf } from '../../company/latest.ts'
import { pricedOffers } from '../../company/sales.ts'
import { isRepeating } from '../../company/single-sale.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { nounsOf } from '../../company/nouns.ts'
import { unitText } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** So few buyers are all known by name, and nobody was forgotten. */
const FEW = 10

/** Something was sold before, sale by sale: those buyers can be asked again. */
export const boughtBefore: Rule = {
  id: 'soon.bought-before',
  family: 'soon',

  find(company, kit) {
    const line = largestLine(company) ?? latestOf(company, 'offer')
    const name = line && kit.name(line)
    if (!name || !wasSold(line) || isOfThoseWhoStay(company, line)) return []
    const buyers = unitText(nounsOf(company).customer, 'many', { fixed: this.id })
    const start = line.volume
      ? say`Of ${name}, ${kit.number(line.volume, 'as said', [line])} are sold in a year.`
      : say`${name}: somebody has bought before.`
    return [
      {
        says: say`${start} Earlier ${buyers} know you already: asking them again costs no advertising, and their answer comes within days.`,
        rests: [line.id],
        evidence: line.volume ? 'measured' : 'told',
        weight: {},
        about: name,
        figures: {},
      },
    ]
  },
}

/** Nobody bought what is new, and a handful of buyers needs no list. */
const wasSold = ({ volume, stage }: Fact<'offer'>): boolean =>
  volume === undefined ? stage !== 'new' : volume >= FEW

/** What is paid by the month is stayed with, or left; it is not bought again. */
const isOfThoseWhoStay = (company: Company, { id }: Fact<'offer'>): boolean =>
  pricedOffers(company).some(line => line.id === id && isRepeating(line)) ||
  factsOf(company, 'organization').some(({ sells }) => sells === 'memberships')
