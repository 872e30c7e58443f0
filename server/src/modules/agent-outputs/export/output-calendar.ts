import { toolFor } from '@sextant/agents/tools'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import ical from 'ical-generator'

/** The days of a deliverable as whole days of a calendar (RFC 5545); null where it has none. An entry keeps its id when its date moves. */
export function outputCalendar(
  content: StoredDeliverable,
  { id, title }: { id: string; title: string },
): string | null {
  if (content.tool === 'combined') return null
  const days = toolFor(content.tool).days?.(content as never) ?? []
  if (days.length === 0) return null
  const calendar = ical({ name: title, prodId: { company: content.company, product: 'plan' } })
  for (const { key, on, summary, description } of days)
    calendar.createEvent({
      id: `${id}-${key}`,
      start: new Date(`${on}T00:00:00Z`),
      allDay: true,
      summary,
      description,
    })
  return calendar.toString()
}
