import { monthsToStart, type Touched, touchedBy } from '../../company/changes.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { takingsOf } from '../buyers.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A rule that touches a line or a group of customers: the sales that hang on being ready, and the time left. A share that was said, without money or time, is no news. */
export const shareAtStake: Rule = {
  id: 'rules.share-at-stake',
  family: 'rules',

  find(company, kit) {
    return factsOf(company, 'change')
      .flatMap((change): Finding[] => {
        const touched = touchedBy(company, change)
        if (change.touches !== 'rule' || !touched) return []
        const isDated = monthsLeft(company, change) >= 1 && touched.share !== null
        return touched.cents !== null || isDated ? [finding(kit, change, touched)] : []
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}

const monthsLeft = ({ today }: Company, { when }: Fact<'change'>): number =>
  when ? monthsToStart(today, when) : 0

function finding(kit: Kit, change: Fact<'change'>, touched: Touched): Finding {
  const label = kit.label(change)
  const line = kit.label(touched.fact)
  const rests = [change, ...touched.rests]
  const months = monthsLeft(kit.company, change)
  const size =
    touched.cents === null
      ? say`${kit.percent(touched.share ?? 0, 'as said', [touched.fact])} of your ${takingsOf(kit.company)}`
      : say`about ${kit.money(roughly(touched.cents), 'sales of the line or group', touched.rests)} of ${takingsOf(kit.company)} a year`
  const left = kit.duration(Math.round(months), 'month', 'months from today', [change])
  const time = months >= 1 ? say` You have ${left} to get ready.` : say``
  const isGood = change.bearing === 'helps'
  return {
    says: say`${label} ${agree('touch', label)} ${line}, ${size}.${time}`,
    rests: idsOf(...rests),
    evidence: 'derived',
    quadrant: isGood ? 'opportunity' : 'threat',
    weight: touched.cents ? { centsAYear: touched.cents } : {},
    about: label,
    figures: {
      ...(touched.cents && { exposed: touched.cents }),
      ...(touched.share && { share: touched.share }),
      ...(months >= 1 && { months }),
    },
  }
}
