import type { Company, Fact } from '../../company/company.ts'
import { fixedCostOf } from '../../company/fixed-costs.ts'
import { type LineLeft, linesLeft } from '../../company/lines-left.ts'
import { averageContribution } from '../../company/margins.ts'
import { mainLine } from '../../company/main-line.ts'
import { hasOtherIncome } from '../../company/other-income.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { beyondRoom } from '../room.ts'
import { idsOf } from '../rests.ts'

type Line = LineLeft

/** What each line leaves in a year, where all of them tell; economics.lines-at-most speaks where one does not. */
function allLeft(company: Company): Line[] | null {
  // Where gifts or grants come in besides, the lines need not carry the costs alone.
  const told = hasOtherIncome(company) ? null : linesLeft(company)
  return told && told.open.length === 0 && told.lines.length > 1 ? told.lines : null
}

/** What unlike lines leave together against the fixed costs of a year: how far sales may fall, and the number of the main line that pays them. */
export const fixedOfLines: Rule = {
  id: 'economics.fixed-of-lines',
  family: 'economics',

  find(company, kit) {
    const fixed = fixedCostOf(company)
    const lines = allLeft(company)
    // Where an average sale is known, economics.fixed-coverage counts in sales.
    const isAverage = averageContribution(company) !== null && yearlyVolume(company) !== null
    if (!fixed || !lines || isAverage) return []
    const left = lines.reduce((sum, one) => sum + one.left, 0)
    const spare = left - fixed.cents
    if (left <= 0) return []
    const facts = lines.map(({ line }) => line)
    const main = lines.find(({ line, sold }) => sold > 0 && line.id === mainLine(company)?.id)
    const sum = { fixed, left, facts }
    return [
      {
        says: say`${sumOf(kit, sum)}${main ? inMain(kit, fixed, main, lines) : say``}`,
        rests: idsOf(fixed.fact, ...facts),
        evidence: 'derived',
        ...(spare < 0 && { quadrant: 'weakness' as const }),
        // A year that pays its costs needs no move for it.
        weight: spare < 0 ? { centsAYear: -spare } : {},
        figures: { left, spare: spare / left },
      },
    ]
  },
}

type Sum = { fixed: NonNullable<ReturnType<typeof fixedCostOf>>; left: number; facts: Fact[] }

function sumOf(kit: Kit, { fixed, left, facts }: Sum): Sentence {
  const rests = [fixed.fact, ...facts]
  const all = kit.money(roughly(left), 'Σ number × contribution', facts)
  const costs = kit.money(fixed.cents, 'fixed cost a year', [fixed.fact])
  const start = say`Your lines leave about ${all} a year after their own cost, and the fixed costs take ${costs} of it`
  if (left < fixed.cents) {
    const short = kit.money(roughly(fixed.cents - left), 'fixed cost − what lines leave', rests)
    return say`Your lines leave about ${all} a year after their own cost, ${short} less than the fixed costs of ${costs}.`
  }
  const fall = kit.percent((left - fixed.cents) / left, '1 − fixed cost ÷ what lines leave', rests)
  return say`${start}. Sales may fall by ${fall} before the year ends in a loss.`
}

/** The number of the main line at which the year breaks even, if the other lines stay as they are. */
function inMain(kit: Kit, fixed: Sum['fixed'], main: Line, lines: Line[]): Sentence {
  const others = lines.filter(one => one !== main).reduce((sum, one) => sum + one.left, 0)
  const needed = Math.ceil((fixed.cents - others) / (main.left / main.sold))
  if (needed <= 0) return say``
  const rests = [fixed.fact, ...lines.map(({ line }) => line)]
  const number = kit.number(needed, '(fixed cost − other lines) ÷ contribution of one', rests)
  const today = kit.number(main.sold, 'as said', [main.line])
  return say` With the other lines as they are, ${number} sales of ${kit.label(main.line)} break even; today there are ${today}.${beyondRoom(kit, [main.line], needed)}`
}
