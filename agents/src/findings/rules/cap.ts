import { aboutOf, type Company, type Fact, factsOf, tiedTo } from '../../company/company.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { takingsOf } from '../buyers.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const MONTHS = 12

/** A rule that allows at most a share, and that share as it is today. */
type Cap = { change: Fact<'change'> & { to: number }; today: number; of: Fact; monthly: boolean }

/** A rate of the same line that was told by the month or the year. */
function rateOf(company: Company, line: Fact<'offer'>): Omit<Cap, 'change'> | null {
  const [rate] = tiedTo(company, line, 'measure').filter(
    ({ form, value, per }) => form === 'share' && value && (per === 'month' || per === 'year'),
  )
  if (!rate?.value) return null
  const monthly = rate.per === 'month'
  return { today: rate.value * (monthly ? MONTHS : 1), of: rate, monthly }
}

function todayOf(company: Company, change: Fact<'change'>): Omit<Cap, 'change'> | null {
  const line = aboutOf(company, change, 'offer')
  if (line) return rateOf(company, line)
  const group = aboutOf(company, change, 'segment')
  return group?.share ? { today: group.share, of: group, monthly: false } : null
}

function caps(company: Company): Cap[] {
  return factsOf(company, 'change').flatMap(change => {
    const { touches, form, to } = change
    const today = todayOf(company, change)
    if (touches !== 'rule' || form !== 'share' || !to || !today || today.today < to) return []
    return [{ change: { ...change, to }, ...today }]
  })
}

/** A share that a rule caps, against today’s: what is above it, or that nothing is left to raise. */
export const cap: Rule = {
  id: 'rules.cap',
  family: 'rules',

  find(company, kit) {
    return caps(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(one => {
        const { change, of, today } = one
        const over = today - change.to
        const sales = of.kind === 'segment' ? salesOfYear(company) : null
        return {
          says: wordsOf(kit, one),
          rests: idsOf(change, of, ...(sales?.rests ?? [])),
          evidence: 'derived' as const,
          quadrant: 'threat' as const,
          weight: sales ? { centsAYear: sales.value * over } : {},
          about: kit.label(change),
          figures: { over, today, cap: change.to },
        }
      })
  },
}

function wordsOf(kit: Kit, { change, today, of, monthly }: Cap): Sentence {
  const from = change.when ? say` from ${kit.date(change.when, change)}` : say``
  const most = kit.percent(change.to, 'as said', [change])
  const start = say`${kit.label(change)}: at most ${most}${from}`
  const group = kit.label(of)
  if (of.kind === 'segment')
    return say`${start}. ${group} ${agree('bring', group)} ${kit.percent(today, 'as said', [of])} of your ${takingsOf(kit.company)}${aboveOf(kit, today - change.to, change, of)}.`
  const now = monthly
    ? say`, and today you take ${kit.percent(today / MONTHS, 'as said', [of])} a month, ${kit.percent(today, 'a month × 12', [of])} a year`
    : say`, and today you take ${kit.percent(today, 'as said', [of])}`
  const left =
    Math.abs(today - change.to) < EXACT
      ? say`. No room is left to raise it, so what you earn has to come from elsewhere.`
      : say`. Whatever lies above it falls away, so count what is left before that day.`
  return say`${start}${now}${left}`
}

/** So near, the two are the same. */
const EXACT = 0.005

function aboveOf(kit: Kit, over: number, change: Fact, of: Fact): Sentence {
  const sales = salesOfYear(kit.company)
  if (over < EXACT || !sales) return say` already`
  const worth = kit.money(roughly(sales.value * over), '(share − cap) × sales', [
    change,
    of,
    ...sales.rests,
  ])
  return say`, so about ${worth} a year has to come from others`
}
