import { hasOtherIncome } from '../../company/other-income.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { fixedCostOf } from '../../company/fixed-costs.ts'
import { linesLeft } from '../../company/lines-left.ts'
import { ListText } from '../../sentences/list.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** So many names still read as a list. */
const MOST_NAMED = 3

export type Bounded = {
  fixed: { cents: number; fact: Fact<'measure'> }
  /** What the lines that tell their cost leave in a year, and what the others bring before theirs. */
  known: number
  brings: number
  lines: Fact<'offer'>[]
  open: Fact<'offer'>[]
}

/** Where some lines do not tell their own cost: what is known against the fixed costs; null where all tell, or what is known pays for them. */
export function boundOfYear(company: Company): Bounded | null {
  const fixed = fixedCostOf(company)
  const told = hasOtherIncome(company) ? null : linesLeft(company)
  if (!fixed || !told || told.open.length === 0 || told.open.length > MOST_NAMED) return null
  const known = told.lines.reduce((sum, { left }) => sum + left, 0)
  const brings = told.open.reduce((sum, one) => sum + one.brings, 0)
  if (known >= fixed.cents) return null
  const lines = told.lines.map(({ line }) => line)
  return { fixed, known, brings, lines, open: told.open.map(({ line }) => line) }
}

/** One line without its cost does not hide the year: the most that all of them can leave, or what that one has to leave, against the fixed costs. */
export const linesAtMost: Rule = {
  id: 'economics.lines-at-most',
  family: 'economics',

  find(company, kit) {
    const bound = boundOfYear(company)
    if (!bound) return []
    const { fixed, known, brings, lines, open } = bound
    const short = fixed.cents - known - brings
    return [
      {
        says: short > 0 ? lossOf(kit, bound, short) : restOf(kit, bound),
        rests: idsOf(fixed.fact, ...lines, ...open),
        evidence: 'derived',
        ...(short > 0 && { quadrant: 'weakness' as const }),
        weight: { centsAYear: Math.max(0, short) },
        figures: { short, part: (fixed.cents - known) / brings },
      },
    ]
  },

  asks(company, kit) {
    const told = linesLeft(company)
    const [first] = told?.open ?? []
    if (!first || !fixedCostOf(company) || factsOf(company, 'offer').length < 2) return null
    return {
      says: say`Tell me what a sale of ${kit.label(first.line)} costs you, and I can say what is left of a year after the fixed costs.`,
      kind: 'offer',
      fact: first.line.id,
      attribute: 'unitCost',
    }
  },
}

/** Even if what is not known cost nothing. */
function lossOf(kit: Kit, { fixed, known, brings, lines, open }: Bounded, short: number): Sentence {
  const rests = [...lines, ...open]
  const most = kit.money(roughly(known + brings), 'Σ what lines leave + Σ what others bring', rests)
  const names = new ListText(open.map(line => kit.label(line)))
  const costs = kit.money(fixed.cents, 'fixed cost a year', [fixed.fact])
  const loss = kit.money(roughly(short), 'fixed cost − most that lines leave', [
    fixed.fact,
    ...rests,
  ])
  return say`Your lines leave at most about ${most} a year after their own cost, even if ${names} cost nothing. The fixed costs take ${costs}: the year ends in a loss of at least ${loss}.`
}

/** What the others leave is not enough: the rest has to come from what is not known. */
function restOf(kit: Kit, { fixed, known, brings, lines, open }: Bounded): Sentence {
  const all = [fixed.fact, ...lines, ...open]
  const left = kit.money(roughly(known), 'Σ what lines leave', lines)
  const costs = kit.money(fixed.cents, 'fixed cost a year', [fixed.fact])
  const names = new ListText(open.map(line => kit.label(line)))
  const rest = kit.money(roughly(fixed.cents - known), 'fixed cost − Σ what lines leave', all)
  const whole = kit.money(roughly(brings), 'Σ sales of the others', open)
  const part = kit.percent((fixed.cents - known) / brings, 'rest ÷ sales of the others', all)
  return say`The fixed costs take ${costs} a year, and the lines whose own cost is known leave about ${left}. The other ${rest} has to come from ${names}: ${part} of the ${whole} that come in there.`
}
