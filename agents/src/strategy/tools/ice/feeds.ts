import type { Feed } from '../../../core/tool.ts'

/** Impact and ease are on ten steps here and on five on the card of an idea, where they are only one of their inputs: an edit stays the deliverable's own. */
export const feeds = (): Feed | null => null
