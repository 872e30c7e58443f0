import type { Fact } from '../../../company/company.ts'
import { namesRhythm } from '../../../company/goals.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

type Goal = Fact<'goal'>
type Target = Goal & { target: number }
type Way = Target & { baseline: number }

/** What is to be different, and by when, as an owner would say it: the direction and what is counted decide the verb. Undefined where the card does not say where it leads. */
export function objectiveWords(desk: Desk, goal: Goal): Sentence | undefined {
  if (goal.keep) return heldWords(desk, goal)
  const { target, baseline } = goal
  if (target === undefined) return undefined
  const by = goal.by ? say` by ${desk.kit.date(goal.by, goal)}` : say``
  const outcome =
    baseline === undefined
      ? reached(desk, { ...goal, target })
      : moved(desk, { ...goal, target, baseline })
  return say`${outcome}${rhythm(goal)}${by}`
}

/** Without a beginning there is no direction either. */
function reached({ kit }: Desk, goal: Target): Sentence {
  const label = kit.label(goal)
  const target = kit.figure(goal, goal.target)
  if (bringsVerb(label)) return say`${label.bare}: ${target}`
  return isCountedBy(goal, label) ? say`Reach ${target} ${label}` : say`Bring ${label} to ${target}`
}

function moved(desk: Desk, goal: Way): Sentence {
  const { kit } = desk
  const label = kit.label(goal)
  if (goal.target === goal.baseline) return say`Hold ${label} at ${kit.figure(goal, goal.target)}`
  const way = wayOf(desk, goal, label)
  // "More" says the direction already: no verb stands before it, and none before a statement.
  if (bringsVerb(label)) return say`${label.bare}: ${way}`
  if (goal.target < goal.baseline)
    return isSpan(goal) && namesWait(goal.label)
      ? say`Shorten ${label} ${way}`
      : say`Bring ${label} down ${way}`
  if (isCountedBy(goal, label)) return say`Grow ${way} ${label}`
  if (isSpan(goal)) return say`Extend ${label} ${way}`
  // What stands alone is not raised: a second boat, a third shop.
  const isThing = isCount(goal) && goal.counts === 'other'
  return isThing ? say`Take ${label} ${way}` : say`Raise ${label} ${way}`
}

const bringsVerb = (label: Label): boolean =>
  label.form === 'comparison' || label.form === 'clause' || label.isDone

/** "from 31 to 10 days": one unit serves both figures of a span. */
function wayOf({ kit }: Desk, goal: Way, label: Label): Sentence {
  const { baseline, target, unit } = goal
  const from = isSpan(goal) ? kit.number(baseline, AS_SAID, [goal]) : kit.figure(goal, baseline)
  const isBare = isCount(goal) && !label.isMany && !isCountedBy(goal, label)
  const to = unit && isBare ? kit.count(target, unit, AS_SAID, [goal]) : kit.figure(goal, target)
  return say`from ${from} to ${to}`
}

/** What is held is today's figure; another one beside it is how far it may move. */
function heldWords({ kit }: Desk, goal: Goal): Sentence {
  const { baseline, target } = goal
  const label = kit.label(goal)
  const figure = baseline ?? target
  if (figure === undefined) return say`Hold ${label} where it is`
  const today = kit.figure(goal, figure)
  if (baseline === undefined || target === undefined || target === baseline)
    return say`Hold ${label} at ${today}`
  return say`Hold ${label} at ${today}, with ${kit.figure(goal, target)} as the limit`
}

/** How often the figures are meant, unless the name says it. */
export function rhythm({
  per,
  label,
  form,
  counts,
}: Pick<Goal, 'per' | 'label' | 'form' | 'counts'>): Sentence {
  if (!per || namesRhythm(label)) return say``
  // Money is told by the year unless said otherwise; a stock has no rhythm.
  if (per === 'year') return form === 'money' || counts === 'other' ? say`` : say` a year`
  return PERIODS[per]
}

const PERIODS = {
  day: say` a day`,
  week: say` a week`,
  month: say` a month`,
  quarter: say` a quarter`,
} as const

const SPANS = new Set<Goal['form']>(['hours', 'days', 'months'])
const isSpan = ({ form }: Goal): boolean => SPANS.has(form)

const isCount = ({ form }: Goal): boolean => form === undefined || form === 'count'
const ARTICLES = new Set(['the', 'a', 'an', 'our', 'my'])

/** "from 9 to 15 births": the label is what is counted, in the number of many and without an article. Stars are no pieces. */
function isCountedBy(goal: Goal, label: Label): boolean {
  const [first = ''] = goal.label.toLowerCase().split(' ')
  const isMany = label.isMany || namesMany(goal) || first === goal.unit?.many.toLowerCase()
  return isCount(goal) && goal.counts !== 'rating' && isMany && !ARTICLES.has(first)
}

/** "fittings a year": how often they are meant does not decide the number. */
function namesMany({ label, id }: Goal): boolean {
  const bare = label.replace(/\s(?:an?|per|each|every)\s\w+$/i, '')
  return bare !== label && Label.from(bare, id)?.isMany === true
}

/** English names of what lies between asking and having. */
const WAITS = new Set(
  'wait waits waiting delay delays delivery lead response reply turnaround time term queue handover processing cycle'.split(
    ' ',
  ),
)

const namesWait = (label: string): boolean =>
  label
    .toLowerCase()
    .split(/[\s-]+/)
    .some(word => WAITS.has(word))
