import { aboutOf, type Company } from '../../company/company.ts'
import { type Depended, dependedOn } from '../../company/dependence.ts'
import { linesOf } from '../../company/lines.ts'
import { salesOfYear, WORKING_WEEKS } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Finding, Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Somebody who does nearly all of something by the words of the firm: a dependence, whatever the rating of what they are good at. */
export const nearlyAll: Rule = {
  id: 'person.nearly-all',
  family: 'person',

  find(company, kit) {
    return dependedOn(company)
      .slice(0, 2)
      .map(fact => findingOf(company, kit, fact))
  },
}

function findingOf(company: Company, kit: Kit, fact: Depended): Finding {
  const name = kit.label(fact)
  const offer = aboutOf(company, fact, 'offer')
  const line = linesOf(company).find(one => one.offer.id === offer?.id)
  const sales = salesOfYear(company)
  const start = say`By your own words nearly all of it passes through ${name}`
  if (!line || !sales) {
    return {
      says: say`${start}. What you are good at there leaves with one resignation or one illness: somebody else has to be able to do it before more is built on it.`,
      rests: [fact.id],
      evidence: 'told',
      quadrant: 'weakness',
      weight: {},
      about: name,
      figures: {},
    }
  }
  const rests = [fact, line.offer, ...sales.rests]
  const weekly = (line.share * sales.value) / WORKING_WEEKS
  const part = kit.percent(line.share, line.how, [line.offer])
  const money = kit.money(roughly(weekly), 'share × sales ÷ 48 working weeks', rests)
  return {
    says: say`${start}: ${kit.label(line.offer)}, ${part} of ${takingsOf(company)}, about ${money} for each week away.`,
    rests: idsOf(...rests),
    evidence: 'derived',
    quadrant: 'weakness',
    weight: { centsAYear: weekly },
    about: name,
    figures: { share: line.share, weekly },
  }
}
