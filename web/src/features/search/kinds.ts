import { PART_WORDS } from '@sextant/contracts/document-kinds'
import type { Found, SearchKind } from '@sextant/contracts/search/routes'

export const KIND_WORDS: Record<SearchKind, { one: string; many: string }> = {
  document: { one: 'Document', many: 'Documents' },
  output: { one: 'Output', many: 'Outputs' },
  campaign: { one: 'Campaign', many: 'Campaigns' },
  client: { one: 'Client', many: 'Clients' },
  fact: { one: 'Fact', many: 'Facts' },
  message: { one: 'Message', many: 'Messages' },
}

/** What a result is called: a document to the page, a message by its conversation. */
export function titleOf({ kind, name, page, about, client_name }: Found): string {
  if (kind === 'document') return `${name}, ${PART_WORDS[about.file ?? 'pdf']} ${page}`
  if (kind !== 'message' || name !== '') return name
  return client_name ? `Messages with ${client_name}` : 'Messages'
}

/** A fact that was read and that nobody has approved yet. */
export const isWaiting = ({ kind, about }: Pick<Found, 'kind' | 'about'>): boolean =>
  kind === 'fact' && about.status === 'proposed'
