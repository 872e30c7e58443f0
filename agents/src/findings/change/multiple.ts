import { monthsToStart, type Touched, touchedBy } from '../../company/changes.ts'
import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** How many times more, or fewer, makes a move a large one. */
const LARGE = 1.5
type Move = { change: Fact<'change'>; from: number; to: number; times: number }
type Outcome = { isMoney: boolean; months: number; exposed: Touched | null }

/** A change told before and after that is larger than it sounds: to ÷ from, where money, time or the sales of a line can be told of it. Costs and parts of demand have rules of their own. */
export const multiple: Rule = {
  id: 'change.multiple',
  family: 'change',

  find(company, kit) {
    return movesOf(company)
      .filter(move => isTold(outcomeOf(kit, move)))
      .slice(0, FINDINGS_PER_RULE)
      .map(move => finding(kit, move))
  },
}

function movesOf(company: Company): Move[] {
  return factsOf(company, 'change')
    .flatMap(change => {
      const { from, to, touches } = change
      if (!from || !to || touches === 'cost' || isPartOfDemand(company, change)) return []
      if (isSooner(company, change)) return []
      return [{ change, from, to, times: to / from }]
    })
    .filter(({ times }) => sizeOf(times) >= LARGE)
    .sort((a, b) => sizeOf(b.times) - sizeOf(a.times))
}

const sizeOf = (times: number): number => Math.max(times, 1 / times)

/** What demand.shorter-interval tells: a line that has to be bought again sooner. */
const isSooner = (company: Company, { form, from, to, about, bearing }: Fact<'change'>): boolean =>
  (form === 'months' || form === 'days') &&
  (to ?? 0) < (from ?? 0) &&
  bearing !== 'hurts' &&
  factsOf(company, 'offer').some(({ id, volume }) => id === about && volume)

/** What demand.enquiry-mix tells: a part of those who ask that moves towards one line. */
function isPartOfDemand(company: Company, change: Fact<'change'>): boolean {
  const isPart = change.touches === 'demand' && change.form === 'share'
  return isPart && aboutOf(company, change, 'offer') !== undefined
}

/** What the two figures alone do not tell: the difference in money, the months left, the sales that it touches. */
function outcomeOf(kit: Kit, { change }: Move): Outcome {
  const months = change.when ? monthsToStart(kit.company.today, change.when) : 0
  const touched = touchedBy(kit.company, change)
  const exposed = touched?.cents ? touched : null
  return { isMoney: change.form === 'money', months, exposed }
}

const isTold = ({ isMoney, months, exposed }: Outcome): boolean =>
  isMoney || months >= 1 || exposed !== null

/** The move in its own figures, and of money the difference. */
function moveOf(kit: Kit, { change, from, to, times }: Move, { isMoney }: Outcome): Sentence {
  const start = say`${kit.label(change)}: from ${kit.figure(change, from)} to ${kit.figure(change, to)}`
  const apart = isMoney ? say`, ${kit.money(Math.abs(to - from), 'difference', [change])}` : null
  if (times > 1) {
    const more = apart ? say`${apart} more` : say``
    return say`${start} is ${kit.number(times, 'after ÷ before', [change])} times as much${more}`
  }
  const less = apart ? say`${apart} less` : say``
  // What helps is no loss because its figure falls.
  if (change.bearing === 'helps') {
    const part = kit.percent(1 - times, '1 − after ÷ before', [change])
    return say`${start}, ${part} less, is told as a help`
  }
  return say`${start} leaves only ${kit.percent(times, 'after ÷ before', [change])} of what was${less}`
}

/** What it means for plans: how long they hold, and the sales they are made for. */
function plansOf(kit: Kit, { change }: Move, { months, exposed }: Outcome): Sentence {
  const how = 'sales of the line or group'
  const what = exposed
    ? say` for ${kit.label(exposed.fact)}, about ${kit.money(roughly(exposed.cents ?? 0), how, exposed.rests)} of ${takingsOf(kit.company)} a year`
    : say``
  if (months < 1) return say`Plans made before that no longer fit${what}.`
  const left = kit.duration(Math.round(months), 'month', 'months from today', [change])
  return exposed
    ? say`There are ${left} to change the plans${what}.`
    : say`It comes in ${left}: plans that reach beyond that day are made with the second figure.`
}

function finding(kit: Kit, move: Move): Finding {
  const { change, times } = move
  const outcome = outcomeOf(kit, move)
  const { exposed } = outcome
  return {
    says: say`${moveOf(kit, move, outcome)}. ${plansOf(kit, move, outcome)}`,
    rests: idsOf(change, ...(exposed?.rests ?? [])),
    evidence: exposed ? 'derived' : 'measured',
    ...(change.bearing === 'hurts' && { quadrant: 'threat' as const }),
    ...(change.bearing === 'helps' && { quadrant: 'opportunity' as const }),
    weight: {},
    about: kit.label(change),
    figures: { times },
  }
}
