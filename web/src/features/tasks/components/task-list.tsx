import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { useTargetOfAddress } from '@/ui/use-target-of-address.ts'
import { tasksQuery, type TaskScope } from '../api/tasks.ts'
import { InYourCalendar } from './in-your-calendar.tsx'
import { TaskItem } from './task-item.tsx'

/** Tasks that are seen at once; the others unfold. */
const SHOWN = 4

/** What deliverables say to do, soonest first, and what was done of it. Nothing at all until there is something. editable: the person may decide. */
export function TaskList({ scope, editable }: { scope: TaskScope; editable: boolean }) {
  const heading = useTargetOfAddress('tasks')
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [all, setAll] = useState(false)
  const [past, setPast] = useState(false)
  const open = useQuery(tasksQuery(scope, 'open'))
  const done = useQuery({ ...tasksQuery(scope, 'done'), enabled: open.isSuccess })
  const dropped = useQuery({ ...tasksQuery(scope, 'dropped'), enabled: past })
  if (open.isError)
    return (
      <p role="alert" className="text-caption text-bad">
        {messageOf(open.error)}{' '}
        <button type="button" className="link" onClick={() => void open.refetch()}>
          Try again
        </button>
      </p>
    )
  const tasks = open.data ?? []
  const decided = [...(done.data ?? []), ...(dropped.data ?? [])]
  if (tasks.length + decided.length === 0) return null
  const common = { today, editable, withClient: scope === 'everywhere' }
  return (
    <section aria-labelledby="tasks">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-strong pb-2">
        <h2 id="tasks" ref={heading} tabIndex={-1} className="font-semibold">
          {tasks.length === 0 ? 'All done' : 'To do'}
        </h2>
        <InYourCalendar />
      </div>
      <ul>
        {(all ? tasks : tasks.slice(0, SHOWN)).map(task => (
          <TaskItem key={task.id} task={task} {...common} />
        ))}
        {past && decided.map(task => <TaskItem key={task.id} task={task} {...common} />)}
      </ul>
      <div className="flex flex-wrap gap-x-5 pt-2 text-caption">
        {tasks.length > SHOWN && (
          <button type="button" className="link min-h-6" onClick={() => setAll(!all)}>
            {all ? 'Fewer' : `All ${tasks.length} tasks`}
          </button>
        )}
        {(decided.length > 0 || past) && (
          <button type="button" className="link min-h-6" onClick={() => setPast(!past)}>
            {past ? 'Hide what is decided' : 'Done and dropped'}
          </button>
        )}
      </div>
    </section>
  )
}
