import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

const DAYS_A_MONTH = 365 / 12

type Lasts = { months: number; rests: Fact[] }

/** Months that the money lasts: as said, else cash ÷ what is spent beyond income in a month. */
function lastsOf(company: Company): Lasts | null {
  const measures = factsOf(company, 'measure')
  const told = measures.find(
    ({ metric, form, value }) => metric === 'runway' && form === 'months' && value,
  )
  if (told?.value) return { months: told.value, rests: [told] }
  const cash = measures.find(
    ({ metric, form, value }) => metric === 'cash' && form === 'money' && value,
  )
  const burn = measures.find(
    ({ metric, form, per, value }) =>
      metric === 'burn' && form === 'money' && per === 'month' && value,
  )
  if (!cash?.value || !burn?.value) return null
  return { months: cash.value / burn.value, rests: [cash, burn] }
}

/** The longest wait until money comes in: a sale, a tender, a decision. */
function waitOf(company: Company): { months: number; fact: Fact<'measure'> } | null {
  const [longest] = factsOf(company, 'measure')
    .flatMap(fact => {
      const { metric, form, value } = fact
      if (metric !== 'lead-time' || !value) return []
      if (form === 'months') return [{ months: value, fact }]
      return form === 'days' ? [{ months: value / DAYS_A_MONTH, fact }] : []
    })
    .sort((a, b) => b.months - a.months)
  return longest ?? null
}

/** The money ends before what is begun today pays: months of cash against months until money comes in. */
export const beforeMoney: Rule = {
  id: 'cash.before-money',
  family: 'cash',

  find(company, kit) {
    const lasts = lastsOf(company)
    const wait = waitOf(company)
    if (!lasts || !wait || wait.months <= lasts.months) return []
    const rests = [wait.fact, ...lasts.rests]
    const name = kit.label(wait.fact)
    const takes = kit.duration(Math.round(wait.months), 'month', 'as said', [wait.fact])
    const there = kit.duration(Math.floor(lasts.months), 'month', 'months of cash', lasts.rests)
    return [
      {
        says: say`${name} ${agree('take', name)} ${takes}, and the money lasts ${there}. What is begun that way now pays nothing in time, so something that pays sooner has to carry it.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        // The part of the wait for which there is no money.
        weight: { ofGoal: (wait.months - lasts.months) / wait.months },
        about: name,
        figures: { wait: wait.months, months: lasts.months },
      },
    ]
  },

  asks(company, kit) {
    const lasts = lastsOf(company)
    const [open] = factsOf(company, 'measure').filter(
      ({ metric, value }) => metric === 'lead-time' && value,
    )
    if (lasts || !open || !factsOf(company, 'constraint').some(({ sort }) => sort === 'cash'))
      return null
    return {
      says: say`Tell me for how many months your money lasts, and I can say whether ${kit.label(open)} ${agree('end', kit.label(open))} in time.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
