import { noticeIn } from './notice.ts'

/** Looking through everything that was measured takes a second or two. */
export const PERFORMANCE_THOUGHTS = { noticeIn } as const
