import type { DocumentState } from '@sextant/contracts/document-kinds'
import { Badge } from '@/ui/primitives/badge.tsx'

const WORDS: Record<Exclude<DocumentState, 'read'>, string> = {
  waiting: 'Waiting to be read',
  reading: 'Being read',
  failed: 'Could not be read',
}

/** How far a document is; nothing once it was read. */
export function DocumentStateBadge({ state }: { state: DocumentState }) {
  if (state === 'read') return null
  return <Badge tone={state === 'failed' ? 'bad' : 'neutral'}>{WORDS[state]}</Badge>
}
