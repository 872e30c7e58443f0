import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { linesOf } from '../../company/lines.ts'
import { marginOf } from '../../company/margins.ts'
import { plannedCents } from '../../company/periods.ts'
import { remediesOf } from '../../company/remedies.ts'
import { salesOfYear, WORKING_WEEKS } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { isRunningCost } from '../payback.ts'
import { idsOf } from '../rests.ts'

/** An idea that puts a second one beside whom a line hangs on: its cost against what a week of absence holds up. */
export const coverPays: Rule = {
  id: 'person.cover-pays',
  family: 'person',

  find(company, kit) {
    return factsOf(company, 'constraint')
      .filter(({ sort }) => sort === 'one-person' || sort === 'skills')
      .flatMap(brake => remediesOf(company, brake).map(idea => ({ brake, idea })))
      .flatMap(({ brake, idea }) => findingOf(company, kit, brake, idea))
      .slice(0, FINDINGS_PER_RULE)
  },
}

function findingOf(
  company: Company,
  kit: Kit,
  brake: Fact<'constraint'>,
  idea: Fact<'idea'>,
): Finding[] {
  const offer = aboutOf(company, brake, 'offer')
  const line = linesOf(company).find(one => one.offer.id === offer?.id)
  const sales = salesOfYear(company)
  const isPriced = idea.cost?.cents && !isRunningCost(idea) && idea.cost.per !== 'hour'
  if (!line || !sales || !idea.cost || !isPriced) return []
  const weekly = (line.share * sales.value) / WORKING_WEEKS
  const margin = marginOf(line.offer)
  const each = margin && margin > 0 ? weekly * margin : weekly
  const rests = [idea, brake, line.offer, ...sales.rests]
  const cost = kit.money(plannedCents(idea.cost), 'as said', [idea])
  const held = kit.money(roughly(weekly), 'share × sales ÷ 48 working weeks', [
    line.offer,
    ...sales.rests,
  ])
  const kept =
    margin && margin > 0
      ? say`, of which ${kit.money(roughly(each), 'sales of a week × margin', rests)} would have stayed`
      : say``
  const weeks = kit.duration(
    Math.ceil(plannedCents(idea.cost) / each),
    'week',
    'cost ÷ what a week holds up',
    rests,
  )
  return [
    {
      says: say`${kit.label(idea)}: ${cost}, once. With ${kit.label(line.offer)}, each week without the one who can do it holds up about ${held} of ${takingsOf(company)}${kept}. About ${weeks} of absence avoided pay for it, before anything more is sold.`,
      rests: idsOf(...rests),
      evidence: 'derived',
      quadrant: 'opportunity',
      weight: { centsAYear: each },
      about: kit.label(idea),
      figures: { weeks: plannedCents(idea.cost) / each, cost: plannedCents(idea.cost) },
    },
  ]
}
