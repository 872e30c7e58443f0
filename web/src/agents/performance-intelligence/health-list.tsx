import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { TriangleAlertIcon } from 'lucide-react'

/** What is wrong with the data, before any conclusion. */
export function HealthList({
  health,
}: {
  health: DeepPartial<{ says: string; affects: string }>[] | undefined
}) {
  const notes = present(health)
  if (notes.length === 0) return null
  return (
    <ul aria-label="State of the data" className="grid max-w-[46em] gap-2">
      {notes.map(({ says, affects }, at) => (
        <li key={says ?? at} className="grid grid-cols-[auto_1fr] gap-2.5">
          <TriangleAlertIcon aria-hidden className="mt-1 size-4 text-warn" />
          <span className="text-ink-2">
            <b className="font-semibold text-ink">{says}</b> {affects}
          </span>
        </li>
      ))}
    </ul>
  )
}
