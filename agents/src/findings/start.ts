import type { Rule } from './finding.ts'
import { countThis } from './start/count-this.ts'
import { goalAWeek } from './start/goal-a-week.ts'
import { listToGoal } from './start/list-to-goal.ts'
import { paysBack } from './start/pays-back.ts'
import { stock } from './start/stock.ts'
import { turnedAway } from './start/turned-away.ts'
import { wayToGoal } from './start/way-to-goal.ts'
import { waysApart } from './start/ways-apart.ts'

/** What changes most of what a beginner does stands first: a plan opens with the first that is found. */
export const startRules: readonly Rule[] = [
  turnedAway,
  waysApart,
  stock,
  listToGoal,
  wayToGoal,
  goalAWeek,
  countThis,
  paysBack,
]
