import type { Rule } from './finding.ts'
import { fromWhom } from './start/from-whom.ts'
import { noProof } from './start/no-proof.ts'
import { noSource } from './start/no-source.ts'

export const startRules: readonly Rule[] = [fromWhom, noSource, noProof]
