import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Known } from '../../core/known.ts'

/** What a page is read with: the company, and what was read in the document already, in whatever state that is. */
export type About = Pick<Known, 'company' | 'profile'> & {
  already: readonly { kind: FactKind; label: string; quote: string; page: number }[]
}
