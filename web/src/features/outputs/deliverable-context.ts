import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import type { Source } from '@sextant/contracts/deliverable'
import { createContext, useContext } from 'react'
import type { DeepPartial } from '@/ui/frameworks/deep-partial.ts'

/** What every statement of a deliverable needs: the sources by number, and how it is changed (absent while it grows or when one may not). */
export type DeliverableScope = {
  sources: ReadonlyMap<number, DeepPartial<Source>>
  onEdit?: (edits: OutputEdit[]) => Promise<boolean>
  busy: boolean
  /** document: a reading column with a contents list and a margin. pane: beside the conversation. */
  layout: 'document' | 'pane'
}

export const DeliverableContext = createContext<DeliverableScope>({
  sources: new Map(),
  busy: false,
  layout: 'pane',
})
export const useDeliverable = () => useContext(DeliverableContext)
