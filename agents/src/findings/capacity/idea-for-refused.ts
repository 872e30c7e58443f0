import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { lineOfMatter } from '../../company/matter.ts'
import { namesakesOf } from '../../company/namesakes.ts'
import { isRemedy } from '../../company/remedies.ts'
import { pieces } from '../../company/pieces.ts'
import { plannedCents } from '../../company/periods.ts'
import { lineRefused, type Refusal, refusalsOf } from '../../company/refusals.ts'
import { contributionOf } from '../../company/sales.ts'
import { unitOfSales } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { isRunningCost, paidBack } from '../payback.ts'
import { idsOf } from '../rests.ts'

/** What makes room costs a good part of what the refused would leave; far more, or next to nothing, is meant for something else. */
const LEAST = 0.25
const MOST = 2

type Against = { brake: Refusal; idea: Fact<'idea'>; cost: number; each: number; line: Fact }

/** The open idea that could make room, the largest impact first: paid for, for the line that is refused, no way to more buyers, and said to bring no more than was refused. What nobody tied to one of several lines is credited with none of them. */
function ideaFor(
  company: Company,
  { lost }: Refusal,
  left: number,
  line: Fact<'offer'>,
): { idea: Fact<'idea'>; cost: number } | undefined {
  const [best] = factsOf(company, 'idea')
    .filter(({ cost, attempt }) => cost && attempt !== 'failed')
    .filter(idea => lineOfMatter(company, idea)?.id === line.id)
    .filter(({ cost }) => cost?.per !== 'hour' && cost?.per !== 'sale')
    .filter(({ brings }) => brings === undefined || brings <= lost)
    .filter(idea => namesakesOf(company, idea, 'channel').length === 0)
    // An idea that removes what turns the sales away has its payback from capacity.fix-payback.
    .filter(idea => !isRemedy(company, idea))
    .map(idea => ({ idea, cost: plannedCents(idea.cost!) }))
    .filter(({ cost }) => cost >= left * LEAST && cost <= left * MOST)
    .toSorted((a, b) => (b.idea.impact ?? 0) - (a.idea.impact ?? 0) || b.cost - a.cost)
  return best
}

function against(company: Company): Against | null {
  const [brake] = refusalsOf(company)
  const line = brake && lineRefused(company, brake)
  const sold = pieces(company).find(({ id }) => id === line?.id)
  const each = sold && contributionOf(sold)
  if (!brake || !sold || !each || each <= 0) return null
  const found = ideaFor(company, brake, brake.lost * each, sold)
  return found ? { brake, ...found, each, line: sold } : null
}

/** What refused sales leave, against the cost of an idea that might let them through: from how many on it pays. */
export const ideaForRefused: Rule = {
  id: 'capacity.idea-for-refused',
  family: 'capacity',

  find(company, kit) {
    const found = against(company)
    if (!found) return []
    const { brake, idea, cost, each, line } = found
    const left = brake.lost * each
    return [
      {
        says: wordsOf(kit, company, found),
        rests: idsOf(brake, idea, line),
        evidence: 'derived',
        ...(left > cost && { quadrant: 'opportunity' as const }),
        weight: { centsAYear: left },
        about: kit.label(idea),
        figures: { left, cost },
      },
    ]
  },
}

function wordsOf(kit: Kit, company: Company, { brake, idea, cost, each, line }: Against) {
  const rests = [brake, idea, line]
  const unit = unitOfSales(company)
  const name = kit.label(idea)
  const price = kit.money(cost, 'cost in the first year', [idea])
  const refused = kit.count(brake.lost, unit, 'as said', [brake])
  const left = kit.money(roughly(brake.lost * each), 'turned away × what one leaves', [brake, line])
  const needed = Math.ceil(cost / each)
  const from = kit.number(needed, 'cost ÷ what one leaves', rests)
  // What is paid once belongs to no year.
  const paid = isRunningCost(idea) ? say`${price} in a year` : say`${price} once`
  const start = say`${name}: ${paid}, against the ${refused} turned away, which would leave about ${left} in a year`
  const says =
    needed <= brake.lost
      ? say`${start}. If it lets through ${from} of them, it has paid for itself.`
      : say`${start}. ${lasting(kit, { idea, cost, left: brake.lost * each }, rests)}`
  if (!idea.brings || idea.brings >= needed || needed > brake.lost) return says
  return say`${says} Its card says ${kit.number(idea.brings, 'as said', [idea])}: find out which of the two holds before you decide.`
}

/** What all of them together would not pay in a year: of what is paid once, after how many it would be. */
function lasting(
  kit: Kit,
  { idea, cost, left }: { idea: Fact<'idea'>; cost: number; left: number },
  rests: readonly Fact[],
): Sentence {
  if (isRunningCost(idea))
    return say`Even if it let through all of them it would cost more than they leave.`
  return say`If it let through all of them, it would be ${paidBack(kit, { cost, aYear: left }, rests)}.`
}
