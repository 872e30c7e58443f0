import type { FactKind } from '@sextant/contracts/company/kinds'

/** What is known beside the words: the money of the company, and the day. */
export type Setting = {
  currency: string
  today: string
  /** Somewhere in the text is a percent: a bare number may be one too. */
  hasPercent: boolean
  /** Somewhere in it is a sum: a bare number behind a name, and no more, may be one too. */
  hasSums: boolean
  /** What a question is open about. */
  asked?: FactKind
}
