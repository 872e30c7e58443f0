import { PencilIcon } from 'lucide-react'
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { Button } from '../primitives/button.tsx'

/** Steps into the deliverable: ['body', 'strengths', 0, 'claim', 'text']. */
export type Path = readonly (string | number)[]

export type Editing = {
  /** Fields may be changed now: editing is allowed and, on phones, switched on. */
  on: boolean
  /** The server computes; changes wait. */
  busy: boolean
  /** Controls wait for the pointer or the focus. On phones they stay in view once editing is switched on. */
  hover: boolean
  /** False: not stored, the words are to be kept. */
  send: (...edits: OutputEdit[]) => Promise<boolean>
  marks: (numbers: number[]) => ReactNode
  /** Numbers of the sources nothing backs yet. */
  assumed: ReadonlySet<number>
  /** How to check an assumption, by source number. */
  checks: ReadonlyMap<number, string>
}

const nobody: Editing = {
  on: false,
  busy: false,
  hover: true,
  send: async () => false,
  marks: () => null,
  assumed: new Set(),
  checks: new Map(),
}
const EditingContext = createContext<Editing>(nobody)
export const useEditing = () => use(EditingContext)

/** The edit that puts `value` at `path`. */
export const put = (path: Path, value: unknown): OutputEdit => ({ path: [...path], value })
/** The edit that takes the list item at `path` away. */
export const take = (path: Path): OutputEdit => ({ path: [...path], value: null, remove: true })
/** Continues a series of ids: S1, S2 → S3. */
export const nextId = (prefix: string, ids: readonly (string | undefined)[]) =>
  `${prefix}${Math.max(0, ...ids.map(id => Number(id?.match(/(\d+)$/)?.[1] ?? 0))) + 1}`
/** A statement by hand; the server names the user as its source. */
export const ownWords = (text: string) => ({ text, sources: [] as number[] })

const touch =
  typeof window === 'undefined' ? null : window.matchMedia('(hover: none), (max-width: 860px)')
const useTouch = () =>
  useSyncExternalStore(
    changed => {
      touch?.addEventListener('change', changed)
      return () => touch?.removeEventListener('change', changed)
    },
    () => touch?.matches ?? false,
    () => false,
  )

type EditingAreaProps = {
  onEdit?: (edits: OutputEdit[]) => Promise<boolean>
  busy?: boolean
  marks: Editing['marks']
  sources: readonly { n?: number; kind?: string; check?: string | null }[]
  children: ReactNode
}

/** Lets a framework be edited in place: at once under a pointer, through an Edit switch under a finger. */
export function EditingArea({ onEdit, busy = false, marks, sources, children }: EditingAreaProps) {
  const touched = useTouch()
  const [switched, setSwitched] = useState(false)
  const on = Boolean(onEdit) && (!touched || switched)
  const assumptions = sources.filter(source => source.kind === 'assumption')
  const editing: Editing = {
    on,
    busy,
    hover: !touched,
    marks,
    send: async (...edits) => !busy && onEdit !== undefined && onEdit(edits),
    assumed: new Set(assumptions.flatMap(source => source.n ?? [])),
    checks: new Map(
      assumptions.flatMap(source =>
        source.n !== undefined && source.check ? [[source.n, source.check] as const] : [],
      ),
    ),
  }
  return (
    <EditingContext value={editing}>
      <div className="@container relative" aria-busy={busy || undefined}>
        <output className="pointer-events-none block absolute inset-x-0 -top-px z-10">
          {busy && (
            <>
              <span aria-hidden className="block h-0.5 animate-pulse bg-act" />
              <span className="sr-only">Computing again</span>
            </>
          )}
        </output>
        {onEdit && touched && (
          <div className="mb-3 flex justify-end">
            <Button
              size="sm"
              variant={switched ? 'primary' : 'plain'}
              aria-pressed={switched}
              onClick={() => setSwitched(!switched)}
            >
              <PencilIcon aria-hidden />
              {switched ? 'Done' : 'Edit'}
            </Button>
          </div>
        )}
        {children}
      </div>
    </EditingContext>
  )
}

/** Class of a control that shows when its `group/item` is pointed at or holds the focus. */
export const revealed = (hover: boolean) =>
  hover
    ? 'opacity-0 transition-opacity duration-[120ms] group-hover/item:opacity-100 group-focus-within/item:opacity-100 focus-visible:opacity-100'
    : ''
