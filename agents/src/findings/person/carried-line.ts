import type { Company } from '../../company/company.ts'
import { type Leaver, leaversOf } from '../../company/leavers.ts'
import { linesOf } from '../../company/lines.ts'
import { salesGoal } from '../../company/goals.ts'
import { contributionOf, pricedOffers, revenueOf } from '../../company/sales.ts'
import { salesOfYear, unitOfSales } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { roughly } from '../kit.ts'
import { takingsOf } from '../buyers.ts'
import { FINDINGS_PER_RULE, type Rule, type Weight } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** The day on which somebody is gone, what of the sales hangs on them and what is refused already: one story from several cards. */
export const carriedLine: Rule = {
  id: 'person.carried-line',
  family: 'person',

  find(company, kit) {
    return leaversOf(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(leaver => {
        const { told, brake, line, day } = leaver
        const facts = [told, brake, line].filter(fact => fact !== undefined)
        const name = kit.label(told)
        const gone = kit.date(day, told)
        const start =
          told.kind === 'person'
            ? say`${name} ${agree('leave', name)} after ${gone}, and nobody else can do that work`
            : say`${name}: from ${gone}, with nobody else for it`
        return {
          says: say`${start}.${lineWords(kit, leaver)}${refusedWords(kit, leaver)} Who takes it over has to be found and taught before that day.`,
          rests: idsOf(...facts),
          evidence: 'derived' as const,
          quadrant: 'threat' as const,
          weight: weightOf(company, leaver),
          about: name,
          figures: { lost: brake?.lost ?? 0 },
        }
      })
  },
}

/** The part of sales that goes through the line, and what one sale of it leaves. */
function lineWords(kit: Kit, { line }: Leaver): Sentence {
  if (!line) return say``
  const label = kit.label(line)
  const found = linesOf(kit.company).find(({ offer }) => offer.id === line.id)
  const priced = pricedOffers(kit.company).find(({ id }) => id === line.id)
  const left = priced && contributionOf(priced)
  const each =
    left && left > 0 ? say`, each leaving ${kit.money(left, 'price − own cost', [line])}` : say``
  if (found)
    return say` What hangs on it: ${label}, ${kit.percent(found.share, found.how, [line])} of ${takingsOf(kit.company)}${each}.`
  const brings = revenueOf(line)
  return brings === null
    ? say` What hangs on it: ${label}${each}.`
    : say` What hangs on it: ${label}, about ${kit.money(roughly(brings), 'number × price', [line])} a year${each}.`
}

function refusedWords(kit: Kit, { brake }: Leaver): Sentence {
  if (!brake?.lost) return say``
  const refused = kit.count(brake.lost, unitOfSales(kit.company), 'as said', [brake])
  return say` Even today ${refused} a year are refused for it.`
}

/** All sales of the line are at stake; without a line, what is refused already of what the goal lacks. */
function weightOf(company: Company, { line, brake }: Leaver): Weight {
  const found = line && linesOf(company).find(({ offer }) => offer.id === line.id)
  const sales = salesOfYear(company)
  if (found && sales) return { centsAYear: found.share * sales.value }
  const brought = line && revenueOf(line)
  if (brought) return { centsAYear: brought }
  const goal = salesGoal(company)
  if (!goal || !brake?.lost) return {}
  return { ofGoal: Math.min(1, brake.lost / (goal.target - goal.baseline)) }
}
