import { isAhead } from '../../company/changes.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { fixedCostOf } from '../../company/fixed-costs.ts'
import { linesLeft } from '../../company/lines-left.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Money that others give, that is told as a sum of a year, and that ends. */
const endingFunds = (company: Company): (Fact<'change'> & { from: number; when: string })[] =>
  factsOf(company, 'change').filter(
    (change): change is Fact<'change'> & { from: number; when: string } =>
      change.touches === 'funding' &&
      change.direction === 'ending' &&
      change.form === 'money' &&
      Boolean(change.from) &&
      change.when !== undefined &&
      isAhead(company, change),
  )

const MONTHS = 12

/** What the lines fall short of the fixed costs is paid by money that ends: from its day on, so much is missing each month. */
export const carriedBy: Rule = {
  id: 'economics.carried-by',
  family: 'economics',

  find(company, kit) {
    const fixed = fixedCostOf(company)
    const told = linesLeft(company)
    const [funds] = endingFunds(company)
    if (!fixed || !told || told.open.length > 0 || !funds) return []
    const left = told.lines.reduce((sum, line) => sum + line.left, 0)
    const short = fixed.cents - left
    if (short <= 0) return []
    const facts = told.lines.map(({ line }) => line)
    const rests = [funds, fixed.fact, ...facts]
    const name = kit.label(funds)
    const lines = kit.money(roughly(left), 'Σ number × contribution', facts)
    const gap = kit.money(roughly(short), 'fixed costs − what the lines leave', rests)
    const given = kit.money(funds.from, 'as said', [funds])
    const month = kit.money(roughly(short / MONTHS), 'what is short ÷ 12', rests)
    const covers =
      funds.from >= short
        ? say`It is ${name}, ${given} a year, that pays for it`
        : say`${name}, ${given} a year, pays for a part of it`
    return [
      {
        says: say`The lines leave about ${lines} a year after their own cost, ${gap} less than the fixed costs. ${covers}; after ${kit.date(funds.when, funds)} about ${month} is missing each month.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'threat',
        weight: { centsAYear: short },
        about: name,
        figures: { short, given: funds.from },
      },
    ]
  },
}
