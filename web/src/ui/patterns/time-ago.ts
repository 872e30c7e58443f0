/** "just now", "5m ago", "3h ago", "2d ago". Under a minute, or in the future by a skewed clock, is just now. */
export function timeAgo(then: Date | string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(then).getTime()) / 60_000)
  if (!(minutes >= 1)) return 'just now'
  if (minutes < 60) return `${minutes}m ago`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}h ago`
  return `${Math.floor(minutes / (24 * 60))}d ago`
}
