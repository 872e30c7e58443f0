import { noticesIn } from './notice.ts'

/** Looking through everything that was measured takes a second or two. */
export const PERFORMANCE_THOUGHTS = { noticesIn } as const
