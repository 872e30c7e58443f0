import type { Table } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { useState } from 'react'
import { ToolDrawing } from '@/agents/tool/index.ts'
import { TwinTables } from './twin-tables.tsx'

/** The drawing of a framework, or the same as a table. */
export function DrawingOrTable({
  deliverable,
  tables = [],
}: {
  deliverable: DeepPartial<Deliverable>
  tables?: readonly Table[] | undefined
}) {
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className="min-w-0">
      {asTable && tables.length > 0 ? (
        <TwinTables tables={tables} />
      ) : (
        <ToolDrawing deliverable={deliverable} />
      )}
      {tables.length > 0 && (
        <figcaption className="cap mt-2 print:hidden">
          <button
            type="button"
            aria-pressed={asTable}
            className="link link-alone"
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Drawing' : 'Table'}
          </button>
        </figcaption>
      )}
    </figure>
  )
}
