import type { Rule } from './finding.ts'
import { fromWhom } from './start/from-whom.ts'
import { noProof } from './start/no-proof.ts'
import { noSource } from './start/no-source.ts'
import { paysBack } from './start/pays-back.ts'
import { stock } from './start/stock.ts'
import { wayToGoal } from './start/way-to-goal.ts'

export const startRules: readonly Rule[] = [stock, wayToGoal, paysBack, fromWhom, noSource, noProof]
