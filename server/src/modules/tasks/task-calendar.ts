import type { TaskRow } from '@sextant/contracts/tasks/routes'
import ical from 'ical-generator'

/** Open tasks as whole days of a calendar (RFC 5545). A task keeps its entry when its date moves. */
export function taskCalendar(
  tasks: readonly TaskRow[],
  { name, address }: { name: string; address: string },
): string {
  const calendar = ical({ name: `${name}: tasks`, prodId: { company: name, product: 'tasks' } })
  for (const task of tasks)
    calendar.createEvent({
      id: task.id,
      start: new Date(`${task.due}T00:00:00Z`),
      allDay: true,
      summary: [task.client_name, task.what].filter(Boolean).join(': '),
      description: [task.about && `About: ${task.about}`, `Who: ${task.owner_role}`, task.metric]
        .filter(Boolean)
        .join('\n'),
      url: `${address}${addressOf(task)}`,
    })
  return calendar.toString()
}

/** The page that says why: a quick win has one of its own. */
function addressOf({ client_slug, quick_win_id }: TaskRow): string {
  const place = client_slug ? `/clients/${client_slug}` : ''
  if (quick_win_id) return `${place}/quick-wins/session/${quick_win_id}`
  return `${place || '/dashboard'}#tasks`
}
