import type { Bodies } from '@sextant/contracts/bodies'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { ComponentType, LazyExoticComponent } from 'react'

/** What a tool's view is drawn from: its own body and, for a page of its own, everything around it. Either may still be growing. */
export type ViewProps<K extends keyof Bodies> = {
  body: DeepPartial<Bodies[K]> | undefined
  deliverable?: DeepPartial<Deliverable>
}
/** Fetched when it is shown. */
export type View<K extends keyof Bodies> = LazyExoticComponent<ComponentType<ViewProps<K>>>
