import { BRAND_LIST_MAX } from '@sextant/contracts/brand/guidelines'
import { PlusIcon, XIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/ui/primitives/button.tsx'

type RowListProps<Row> = {
  /** "word to avoid": names the buttons of a row. */
  one: string
  rows: readonly Row[]
  /** What a new row begins with. */
  blank: NoInfer<Row>
  onChange: (rows: Row[]) => void
  /** The fields of a row; `number` counts from 1 and names them. */
  children: (row: Row, change: (part: Partial<Row>) => void, number: number) => ReactNode
}

/** Rows of a few fields, added below and taken out one by one; the keyboard stays where the work is. */
export function RowList<Row>({ one, rows, blank, onChange, children }: RowListProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const change = (at: number) => (part: Partial<Row>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const add = () => {
    onChange([...rows, blank])
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(':scope > li:last-child :is(input, textarea, select)')
        ?.focus(),
    )
  }
  const remove = (at: number) => {
    onChange(rows.filter((_row, index) => index !== at))
    adding.current?.focus()
  }
  return (
    <div className="grid gap-2">
      {rows.length > 0 && (
        <ul ref={list} className="grid gap-2">
          {rows.map((row, index) => (
            // Rows have no ids of their own: a place in the list is what they are.
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1">
              {children(row, change(index), index + 1)}
              <Button
                size="icon"
                variant="quiet"
                aria-label={`Take out ${one} ${index + 1}`}
                onClick={() => remove(index)}
              >
                <XIcon aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={adding}
        size="sm"
        className="justify-self-start"
        disabled={rows.length >= BRAND_LIST_MAX}
        onClick={add}
      >
        <PlusIcon aria-hidden />
        Add a {one}
      </Button>
    </div>
  )
}
