import { touchedBy } from '../../company/changes.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Several changes that hurt the same line or group of customers, with the sales that hang on it. */
export const compound: Rule = {
  id: 'change.compound',
  family: 'change',

  find(company, kit) {
    return [...hurtingByFact(company).values()]
      .flatMap((changes): Finding[] => {
        const [first] = changes
        const touched = first ? touchedBy(company, first) : null
        if (changes.length < 2 || !touched) return []
        const rests = [...changes, ...touched.rests]
        const list = new ListText(changes.map(change => kit.label(change)))
        const label = kit.label(touched.fact)
        const money = touched.cents
          ? say`, about ${kit.money(roughly(touched.cents), 'sales of the line or group', touched.rests)} of ${takingsOf(kit.company)} a year`
          : say``
        const alone = changes.length === 2 ? say`either` : say`any`
        return [
          {
            says: say`${list} together weigh on ${label}${money}. A plan against ${alone} of them alone is not enough.`,
            rests: idsOf(...rests),
            evidence: touched.cents ? 'derived' : 'told',
            quadrant: 'threat',
            weight: touched.cents ? { centsAYear: touched.cents } : {},
            about: label,
            figures: { changes: changes.length, ...(touched.cents && { exposed: touched.cents }) },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}

function hurtingByFact(company: Company): Map<string, Fact<'change'>[]> {
  const groups = new Map<string, Fact<'change'>[]>()
  for (const change of factsOf(company, 'change')) {
    if (change.bearing !== 'hurts' || !change.about) continue
    groups.set(change.about, [...(groups.get(change.about) ?? []), change])
  }
  return groups
}
