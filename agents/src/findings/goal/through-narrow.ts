import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { growingGoals, type MovingGoal } from '../../company/goals.ts'
import { WORKING_WEEKS } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Finding, Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** How many in a year the narrow place takes at most, and the card that says so. */
type Narrow = { most: number; fact: Fact<'offer'> | Fact<'constraint'>; how: string }
/** The part of those who begin that counts for the goal, today and where it is to lead. */
type Part = { today: number; aimed: number | null; fact: Fact<'goal'> | Fact<'measure'> }
type Relation = { goal: MovingGoal; part: Part; narrow: Narrow; begun: Fact }

/** Figures of one year, told apart by so little, are the same. */
const NEAR = 0.05
/** Parts that are no part of those who begin. */
const OF_MONEY = new Set<Fact<'measure'>['metric']>(['margin', 'churn'])

/**
 * Where only a part of those who begin count for the goal, the goal ÷ that part has to pass the narrow place. That a figure is this
 * part is never read out of its name: those who begin × the part have to come to where the goal stands today, or somebody tied the
 * part to the line of the goal or of the narrow place.
 */
export const throughNarrow: Rule = {
  id: 'goal.through-narrow',
  family: 'goal',

  find(company, kit) {
    const found = relationOf(company)
    return found ? [findingOf(kit, found)] : []
  },
}

function relationOf(company: Company): Relation | null {
  for (const goal of growingGoals(company).filter(isCounted)) {
    const narrow = narrowOf(company, goal)
    const meant = narrow && (partOf(company, goal) ?? partTied(company, goal, narrow))
    if (!meant || goal.target / meant.part.today <= narrow.most) continue
    return { goal, narrow, ...meant }
  }
  return null
}

const isCounted = ({ form, counts }: MovingGoal): boolean =>
  (form === undefined || form === 'count') && counts !== 'rating'

function narrowOf(company: Company, goal: MovingGoal): Narrow | null {
  const [only, another] = factsOf(company, 'offer')
  const line = aboutOf(company, goal, 'offer') ?? (another ? undefined : only)
  if (line?.capacity) return { most: line.capacity, fact: line, how: 'as said' }
  const brake = factsOf(company, 'constraint').find(
    ({ hoursEach, hoursPerWeek, about }) =>
      hoursEach && hoursPerWeek && (about === undefined || about === line?.id || !line),
  )
  if (!brake?.hoursEach || !brake.hoursPerWeek) return null
  const most = Math.floor((brake.hoursPerWeek * WORKING_WEEKS) / brake.hoursEach)
  return { most, fact: brake, how: 'hours a week × 48 ÷ hours each' }
}

/** The share that leads from those who begin to where the goal stands today. */
function partOf(company: Company, goal: MovingGoal): Pick<Relation, 'part' | 'begun'> | null {
  const shares = [...sharesAimed(company), ...sharesMeasured(company)]
  for (const part of shares) {
    const begun = begunFor(company, part).find(
      ({ count }) => Math.abs((count * part.today) / goal.baseline - 1) <= NEAR,
    )
    if (begun) return { part, begun: begun.fact }
  }
  return null
}

/** Tied to the same line by its card, no part of all sales, and today's number goes through. */
function partTied(
  company: Company,
  goal: MovingGoal,
  { fact, most }: Narrow,
): Pick<Relation, 'part' | 'begun'> | null {
  const lines = new Set([goal.about, fact.about, fact.id])
  const part = [...sharesAimed(company), ...sharesMeasured(company)].find(one => {
    const line = aboutOf(company, one.fact, 'offer')
    const isTied = line !== undefined && lines.has(line.id)
    return isTied && line.share !== one.today && goal.baseline / one.today <= most
  })
  return part ? { part, begun: part.fact } : null
}

const isPart = (share: number): boolean => share > 0 && share < 1

