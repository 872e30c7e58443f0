import { type Ceiling, ceilingOf, goalsOfLines } from '../../company/ceiling.ts'
import { keptOfSale } from '../../company/commission.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { lineRefused } from '../../company/refusals.ts'
import { unitOfGoal, WORKING_WEEKS } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What runs short of a line, as its hindrance says it. */
const SHORT: Partial<Record<NonNullable<Fact<'constraint'>['resource']>, Sentence>> = {
  hours: say`more hours`,
  craft: say`more hands that can do it`,
  posts: say`more people`,
  equipment: say`more equipment`,
  money: say`more money to buy it with`,
  approval: say`quicker approvals`,
}

const brakeOf = (company: Company, line: Fact<'offer'>): Fact<'constraint'> | undefined =>
  factsOf(company, 'constraint').find(
    brake => brake.resource !== undefined && lineRefused(company, brake)?.id === line.id,
  )

/** A target above what can be made or delivered in a year: from there on more buyers help nobody, so nothing of the goal is planned before it. */
export const aboveCapacity: Rule = {
  id: 'goal.above-capacity',
  family: 'goal',

  find(company, kit) {
    return goalsOfLines(company)
      .flatMap(({ goal, line }) => {
        const ceiling = ceilingOf(company, line)
        // Hours that do not reach are told by goal.hours and goal.work-hours.
        if (!ceiling || ceiling.by === 'hours' || ceiling.most >= goal.target) return []
        return [findingOf(company, kit, { goal, line, ceiling })]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const [open] = goalsOfLines(company).filter(({ line }) => line.capacity === undefined)
    const isTight = factsOf(company, 'constraint').some(({ sort }) => sort === 'capacity')
    if (!open || !isTight) return null
    return {
      says: say`Tell me the most you could deliver of ${kit.label(open.line)} in a year, and I can say whether the goal fits into the room you have.`,
      kind: 'offer',
      fact: open.line.id,
      attribute: 'capacity',
    }
  },
}

type Beyond = { goal: MovingGoal; line: Fact<'offer'>; ceiling: Ceiling }

function findingOf(company: Company, kit: Kit, beyond: Beyond): Finding {
  const { goal, line, ceiling } = beyond
  const over = goal.target - Math.max(ceiling.most, goal.baseline)
  const ofGap = over / (goal.target - goal.baseline)
  const brake = brakeOf(company, line)
  const each = keptOfSale(company, { about: line.id })
  const left = each && each.value > 0 ? over * each.value : undefined
  return {
    says: say`${wordsOf(kit, beyond, SHORT[brake?.resource ?? 'room'] ?? say`more room`)}${worthOf()}`,
    rests: idsOf(goal, line, ...ceiling.rests, ...(brake ? [brake] : [])),
    evidence: 'derived',
    quadrant: 'weakness',
    weight: { ofGoal: ofGap },
    comesFirst: true,
    about: kit.label(line),
    figures: { over, ofGap, used: goal.baseline / ceiling.most, ...(left && { left }) },
  }

  /** What more room would be worth, and so what it may cost. */
  function worthOf(): Sentence {
    if (!each || !left) return say``
    const rests = [goal, ...ceiling.rests, ...each.rests]
    const money = kit.money(roughly(left), 'missing × what one leaves', rests)
    return say` After their own cost they would leave about ${money} a year.`
  }
}

/** In the rhythm in which the goal was said: what is wanted, what can be made, and what that leaves short. */
function wordsOf(kit: Kit, { goal, line, ceiling }: Beyond, more: Sentence): Sentence {
  const times = goal.yearly ?? 1
  const rests = [goal, ...ceiling.rests]
  const room = kit.number(Math.floor(ceiling.most / times), howOf(ceiling, times), ceiling.rests)
  const from = ceiling.by === 'days' ? say`${ofDays(kit, ceiling, line)} ` : say``
  const start = Math.max(Math.floor(ceiling.most / times), goal.baseline / times)
  const missing = kit.number(goal.target / times - start, 'target − ceiling, or − baseline', rests)
  const span = say`a ${PER[goal.per ?? 'year']}`
  if (goal.baseline >= ceiling.most)
    return say`${from}All ${room} that can be delivered in ${span} are sold, so each of the ${missing} still missing needs ${more} first.`
  const entry = kit.count(goal.target / times, unitOfGoal(goal), 'as said', [goal])
  return say`${from}The goal of ${entry}${times > 1 ? say` ${span}` : say``} lies above the ${room} that can be delivered in ${span}: the last ${missing} need ${more}, not more buyers.`
}

const PER: Readonly<Record<NonNullable<MovingGoal['per']>, Sentence>> = {
  day: say`day`,
  week: say`week`,
  month: say`month`,
  quarter: say`quarter`,
  year: say`year`,
}

const howOf = ({ how }: Ceiling, times: number): string =>
  times > 1 ? `${how}, ÷ ${String(times)}` : how

/** How the pieces of a day make a year. */
function ofDays(kit: Kit, { most, how, rests }: Ceiling, line: Fact<'offer'>): Sentence {
  const person = rests.find(fact => fact.kind === 'person')
  const measure = rests.find(fact => fact.kind === 'measure')
  const each = kit.number(measure?.value ?? 0, 'as said', rests)
  const days = kit.duration(person?.daysPerWeek ?? 0, 'day', 'as said', rests)
  const year = kit.number(most, how, rests)
  return say`${kit.label(line)}: ${each} a day on ${days} of ${fixed.count(WORKING_WEEKS, WEEKS, 'working year')} make ${year} a year.`
}
const WEEKS = { one: 'working week', many: 'working weeks' }
