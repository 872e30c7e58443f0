import { pricedOffers, type PricedOffer } from '../../company/sales.ts'
import { isOfMembers, isRepeating } from '../../company/single-sale.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'

type Churn = Fact<'measure'> & { value: number }

/** What is paid by the month or the year is left by somebody every month: by the share that is told, else by its kind. */
export const leaving: Rule = {
  id: 'soon.leaving',
  family: 'soon',

  find(company, kit) {
    const line = pricedOffers(company).find(one => isRepeating(one) || isOfMembers(company, one))
    const name = line && kit.name(line)
    if (!name) return []
    const churn = churnOf(company)
    return [
      {
        says: say`${counted(kit, line, churn)} Before somebody ends ${name}, they stay away or fall silent: whoever is asked then can still be kept.`,
        rests: churn ? [line.id, churn.id] : [line.id],
        evidence: churn ? 'measured' : 'told',
        weight: {},
        about: name,
        figures: {},
      },
    ]
  },
}

const churnOf = (company: Company): Churn | undefined =>
  factsOf(company, 'measure').find(
    (one): one is Churn =>
      one.metric === 'churn' && one.form === 'share' && one.per === 'year' && Boolean(one.value),
  )

function counted(kit: Kit, line: PricedOffer, churn: Churn | undefined): Sentence {
  if (!churn || !line.volume) return say`Each of them pays again only as long as they stay.`
  const rests = [line, churn]
  const part = kit.percent(churn.value, 'as said', [churn])
  const gone = kit.number(Math.round(line.volume * churn.value), 'number × part that leaves', rests)
  return say`${part} leave in a year, which is about ${gone}.`
}
