import { type CompanyFactRow, FACTS_MAX } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { FACTS_AT_ONCE } from '@sextant/contracts/limits'
import { useState } from 'react'
import { keepWords, readKeptWords } from '@/client/kept-words.ts'
import { type CardRow, isBlank, newRow, type RowFaults } from '@/features/company/card-rows.ts'
import { joinedRows, withKnown } from '@/features/company/known-rows.ts'
import { rowsOfTable, tableIn } from '@/features/company/pasted-table.ts'

/** The question whose card is filled in. */
export type Asked = { key: string; kind: FactKind; attributes: readonly string[] }

/** What is filled in and not sent yet, for one question of one session. It survives a reload. `facts`: those that stand. */
export function useCardDraft(
  sessionId: string,
  asked: Asked | null,
  facts: readonly CompanyFactRow[],
) {
  const kept = asked ? `card:${sessionId}:${asked.key}:${asked.kind}` : null
  const [at, setAt] = useState(kept)
  const [typed, setRows] = useState(() => readRows(kept))
  const rows = asked ? withKnown(typed, asked, facts) : typed
  const [text, setText] = useState(() => readKeptWords(`message:${sessionId}`))
  const [faults, setFaults] = useState<RowFaults>({})
  const [note, setNote] = useState<string | null>(null)
  if (at !== kept) {
    // Another question: its own rows, as they were left.
    setAt(kept)
    setRows(readRows(kept))
    setFaults({})
    setNote(null)
  }
  const changeRows = (next: readonly CardRow[]) => {
    setRows(next)
    if (kept) keepWords(kept, next.every(isBlank) ? '' : JSON.stringify(next))
  }
  const changeText = (next: string) => {
    setText(next)
    keepWords(`message:${sessionId}`, next)
  }
  const paste = (words: string): boolean => {
    const table = asked && tableIn(words)
    if (!table) return false
    const { rows: pasted, left } = rowsOfTable(asked.kind, table, asked.attributes)
    const filled = joinedRows(rows, pasted)
    if (filled.filter(row => !isBlank(row)).length > FACTS_AT_ONCE) {
      setNote(tooMany(pasted.length))
      changeText(text ? `${text}\n${words}` : words)
      return true
    }
    changeRows(filled)
    setNote(filledIn(pasted.length, left))
    return true
  }
  const clearRows = () => {
    changeRows([newRow()])
    setFaults({})
    setNote(null)
  }
  const clear = () => {
    clearRows()
    changeText('')
  }
  return {
    rows,
    changeRows,
    text,
    changeText,
    faults,
    setFaults,
    note,
    setNote,
    paste,
    clear,
    clearRows,
  }
}
export type CardDraft = ReturnType<typeof useCardDraft>

const tooMany = (many: number): string =>
  `This table has ${many} rows. ${FACTS_AT_ONCE} facts go at once, and a company model holds ${FACTS_MAX}. It stands below as you pasted it: send the rows that matter most.`

function filledIn(many: number, left: readonly string[]): string {
  const rows = many === 1 ? '1 row is' : `${many} rows are`
  const unplaced = left.length > 0 ? ` No field for: ${left.join(', ')}.` : ''
  return `${rows} filled in from the table.${unplaced} Look them over, then answer.`
}

function readRows(kept: string | null): readonly CardRow[] {
  const stored = kept ? readKeptWords(kept) : ''
  if (!stored) return [newRow()]
  try {
    return JSON.parse(stored) as CardRow[]
  } catch {
    return [newRow()]
  }
}
