import { coverPays } from './person/cover-pays.ts'
import { nearlyAll } from './person/nearly-all.ts'
import { strengthGoes } from './person/strength-goes.ts'
import type { Rule } from './finding.ts'
import { busShare } from './person/bus-share.ts'
import { carriedLine } from './person/carried-line.ts'
import { daysWeek } from './person/days-week.ts'
import { decisionsWait } from './person/decisions-wait.ts'
import { handoverWindow } from './person/handover-window.ts'
import { leaves } from './person/leaves.ts'
import { partTime } from './person/part-time.ts'
import { single } from './person/single.ts'
import { sole } from './person/sole.ts'

/** What hangs on one person, and until when. */
export const personRules: readonly Rule[] = [
  coverPays,
  nearlyAll,
  single,
  sole,
  busShare,
  carriedLine,
  partTime,
  leaves,
  handoverWindow,
  daysWeek,
  decisionsWait,
  strengthGoes,
]
