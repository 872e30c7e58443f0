import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { PlusIcon } from 'lucide-react'
import { type ClipboardEvent, useEffect, useRef } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { type CardRow as Row, newRow, type RowFaults, ROWS_MAX } from '../card-rows.ts'
import { ROW_WORDS } from '../card-words.ts'
import { askedFields, rowFields } from '../row-fields.ts'
import { offerNames } from '../offer-names.ts'
import { CardRow, focusRow } from './card-row.tsx'

type CardRowsProps = {
  clientId: string | null
  kind: FactKind
  /** The fields the question is after: they stand first. */
  asked: readonly string[]
  rows: readonly Row[]
  onRows: (rows: readonly Row[]) => void
  faults: RowFaults
  currency: string
  facts: readonly CompanyFactRow[]
  /** Pasted words; true: they were a table and are taken in. */
  onPaste: (text: string) => boolean
}

const NOTHING_WRONG = {}

/** The card of a question: a row a fact. Tab goes on to the next field, Enter to the next row. */
export function CardRows(props: CardRowsProps) {
  const { clientId, kind, asked, rows, onRows, faults, currency, facts, onPaste } = props
  const fields = rowFields(kind, asked)
  const fieldsAsked = askedFields(kind, asked)
  const next = useRef<Row | null>(null)
  const latest = useRef(rows)
  useEffect(() => {
    // A row that was added has its field only now.
    if (next.current) focusRow(next.current)
    next.current = null
    latest.current = rows
  })
  const add = () => {
    if (rows.length >= ROWS_MAX) return
    const row = newRow()
    next.current = row
    onRows([...rows, row])
  }
  const goOn = (place: number) => {
    const after = rows[place + 1]
    if (after) focusRow(after)
    else add()
  }
  const remove = (place: number) => {
    const neighbour = rows[place + 1] ?? rows[place - 1]
    if (neighbour) next.current = neighbour
    onRows(rows.filter((_row, at) => at !== place))
  }
  const shorten = async (row: Row) => {
    const [shortened] = await offerNames([row], kind, clientId)
    const isAsItWas = ({ id, label }: Row): boolean => id === row.id && label === row.label
    if (shortened && shortened !== row)
      onRows(latest.current.map(other => (isAsItWas(other) ? { ...other, ...shortened } : other)))
  }
  const paste = (event: ClipboardEvent) => {
    if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <div className="@container" onPaste={paste}>
      {rows.map((row, place) => (
        <CardRow
          key={row.id}
          kind={kind}
          row={row}
          place={place + 1}
          fields={row.of === undefined ? fields : fieldsAsked}
          asked={asked}
          isLabelled={
            fieldsAsked.isTable && row.of !== undefined && rows[place - 1]?.of !== undefined
          }
          wrong={faults[row.id] ?? NOTHING_WRONG}
          currency={currency}
          others={facts}
          onChange={changed => onRows(rows.map((other, at) => (at === place ? changed : other)))}
          onRemove={rows.length > 1 && row.of === undefined ? () => remove(place) : undefined}
          onNamed={() => void shorten(row)}
          onNext={() => goOn(place)}
        />
      ))}
      {rows.length < ROWS_MAX && (
        <Button size="sm" variant="quiet" className="mb-2 ml-1" onClick={add}>
          <PlusIcon aria-hidden />
          Add {ROW_WORDS[kind].more}
        </Button>
      )}
    </div>
  )
}
