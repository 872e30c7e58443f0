import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { keyTarget, nearest, type Spot } from './geometry/reading.ts'
import type { SeriesIndex } from './series.ts'

/** What the reading point says. */
export type Readout = {
  title: string
  lines: readonly { label: string; value: string; mark?: SeriesIndex }[]
}

export type Reading = {
  /** Where the things stand that can be read, in reading order. */ spots: readonly Spot[]
  read: (index: number) => Readout
  along: 'x' | 'y' | 'both'
  /** Columns of a grid: up and down lead from row to row. */ columns?: number
}

/** A readout as one sentence: "Oct 20: 81, between 79 and 109". */
export function sayReadout({ title, lines }: Readout): string {
  const parts = lines.map(({ label, value }) => (label ? `${label} ${value}` : value))
  return `${title}: ${parts.join(', ')}`
}

/** One reading point, led by arrow keys, by a pointer that hovers and by a finger that slides. */
export function useReading({ spots, along, columns }: Reading) {
  const [wanted, setHere] = useState<number | null>(null)
  // The data may have become fewer under the reading point.
  const here = wanted !== null && wanted < spots.length ? wanted : null
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const index = nearest(spots, { x: event.clientX - box.left, y: event.clientY - box.top }, along)
    setHere(index < 0 ? null : index)
  }
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      const target = keyTarget(event.key, here, { count: spots.length, columns })
      if (target === undefined) return
      event.preventDefault()
      setHere(target)
    },
    onBlur: () => setHere(null),
    onPointerDown: follow,
    onPointerMove: follow,
    onPointerLeave: (event: PointerEvent) => {
      // A lifted finger leaves too: what it pointed at stays to be read.
      if (event.pointerType === 'mouse') setHere(null)
    },
  }
  return { here, handlers }
}
