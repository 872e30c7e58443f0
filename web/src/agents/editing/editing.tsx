import { PencilIcon } from 'lucide-react'
import type { Source } from '@sextant/contracts/deliverable'
import { editsAmong } from '@sextant/contracts/written-by'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { Button } from '@/ui/primitives/button.tsx'

/** Steps into the deliverable: ['body', 'strengths', 0, 'claim', 'text']. */
export type Path = readonly (string | number)[]

/** Who reads it, and what they may do with the session it came from. */
export type Acting = {
  name: string
  /** Makes the session about a fact, and the deliverable anew. False: it could not be done. */
  aim?: (fact: string) => Promise<boolean>
}

/** What everything written in a deliverable needs: whether and how it is changed, and what it rests on. One for prose and drawings. */
export type Editing = {
  /** Fields may be changed now: editing is allowed and, in drawings on phones, switched on. */
  on: boolean
  /** Editing is allowed, switched on or not. */
  may: boolean
  /** Switches fields on where they are not. */
  begin: () => void
  /** The server computes; changes wait. */
  busy: boolean
  /** Controls wait for the pointer or the focus. On phones they stay in view once editing is switched on. */
  hover: boolean
  /** False: not stored, the words are to be kept. */
  send: (...edits: OutputEdit[]) => Promise<boolean>
  /** The marks of some sources, with whatever they open. */
  marks: (numbers: readonly number[]) => ReactNode
  sources: ReadonlyMap<number, DeepPartial<Source>>
  /** Numbers of the sources that are somebody's changes by hand. */
  edits: ReadonlySet<number>
  /** Null where nobody is known to read it. */
  acting: Acting | null
}

const nobody: Editing = {
  on: false,
  may: false,
  begin: () => undefined,
  busy: false,
  hover: true,
  send: async () => false,
  marks: () => null,
  sources: new Map(),
  edits: new Set(),
  acting: null,
}
const EditingContext = createContext<Editing>(nobody)
export const useEditing = () => use(EditingContext)

/** Numbers of the sources nothing backs yet. */
export function useAssumed(): ReadonlySet<number> {
  const { sources } = useEditing()
  return useMemo(
    () => new Set([...sources].flatMap(([n, source]) => (source.kind === 'assumption' ? [n] : []))),
    [sources],
  )
}

type DeliverableEditingProps = {
  /** Absent: only read, because it still grows or one may not. */
  onEdit?: ((edits: OutputEdit[]) => Promise<boolean>) | undefined
  busy?: boolean
  marks: Editing['marks']
  sources: readonly (DeepPartial<Source> | undefined)[] | undefined
  acting?: Acting | undefined
  children: ReactNode
}

/** Around a deliverable: makes its words and figures editable in place. */
export function DeliverableEditing({
  onEdit,
  busy = false,
  marks,
  sources,
  acting,
  children,
}: DeliverableEditingProps) {
  const editing = useMemo<Editing>(
    () => ({
      on: onEdit !== undefined,
      may: onEdit !== undefined,
      begin: () => undefined,
      busy,
      hover: true,
      send: async (...edits) => !busy && onEdit !== undefined && onEdit(edits),
      marks,
      sources: new Map(
        (sources ?? []).flatMap(source => (source ? [[source.n ?? 0, source] as const] : [])),
      ),
      edits: editsAmong(sources ?? []),
      acting: acting ?? null,
    }),
    [onEdit, busy, marks, sources, acting],
  )
  return <EditingContext value={editing}>{children}</EditingContext>
}

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

/** Around a drawing: edited at once under a pointer, through an Edit switch under a finger. */
export function DrawingEditing({ children }: { children: ReactNode }) {
  const editing = useEditing()
  const touched = useTouch()
  const [switched, setSwitched] = useState(false)
  const { busy, on: allowed } = editing
  const here = {
    ...editing,
    on: allowed && (!touched || switched),
    hover: !touched,
    begin: () => setSwitched(true),
  }
  return (
    <EditingContext value={here}>
      <div className="@container relative" aria-busy={busy || undefined}>
        <output className="pointer-events-none block absolute inset-x-0 -top-px z-10">
          {busy && (
            <>
              <span aria-hidden className="block h-0.5 animate-pulse bg-act" />
              <span className="sr-only">Computing again</span>
            </>
          )}
        </output>
        {allowed && touched && (
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
