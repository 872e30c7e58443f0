import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { isRemedy, remediesOf } from '../../company/remedies.ts'
import { refusalsOf } from '../../company/refusals.ts'
import { type IdeaWorth, isUntiedIdea, worthOfIdea } from '../../company/idea-worth.ts'
import { averageContribution } from '../../company/margins.ts'
import { plannedCents } from '../../company/periods.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { isRunningCost, paidBack } from '../payback.ts'
import { idsOf } from '../rests.ts'

type Costly = Fact<'idea'> & { cost: NonNullable<Fact<'idea'>['cost']> }

const isCostly = (idea: Fact<'idea'>): idea is Costly =>
  idea.cost !== undefined && idea.cost.cents > 0 && idea.cost.per !== 'hour'

/** Ideas that economics.hire-threshold does not tell by the average sale: those tied to one line of several, a group or a goal. */
function isOwn(company: Company, idea: Fact<'idea'>): boolean {
  // What makes room for the refused has its payback from capacity.fix-payback.
  const isRemedy = refusalsOf(company).some(brake =>
    remediesOf(company, brake).some(({ id }) => id === idea.id),
  )
  if (isRemedy) return false
  const isOfLines = !averageContribution(company) || factsOf(company, 'offer').length > 1
  return isOfLines || worthOfIdea(company, idea)?.unit != null
}

/** Who pays by the month is no sale that would be counted. */
const isByMonth = ({ of }: IdeaWorth): boolean => of.kind === 'offer' && of.price?.per === 'month'

/** What an idea costs, told in what it is tied to: sales of its line, heads of its group or goal. Where nothing says what it brings, it is asked. */
export const ideaInSales: Rule = {
  id: 'economics.idea-in-sales',
  family: 'economics',

  find(company, kit) {
    return factsOf(company, 'idea')
      .filter(isCostly)
      .flatMap(idea => {
        const worth = isOwn(company, idea) ? worthOfIdea(company, idea) : null
        return worth && !isByMonth(worth) ? [{ idea, worth }] : []
      })
      .slice(0, FINDINGS_PER_RULE)
      .map(({ idea, worth }) => {
        const cost = plannedCents(idea.cost)
        const many = Math.ceil(cost / worth.each)
        return {
          says: wordsOf(kit, { idea, worth, cost, many }),
          rests: idsOf(idea, ...worth.rests),
          evidence: 'derived' as const,
          weight: { centsAYear: Math.max(cost, Math.abs(worth.each * (idea.brings ?? 0) - cost)) },
          about: kit.label(idea),
          figures: { needed: many, ...(idea.brings && { ofHoped: many / idea.brings }) },
        }
      })
  },

  asks(company, kit) {
    const idea = factsOf(company, 'idea')
      .filter(isCostly)
      // What removes a hindrance is told by what it frees, and not by a line it would sell.
      .filter(one => !isRemedy(company, one))
      .find(one => isUntiedIdea(company, one) && !worthOfIdea(company, one))
    if (!idea || averageContribution(company)) return null
    return {
      says: say`Tell me which line or goal ${kit.label(idea)} is for, and I can say how much of it has to come to pay for it.`,
      kind: 'idea',
      fact: idea.id,
      attribute: 'about',
    }
  },
}

type Told = { idea: Costly; worth: IdeaWorth; cost: number; many: number }

function wordsOf(kit: Kit, told: Told): Sentence {
  const { idea, worth, cost, many } = told
  const line = worth.of.kind === 'offer' ? worth.of : null
  const start = say`${kit.label(idea)}: ${kit.money(cost, 'cost in the first year', [idea])}${isRunningCost(idea) ? say` each year` : say``}`
  const today = line?.volume
    ? say` A year brings ${kit.number(line.volume, 'as said', [line])} today.`
    : say``
  const money = kit.money(roughly(worth.each), worth.how, worth.rests)
  if (!line) return say`${start}. ${inHeads(kit, told)}${verdict(kit, told)}`
  const number = kit.number(roughly(many), 'cost ÷ what one brings', [idea, line])
  if (line.price?.per === 'year' && !worth.isKept)
    return say`${start}, as much as ${number} new buyers of ${kit.label(line)} pay in their first year at ${money}. Each further year they stay counts again.${today}`
  const ends = worth.isKept ? verdict(kit, told) : say``
  if (many === 1)
    return say`${start}, no more than a single sale of ${kit.label(line)} brings at ${money}.${today}${ends}`
  const sales = say`${number} further sales of ${kit.label(line)}`
  return worth.isKept
    ? say`${start}. It takes ${sales} to earn that back, at ${money} left from each after its own cost.${today}${ends}`
    : say`${start}, the price of ${sales} at ${money} each, before their own cost.${today}`
}

/** "It takes 5 givers to bring that in, at $540 a year each." */
function inHeads(kit: Kit, { idea, worth, many }: Told): Sentence {
  const unit = worth.unit ?? { one: 'sale', many: 'sales' }
  const count = kit.count(many, unit, 'cost ÷ what one brings in a year', [idea, ...worth.rests])
  const each = kit.money(roughly(worth.each), worth.how, worth.rests, 'year')
  const kept = worth.isKept ? say` after their own cost` : say``
  return say`It takes ${count} more to bring that in, at ${each} each${kept}.`
}

/** What the idea brings by its own card, against what it costs. */
function verdict(kit: Kit, { idea, worth, cost }: Told): Sentence {
  // What is tied to nothing may bring something else than those who pay for it.
  if (!idea.brings || isUntiedIdea(kit.company, idea)) return say``
  const rests = [idea, ...worth.rests]
  const year = idea.brings * worth.each
  const net = year - cost
  const hoped = kit.number(idea.brings, 'as said', [idea])
  const left = kit.money(roughly(year), 'what it brings × what one brings', rests)
  const rest = kit.money(roughly(Math.abs(net)), 'what it brings × what one brings − cost', rests)
  const leaves = worth.isKept ? say`leaves` : say`brings in`
  const start = say` By the card the idea brings ${hoped}, which ${leaves} about ${left} a year`
  if (net >= 0) return say`${start}: about ${rest} more than the cost of the first year.`
  return isRunningCost(idea)
    ? say`${start}: a loss of about ${rest} a year.`
    : say`${start}: ${paidBack(kit, { cost, aYear: year }, rests)}.`
}
