import type { MessageRow } from '@sextant/contracts/agent-events'

/** What the person said, oldest first. */
export const saidIn = (thread: readonly MessageRow[]): MessageRow[] =>
  thread.filter(({ role }) => role === 'user')

const SPANS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 28, quarter: 91 }
const SPAN = /\b(?:last|past|these|previous)?\s*(\d{1,3})?\s*(day|week|month|quarter)s?\b/i
const DAYS_MOST = 91

/** The time that the last message which names one asks for; four whole weeks otherwise. */
export function daysAsked(thread: readonly MessageRow[]): number {
  const found = saidIn(thread)
    .toReversed()
    .map(({ text }) => SPAN.exec(text))
    .find(match => match !== null)
  if (!found) return 28
  const many = Number(found[1] ?? 1) * (SPANS[found[2]!.toLowerCase()] ?? 1)
  return Math.min(DAYS_MOST, Math.max(7, many))
}
