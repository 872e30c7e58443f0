import { viewOf } from './view.ts'

/** A page of figures draws thousands of times from its days: nobody else waits for that. */
export const FIGURE_THOUGHTS = { figuresPage: viewOf } as const
