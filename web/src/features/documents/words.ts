import { KIND_WORDS, PART_WORDS } from '@sextant/contracts/document-kinds'
import type { DocumentFact, DocumentRow } from '@sextant/contracts/documents/rows'
import { sayDay } from '@/ui/patterns/day.ts'

type File = Pick<DocumentRow, 'kind' | 'bytes' | 'page_count' | 'state'>

/** "1.2 MB", "840 kB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000).toLocaleString('en-US')} kB`
  return `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`
}

/** "6 pages", "1 slide". */
function partsWords({ kind, page_count }: Pick<File, 'kind' | 'page_count'>): string {
  const part = PART_WORDS[kind]
  return `${page_count.toLocaleString('en-US')} ${page_count === 1 ? part : `${part}s`}`
}

/** "PDF, 6 pages, 1.2 MB". */
export const fileWords = (file: File): string =>
  [KIND_WORDS[file.kind], file.state === 'read' && partsWords(file), sizeWords(file.bytes)]
    .filter(Boolean)
    .join(', ')

/** "1 fact waits", "3 facts wait". */
export const waitingWords = (count: number): string =>
  count === 1 ? '1 fact waits' : `${count} facts wait`

/** Today as YYYY-MM-DD, in UTC. */
export const isoToday = (): string => new Date().toISOString().slice(0, 10)

/** Whether the day on which somebody is to be asked has come. today: YYYY-MM-DD */
export const isDue = ({ expires_on }: Pick<DocumentRow, 'expires_on'>, today: string): boolean =>
  expires_on !== null && expires_on <= today

/** "asks again on May 1, 2027", "asked whether it still holds since …". */
export function expiryWords(
  document: Pick<DocumentRow, 'expires_on'>,
  today: string,
): string | null {
  if (document.expires_on === null) return null
  const day = sayDay(document.expires_on)
  return isDue(document, today) ? `may have run out on ${day}` : `asks again on ${day}`
}

/** Who sees it. */
export const seenBy = ({
  client_name,
  shared_at,
}: Pick<DocumentRow, 'client_name' | 'shared_at'>): string => {
  if (!client_name) return 'seen by your organization'
  return shared_at ? `seen by your team and ${client_name}’s guests` : 'seen by your team'
}

type Sharing = { shared: boolean; wasShared: boolean }

/** Who sees a client's document, and what a switch that was turned will do once it is saved. */
export function sharedHint(client: string, { shared, wasShared }: Sharing): string {
  if (shared === wasShared)
    return `People of ${client} read it in their portal. They change nothing.`
  return shared
    ? `Guests of ${client} will see this document once you save.`
    : `Guests of ${client} will no longer see this document once you save.`
}

/** Facts that wait from an earlier version and are not told in the newest one; null for none. */
export function waitingElsewhere(
  facts: readonly Pick<DocumentFact, 'version' | 'status'>[],
  version: number,
): { words: string; version: number } | null {
  const waiting = facts.filter(fact => fact.status === 'proposed' && fact.version < version)
  const last = Math.max(...waiting.map(fact => fact.version))
  if (waiting.length === 0) return null
  const count = waiting.length === 1 ? '1 more waits' : `${waiting.length} more wait`
  return { words: `${count} from an earlier version.`, version: last }
}
