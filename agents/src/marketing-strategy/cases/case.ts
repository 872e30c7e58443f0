import type { CaseId } from '@sextant/contracts/marketing-strategy/case-words'
import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import type { KpiRow } from '@sextant/contracts/marketing-strategy/kpis'
import type { Fact } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { Aim } from '../aim.ts'
import type { Worth } from '../worth.ts'

/** What a case is found by: the goal as it is meant, whether or not a plan may be built on it, and what the sections before came to. */
export type Standing = {
  meant: Aim | null
  aim: Aim | null
  target: Fact<'segment'> | undefined
  worth: Worth | null
  budget: Budget
}

/** A figure that this case is looked at by, before those of every strategy. */
export type CaseKpi = Pick<KpiRow, 'id' | 'form' | 'baseline' | 'target'> & {
  says: Sentence
  rests: readonly Fact[]
  role: Parameters<Desk['owner']>[0]
  /** Where the figure is read. */
  read: string
}

/** What holds the goal back, by figures, and everything that follows from it. */
export type Case = {
  id: CaseId
  /** What is short, and the sum that nobody said. */
  says: Sentence
  /** What the rest of the strategy does about it. */
  follows: readonly Sentence[]
  rests: readonly Fact[]
  /** In the order in which they are done. */
  moves: readonly ChosenPlay[]
  kpis: readonly CaseKpi[]
}

/** Null where the figures do not say that this is what is short. */
export type FindCase = (desk: Desk, standing: Standing) => Case | null
