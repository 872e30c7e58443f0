import type { CompanyFactRow } from '@sextant/contracts/company/facts'

/** Where facts come from, as a person tells them apart. */
export const ORIGIN_GROUPS = ['conversation', 'document', 'figures', 'person'] as const
export type OriginGroup = (typeof ORIGIN_GROUPS)[number]

export const ORIGIN_WORDS: Readonly<Record<OriginGroup, string>> = {
  conversation: 'Conversations',
  document: 'Documents',
  figures: 'Figures',
  person: 'Filled in',
}

/** A card or a profile was filled in by a person; what an agent measured came from figures. */
export function originOf({ origin }: Pick<CompanyFactRow, 'origin'>): OriginGroup {
  switch (origin) {
    case 'message':
      return 'conversation'
    case 'document':
      return 'document'
    case 'import':
    case 'agent':
      return 'figures'
    default:
      return 'person'
  }
}
