import type { LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { useMedia } from '@/ui/use-media.ts'
import { type LineActions, LibraryCard } from './library-card.tsx'
import { LibraryTable } from './library-table.tsx'

type LibraryListProps = {
  outputs: readonly LibraryRow[]
  /** How many there are, loaded or not. */
  total: number
  asTable: boolean
  /** The end came near: the next page is wanted. */
  onNearEnd: () => void
  actions: LineActions
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }

function useColumns(): number {
  const wide = useMedia('(min-width: 1100px)')
  const middle = useMedia('(min-width: 820px)')
  const narrow = useMedia('(max-width: 560px)')
  if (wide) return 4
  if (middle) return 3
  return narrow ? 1 : 2
}

/** Thousands of outputs as cards or as a table: only what is near the window stands in the page. Arrow keys go from title to title. */
export function LibraryList({ outputs, total, asTable, onNearEnd, actions }: LibraryListProps) {
  const cards = useColumns()
  const columns = asTable ? 1 : cards
  const list = useRef<HTMLDivElement>(null)
  const top = useTopOf(list)
  const lines = Math.ceil(outputs.length / columns)
  // oxlint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized
  const virtual = useWindowVirtualizer({
    count: lines,
    estimateSize: () => (asTable ? 44 : 286),
    overscan: asTable ? 8 : 1,
    scrollMargin: top,
    getItemKey: index => outputs[index * columns]?.id ?? index,
  })
  const current = virtual.getVirtualItems()
  const last = current.at(-1)?.index ?? 0
  const nearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if ((last + 1) * columns >= outputs.length - 24) nearEnd()
  }, [last, columns, outputs.length])
  // Drawn in pieces, and given up when one has scrolled on meanwhile.
  const items = useDeferredValue(current)
  const margin = virtual.options.scrollMargin
  const before = (items[0]?.start ?? margin) - margin
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)
  const shown = items.map(item => ({
    index: item.index,
    outputs: outputs.slice(item.index * columns, (item.index + 1) * columns),
  }))
  return (
    // The links inside take the focus; this only hears their arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} data-library onKeyDown={event => stepThrough(event, list.current)}>
      {asTable ? (
        <LibraryTable
          lines={shown.flatMap(({ index, outputs: [output] }) =>
            output ? [{ index, output }] : [],
          )}
          total={total}
          gaps={{ before, after }}
          measure={virtual.measureElement}
          actions={actions}
        />
      ) : (
        <ul
          aria-label="Outputs"
          style={{ paddingTop: Math.max(0, before), paddingBottom: Math.max(0, after) }}
        >
          {shown.map(({ index, outputs: ofLine }) => (
            <li key={index} ref={virtual.measureElement} data-index={index} className="pb-4">
              <ul
                className="grid items-stretch gap-4"
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {ofLine.map(output => (
                  <LibraryCard key={output.id} output={output} actions={actions} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Where an element begins in the page: again whenever the page changes its height, for what stands above may have grown. */
function useTopOf(element: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}

function stepThrough(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = STEPS[event.key]
  const links = [...(list?.querySelectorAll<HTMLElement>('a[data-output]') ?? [])]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = links[at + (step ?? 0)]
  if (step === undefined || at < 0 || !next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}
