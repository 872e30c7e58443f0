import { useId, useRef, useState, type ReactNode } from 'react'
import { saveBlob } from '@/client/save-text.ts'
import { cn } from '../cn.ts'
import { fileNameOf } from './frame/csv.ts'
import { DataTable, type ChartTable } from './frame/data-table.tsx'
import { Foot } from './frame/foot.tsx'
import { pngOf } from './frame/png.ts'
import { saveCsv } from './frame/save-csv.ts'

type ChartFrameProps = {
  /** The message. */ title: string
  /** What is drawn. */ caption?: ReactNode
  /** Where the figures come from, and from when. */ source: ReactNode
  /** The same figures; without them there is neither table nor CSV. */ table?: ChartTable
  /** Of the files, without an ending; the title otherwise. */ fileName?: string
  /** Level of the title among the page's headings; none where a heading stands above. */ heading?:
    | 2
    | 3
  className?: string
  children: ReactNode
}

/** A chart with its message above, and below it its source and the ways to its figures. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, caption, source, table, heading, className, children } = props
  const figure = useRef<HTMLElement>(null)
  const tableId = useId()
  const [isOpen, setOpen] = useState(false)
  const name = props.fileName ?? fileNameOf(title)
  const Title = heading ? (`h${heading}` as const) : 'p'
  const savePng = async () => {
    const blob = figure.current && (await pngOf(figure.current))
    if (blob) saveBlob(`${name}.png`, blob)
  }
  return (
    <figure
      ref={figure}
      className={cn(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start border-t border-line-strong pt-3',
        className,
      )}
    >
      <figcaption data-chart-words>
        <Title className="font-semibold text-pretty">{title}</Title>
        {caption && <p className="cap">{caption}</p>}
      </figcaption>
      <div className="mt-3">{children}</div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p data-chart-words className="cap py-1.5">
          {source}
        </p>
        <div className="-mx-1.5 flex flex-wrap print:hidden">
          {table && (
            <Foot onClick={() => setOpen(!isOpen)} expanded={isOpen} controls={tableId}>
              Table
            </Foot>
          )}
          {table && <Foot onClick={() => saveCsv(name, table)}>CSV</Foot>}
          <Foot onClick={() => void savePng()}>PNG</Foot>
        </div>
      </div>
      {table && (
        <div id={tableId} hidden={!isOpen} className="max-h-96 overflow-y-auto print:max-h-none">
          {isOpen && <DataTable table={table} label={title} />}
        </div>
      )}
    </figure>
  )
}
