import type { TaskRow, TaskStatus } from '@sextant/contracts/tasks/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'

/** Whose tasks: of one client, of the organization's own work (null), or of all that the person works for. */
export type TaskScope = string | null | 'everywhere'

/** What deliverables and quick wins say to do. Each of them that is written, started, edited or deleted may change them. */
export const tasksQuery = (scope: TaskScope, status: TaskStatus) =>
  queryOptions({
    queryKey: ['tasks', { scope, status }] as const,
    queryFn: (): Promise<TaskRow[]> =>
      api.tasks.list({
        status,
        ...(scope === 'everywhere' ? { scope } : {}),
        ...(scope && scope !== 'everywhere' ? { client_id: scope } : {}),
      }),
    staleTime: 10_000,
    meta: { shows: ['agent-outputs', 'deliverables', 'quick-wins', 'tasks'] },
  })

const DECIDED: Record<TaskStatus, string> = {
  open: 'Open again',
  done: 'Done',
  dropped: 'Dropped',
}

/** Done, dropped or open again, with a way back. */
export function useDecideTask() {
  const { save: putBack } = useSaving({
    call: ({ id, status }: Pick<TaskRow, 'id' | 'status'>) => api.tasks.change({ id, status }),
    words: 'It could not be taken back.',
    changes: ['tasks'],
  })
  return useSaving({
    call: ({ task, status }: { task: Pick<TaskRow, 'id' | 'status'>; status: TaskStatus }) =>
      api.tasks.change({ id: task.id, status }),
    words: 'The task could not be changed.',
    changes: ['tasks'],
    onSaved: (_, { task, status }) => undoToast(DECIDED[status], () => void putBack(task)),
  })
}

export const useMoveTask = () =>
  useSaving({
    call: ({ id, due }: { id: string; due: string }) => api.tasks.change({ id, due }),
    words: 'The date could not be changed.',
    changes: ['tasks'],
  })

/** Answers the secret address of the caller's calendar. */
export const useTaskCalendar = () =>
  useSaving({
    call: async (anew: boolean) =>
      window.location.origin + (await api.tasks.calendar({ anew })).path,
    words: 'The address could not be fetched.',
  })
