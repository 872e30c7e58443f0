import { outputKindName } from '@sextant/contracts/catalogue'
import type { TaskRow, TaskStatus } from '@sextant/contracts/tasks/routes'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { cn } from '@/ui/cn.ts'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useDecideTask, useMoveTask } from '../api/tasks.ts'
import { dueWords } from '../due-words.ts'

type TaskItemProps = {
  task: TaskRow
  /** ISO date. */
  today: string
  editable: boolean
  /** Whose it is, where the list holds several clients'. */
  withClient: boolean
}

/** One step: a tap says it is done; what it is measured by and where it comes from stand below. */
export function TaskItem({ task, today, editable, withClient }: TaskItemProps) {
  const { what, about, status, output_id, output_type, client_slug, quick_win_id } = task
  const deciding = useDecideTask()
  const [moving, setMoving] = useState(false)
  const id = useId()
  const decide = (next: TaskStatus) => void deciding.save({ task, status: next })
  const isOpen = status === 'open'
  const place = client_slug ? `/clients/${client_slug}` : ''
  const output = `${place}/outputs/${output_id}`
  const notes = [withClient ? task.client_name : null, task.owner_role, about && `for ${about}`]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] md:grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-3.5 border-b border-line py-3.5">
      <Checkbox
        aria-labelledby={id}
        className="mt-1"
        checked={status === 'done'}
        disabled={!editable || deciding.saving}
        onCheckedChange={checked => decide(checked ? 'done' : 'open')}
      />
      <div className="min-w-0">
        <p id={id} className={cn('book text-read leading-6', !isOpen && 'text-ink-2 line-through')}>
          {what}
        </p>
        <p className="mt-0.5 text-caption text-ink-2">
          <Due task={task} today={today} className="mr-1.5 md:hidden" />
          {notes.filter(Boolean).join(' · ')}
          {output_id && (
            <>
              {' · '}
              <Link to={output} title={task.output_title ?? ''} className="link">
                {outputKindName(output_type ?? '')}
              </Link>
            </>
          )}
          {quick_win_id && (
            <>
              {' · '}
              <Link
                to={`${place}/quick-wins/session/${quick_win_id}`}
                title={task.quick_win_title ?? ''}
                className="link"
              >
                Quick win
              </Link>
            </>
          )}
        </p>
        {task.metric && isOpen && <p className="text-caption text-ink-2">{task.metric}</p>}
        {moving && <MoveDate task={task} onDone={() => setMoving(false)} />}
      </div>
      <Due task={task} today={today} className="pt-1 max-md:hidden" />
      {editable && (
        <RowMenu
          name={what}
          items={
            isOpen
              ? [
                  { label: 'Move the date', onSelect: () => setMoving(true) },
                  { label: 'Drop', danger: true, onSelect: () => decide('dropped') },
                ]
              : [{ label: 'Open again', onSelect: () => decide('open') }]
          }
        />
      )}
    </li>
  )
}

function Due({ task, today, className }: { task: TaskRow; today: string; className: string }) {
  if (task.status !== 'open')
    return (
      <span className={cn('cap whitespace-nowrap', className)}>
        {task.status === 'done' ? 'Done' : 'Dropped'}
      </span>
    )
  const { words, isLate } = dueWords(task.due, today)
  return (
    <time
      dateTime={task.due}
      className={cn('cap whitespace-nowrap', isLate && 'font-medium text-warn', className)}
    >
      {words}
    </time>
  )
}

function MoveDate({ task, onDone }: { task: TaskRow; onDone: () => void }) {
  const moving = useMoveTask()
  const field = useRef<HTMLInputElement>(null)
  // It was asked for: the next key belongs to it.
  useEffect(() => field.current?.focus(), [])
  const move = async (due: string) => {
    if (/^\d{4}-\d\d-\d\d$/.test(due) && (await moving.save({ id: task.id, due })).ok) onDone()
  }
  return (
    <Input
      type="date"
      ref={field}
      aria-label={`New date for: ${task.what}`}
      className="mt-2 w-44"
      defaultValue={task.due}
      disabled={moving.saving}
      onKeyDown={event => {
        if (event.key === 'Enter') void move(event.currentTarget.value)
        if (event.key === 'Escape') onDone()
      }}
      onBlur={event => {
        if (event.target.value === task.due) onDone()
        else void move(event.target.value)
      }}
    />
  )
}
