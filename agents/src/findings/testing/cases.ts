import type { Company } from '../../company/company.ts'

/** Firms on which a rule speaks, with its words, and firms on which it must not. At least two of each. */
export type RuleCases = {
  rule: string
  fires: readonly { firm: Company; says: string }[]
  silent: readonly Company[]
  /** What it asks for where one answer is missing. */
  asks?: readonly { firm: Company; says: string }[]
}
