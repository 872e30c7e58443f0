import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import type { Funnel } from '@sextant/contracts/marketing-strategy/funnel'
import type { KpiRow, Kpis } from '@sextant/contracts/marketing-strategy/kpis'
import type { Fact } from '../../company/company.ts'
import { conversionFor } from '../asked.ts'
import type { Desk } from '../../core/desk.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Aim } from '../aim.ts'
import type { Case } from '../cases/case.ts'

const MONTHS = 12

type Around = {
  aim: Aim | null
  budget: Budget
  funnel: Funnel
  target: Fact<'segment'> | undefined
  found: Case | null
}

/** What is looked at: the goal, what holds it back, what leads to it, what it costs, who stays. */
export function kpisOf(desk: Desk, around: Around): Kpis {
  const rows = [
    goalRow(desk, around),
    ...(around.found?.kpis ?? []).map(row => rowOf(desk, around, row)),
    enquiryRow(desk, around),
    conversionRow(desk, around),
    costRow(desk, around),
    stayRow(desk, around),
  ]
  const found = rows.filter(row => row !== null)
  // What the case looks at is looked at once.
  const isFirst = ({ id }: KpiRow, at: number): boolean =>
    found.findIndex(one => one.id === id) === at
  return { rows: found.filter(isFirst) }
}

type Row = Pick<KpiRow, 'id' | 'form' | 'baseline' | 'target'> & {
  says: Sentence
  rests: readonly Fact[]
  role: Parameters<Desk['owner']>[0]
  read: string
  follows?: KpiRow['follows']
}

const rowOf = (desk: Desk, { aim, budget }: Around, row: Row): KpiRow => {
  const { says, rests, role, follows = null, ...rest } = row
  const claim = desk.claim(
    says,
    rests.map(({ id }) => id),
    'told',
  )
  return {
    ...rest,
    claim: { ...claim, text: says.text },
    ownerRole: desk.owner(role),
    // What a win costs is looked at as long as money is spent; the rest up to the goal’s own day.
    due: follows ? budget.by : (aim?.by ?? budget.by),
    follows,
  }
}

/** The goal in its own figures. */
function goalRow(desk: Desk, around: Around): KpiRow | null {
  const { aim } = around
  const name = aim && desk.kit.name(aim.goal)
  if (!aim || !name) return null
  const { goal } = aim
  return rowOf(desk, around, {
    id: 'goal',
    says: goal.yearly ? say`${name.bare}, for a year` : say`${name.bare}`,
    rests: [goal],
    form: FORM_OF[goal.form ?? 'count'] ?? 'count',
    baseline: goal.baseline,
    target: goal.target,
    role: 'owner',
    read: READ_OF_GOAL[goal.counts ?? 'other'] ?? 'the books, at the end of each month',
  })
}

const READ_OF_GOAL: Readonly<Record<string, string>> = {
  sales: 'the order book, at the end of each month',
  money: 'the bills, at the end of each month',
  customers: 'the list of customers, at the end of each month',
  members: 'the list of members, at the end of each month',
  leads: 'the list of enquiries, at the end of each week',
}

const FORM_OF: Readonly<Record<string, KpiRow['form']>> = { money: 'money', share: 'share' }

function enquiryRow(desk: Desk, around: Around): KpiRow | null {
  const conversion = conversionFor(desk.company, around.aim)
  const needed = around.funnel.stages.find(({ id }) => id === 'enquiries')
  // Of one group nobody counted how many ask today.
  if (!conversion || !needed || !around.aim || around.aim.isOfHeads) return null
  const today = conversion.asked / MONTHS
  return rowOf(desk, around, {
    id: 'enquiries',
    says: say`Enquiries a month`,
    rests: [conversion.leads, around.aim.goal],
    form: 'count',
    baseline: Math.round(today),
    target: Math.ceil(today + needed.number / around.aim.months),
    role: 'marketing',
    read: 'the list of enquiries',
  })
}

function conversionRow(desk: Desk, around: Around): KpiRow | null {
  const conversion = conversionFor(desk.company, around.aim)
  if (!conversion) return null
  return rowOf(desk, around, {
    id: 'conversion',
    says: say`Of those who ask, who buy`,
    rests: [conversion.leads, ...conversion.sold.rests],
    form: 'share',
    baseline: conversion.rate,
    target: conversion.rate,
    role: 'sales',
    read: 'the list of enquiries, each with its end',
  })
}

/** Below this part of what a win costs today. */
const FAR = 0.7

function costRow(desk: Desk, around: Around): KpiRow | null {
  const { aim, budget } = around
  const today = costToday(budget)
  // A target that no way comes near says only that the money does not reach.
  const isFar = today !== null && budget.perWin !== null && budget.perWin < today * FAR
  if (!aim || budget.perWin === null || isFar) return null
  return rowOf(desk, around, {
    id: 'per-win',
    says: say`Cost of winning one, as planned`,
    rests: [aim.goal],
    form: 'money',
    baseline: costToday(budget),
    target: budget.perWin,
    role: 'marketing',
    read: 'the bills of each way ÷ those who came by it',
    follows: 'per-win',
  })
}

/** Cents that a win has cost on average at the ways as the money is shared out now. */
function costToday({ tasks, expected }: Budget): number | null {
  const spent = tasks.reduce((sum, { cents, perWin }) => sum + (perWin ? cents : 0), 0)
  return expected ? Math.round(spent / expected) : null
}

/** Whoever leaves has to be won again. */
function stayRow(desk: Desk, around: Around): KpiRow | null {
  const { target } = around
  const stays = target?.repeats ?? (target?.leaves === undefined ? null : 1 - target.leaves)
  const name = target && desk.kit.name(target)
  // Nobody holds what is not there.
  if (!target || !name || !stays) return null
  return rowOf(desk, around, {
    id: 'stays',
    says: say`${name.bare} who come back or stay, at least`,
    rests: [target],
    form: 'share',
    baseline: stays,
    target: stays,
    role: 'owner',
    read: 'the list of customers: who bought again',
  })
}
