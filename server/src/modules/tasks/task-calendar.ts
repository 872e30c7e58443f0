import type { TaskRow } from '@sextant/contracts/tasks/routes'
import ical from 'ical-generator'

/** A quick win whose result is asked for on a day. */
export type DueQuickWin = {
  id: string
  client_name: string | null
  client_slug: string | null
  title: string
  what: string
  owner_name: string | null
  due: string
}

type Entries = { tasks: readonly TaskRow[]; results: readonly DueQuickWin[] }

/** Open tasks, and the days on which results are asked for, as whole days of a calendar (RFC 5545). An entry is kept when its date moves. */
export function taskCalendar(
  { tasks, results }: Entries,
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
  for (const win of results)
    calendar.createEvent({
      id: win.id,
      start: new Date(`${win.due}T00:00:00Z`),
      allDay: true,
      summary: [win.client_name, `What came of it? ${win.title}`].filter(Boolean).join(': '),
      description: [`To count: ${win.what}`, win.owner_name && `Who: ${win.owner_name}`]
        .filter(Boolean)
        .join('\n'),
      url: `${address}${pageOf(win.client_slug, win.id)}`,
    })
  return calendar.toString()
}

/** The page that says why: a quick win has one of its own. */
function addressOf({ client_slug, quick_win_id }: TaskRow): string {
  if (quick_win_id) return pageOf(client_slug, quick_win_id)
  return `${placeOf(client_slug) || '/dashboard'}#tasks`
}

const placeOf = (slug: string | null): string => (slug ? `/clients/${slug}` : '')
const pageOf = (slug: string | null, quickWin: string): string =>
  `${placeOf(slug)}/quick-wins/session/${quickWin}`
