import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsToStart, relativeChange } from '../../company/changes.ts'
import { monthsBetween } from '../../company/days.ts'
import { movingGoals } from '../../company/goals.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'

/** A dated change that comes before the goal falls due: how much of the time left it leaves, or takes. */
export const dated: Rule = {
  id: 'change.dated',
  family: 'change',

  find(company, kit) {
    const goal = movingGoals(company).find(({ by }) => by && monthsBetween(company.today, by) > 1)
    if (!goal?.by) return []
    const all = monthsBetween(company.today, goal.by)
    return factsOf(company, 'change')
      .flatMap((change): Finding[] => {
        const { when, bearing } = change
        const isClear = bearing === 'hurts' || bearing === 'helps'
        if (!when || !isClear || isOfOther(change)) return []
        const until = monthsToStart(company.today, when)
        if (until < 1 || until >= all) return []
        const rests = [change, goal]
        const label = kit.label(change)
        const ahead = kit.duration(Math.round(until), 'month', 'months from today', [change])
        const start = say`${label}: ${movesOf(kit, change)} from ${kit.date(when, change)}, ${ahead} from now`
        const way = say`the goal for ${kit.label(goal)}`
        const over = kit.percent(until / all, 'months before it ÷ months to the goal', rests)
        const says =
          until / all < HARDLY
            ? say`${start}, with almost the whole way to ${way} still ahead${soonOf(change)}.`
            : say`${start}. By then ${over} of the time to ${way} is over${restOf(change, until / all)}.`
        return [
          {
            says,
            rests: rests.map(({ id }) => id),
            evidence: 'derived',
            quadrant: bearing === 'hurts' ? 'threat' : 'opportunity',
            weight: {},
            about: label,
            figures: { months: until, left: all - until },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)

    function isOfOther(change: Fact<'change'>): boolean {
      const touched = aboutOf(company, change, 'offer') ?? aboutOf(company, change, 'segment')
      // A help is one for a goal only where both concern the same line.
      const isOpen = change.bearing === 'helps' && isOneOfSeveral(company, goal)
      if (touched === undefined) return isOpen
      return goal?.about !== undefined && goal.about !== touched.id
    }
  },
}

/** Whether a goal is about one line where several are sold. */
const isOneOfSeveral = (company: Company, goal: { about?: string | undefined } | undefined) =>
  goal?.about !== undefined && factsOf(company, 'offer').length > 1

/** What it does, as far as that was told: "up by 12%", "new". */
function movesOf(kit: Kit, change: Fact<'change'>): Sentence {
  // What ends is over, however far it falls by its figures; what only begins goes down by nothing itself.
  if (change.direction === 'ending' || change.direction === 'new') return MOVES[change.direction]
  const relative = relativeChange(change)
  const isPart = change.form === 'share' && change.by === undefined
  if (relative && !isPart) {
    const part = kit.percent(Math.abs(relative), 'to ÷ from − 1, or as said', [change])
    return relative > 0 ? say`up by ${part}` : say`down by ${part}`
  }
  return change.direction ? MOVES[change.direction] : say`in force`
}

const MOVES: Readonly<Record<NonNullable<Fact<'change'>['direction']>, Sentence>> = {
  new: say`new`,
  ending: say`at an end`,
  falling: say`less`,
  rising: say`more`,
}

/** What follows for the plan: a rule is met, a burden borne, a help used on what is left of the way. */
function restOf(change: Fact<'change'>, over: number): Sentence {
  const soon = soonOf(change)
  if (soon.text !== '') return soon
  if (change.bearing === 'hurts')
    return change.direction === 'ending'
      ? say`, and the rest has to be done without it`
      : say`, and the rest has to be done with it`
  return over > MOST_OF_IT
    ? say`, and little is left to use it`
    : say`, and what is left can use it`
}

/** What has to be done before its day. */
function soonOf({ bearing, touches, direction }: Fact<'change'>): Sentence {
  if (bearing === 'hurts' && touches === 'rule') return say`; what it asks for has to be ready then`
  const isClosing = direction === 'ending' || direction === 'falling'
  return bearing === 'helps' && isClosing ? say`; what it is good for has to happen before` : say``
}

/** Sooner than this, hardly anything of the way is behind. */
const HARDLY = 0.1
/** Later than this, a help comes too late for most of a goal. */
const MOST_OF_IT = 2 / 3