const sharesAimed = (company: Company): Part[] =>
  factsOf(company, 'goal').flatMap(fact => {
    const { form, counts, baseline, target } = fact
    const isMeant = form === 'share' && counts !== 'margin' && baseline !== undefined
    return isMeant && isPart(baseline) ? [{ today: baseline, aimed: target ?? null, fact }] : []
  })

const sharesMeasured = (company: Company): Part[] =>
  factsOf(company, 'measure').flatMap(fact => {
    const { form, metric, value } = fact
    const isMeant = form === 'share' && !OF_MONEY.has(metric) && value !== undefined
    return isMeant && isPart(value) ? [{ today: value, aimed: null, fact }] : []
  })

/** Those who begin in a year: what the part was counted over, what a line sells, what was counted as such. */
function begunFor(company: Company, { fact }: Part): { count: number; fact: Fact }[] {
  const counted = fact.kind === 'measure' && fact.of ? [{ count: fact.of, fact }] : []
  const sold = factsOf(company, 'offer').flatMap(line =>
    line.volume ? [{ count: line.volume, fact: line }] : [],
  )
  const measured = factsOf(company, 'measure').flatMap(one =>
    (one.metric === 'volume' || one.metric === 'leads') && one.value && one.form !== 'share'
      ? [{ count: one.value, fact: one }]
      : [],
  )
  return [...counted, ...sold, ...measured]
}

function findingOf(kit: Kit, found: Relation): Finding {
  const { goal, part, narrow, begun } = found
  const needed = goal.target / part.today
  const rests = [part.fact, goal, narrow.fact, begun]
  const reach = Math.floor(narrow.most * part.today)
  const share = kit.percent(part.today, 'as said', [part.fact])
  const target = kit.number(goal.target, 'as said', [goal])
  const begins = kit.number(Math.ceil(roughly(needed)), 'target ÷ the part', [goal, part.fact])
  const most = kit.number(narrow.most, narrow.how, [narrow.fact])
  const end = kit.number(reach, 'the most there can be × the part', [narrow.fact, part.fact])
  const start = say`With ${kit.label(part.fact)} at ${share}, ${target} take ${begins} who begin, and there is room for ${most} in a year: that ends at ${end}.`
  return {
    says: say`${start} ${order(kit, found)}`,
    rests: idsOf(...rests),
    evidence: 'derived',
    quadrant: 'weakness',
    weight: {
      ofGoal: (goal.target - Math.max(reach, goal.baseline)) / (goal.target - goal.baseline),
    },
    about: kit.label(part.fact),
    figures: { needed, most: narrow.most, reach, decides: Number(decides(found)) },
  }
}

/** Whether the part that is aimed at is enough, so that it comes before everything else. */
const decides = ({ goal, part, narrow }: Relation): boolean =>
  part.aimed !== null && part.aimed > part.today && goal.target / part.aimed <= narrow.most

/** What comes first: the part where its own aim is enough, else the room, too. */
function order(kit: Kit, { goal, part, narrow }: Relation): Sentence {
  const least = goal.target / narrow.most
  if (least > 1) {
    const missing = kit.number(goal.target - narrow.most, 'target − room', [goal, narrow.fact])
    return say`Even if all of them passed, room for ${missing} would be missing: the room comes first.`
  }
  const how = 'target ÷ the most there can be'
  const enough = kit.percent(least, how, [goal, narrow.fact])
  const { aimed } = part
  if (aimed === null || aimed <= part.today)
    return say`With the same room, ${enough} would be enough: that part decides, before more demand does.`
  const aim = kit.percent(aimed, 'as said', [part.fact])
  const takes = kit.number(Math.ceil(roughly(goal.target / aimed)), 'target ÷ the part aimed at', [
    goal,
    part.fact,
  ])
  return aimed >= least
    ? say`At the ${aim} that you aim for, ${takes} are enough and fit: that part comes first, before more demand does.`
    : say`At the ${aim} that you aim for, it still takes ${takes}, and ${enough} would be enough: both the part and the room have to grow.`
}
