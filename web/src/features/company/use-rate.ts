import { useRef, useState } from 'react'
import { useRateFact } from './api/save-fact.ts'
import type { Judgment, RateRow } from './ratings.ts'

const isJudgment = (value: unknown): value is Judgment =>
  ['number', 'boolean', 'string'].includes(typeof value)

/** Ratings as they are tapped: shown at once, taken back where they could not be kept. */
export function useRate(clientId: string | null) {
  const { save } = useRateFact()
  const [tapped, setTapped] = useState<Readonly<Record<string, Judgment | null>>>({})
  // Two taps in a row on a place without a fact are of the same new fact.
  const made = useRef(new Map<string, Promise<string | null>>())

  const valueOf = ({ key, fact }: RateRow, attribute: string): Judgment | null => {
    const mine = tapped[`${key} ${attribute}`]
    if (mine !== undefined) return mine
    const value = fact?.attributes[attribute]
    return isJudgment(value) ? value : null
  }

  const rate = async (row: RateRow, attribute: string, value: Judgment | null) => {
    const at = `${row.key} ${attribute}`
    const before = valueOf(row, attribute)
    setTapped(all => ({ ...all, [at]: value }))
    const id = row.fact?.id ?? made.current.get(row.key) ?? null
    const saving = save({
      clientId,
      id,
      kind: row.kind,
      label: row.name,
      attributes: id === null ? { ...row.place, [attribute]: value } : { [attribute]: value },
    })
    if (id === null) made.current.set(row.key, madeBy(saving))
    const saved = await saving
    if (saved.ok) return
    setTapped(all => ({ ...all, [at]: before }))
    if (id === null) made.current.delete(row.key)
  }
  return { valueOf, rate }
}

/** The id of a fact once it is there; null where it could not be made. */
async function madeBy(
  saving: Promise<{ ok: true; answer: string } | { ok: false }>,
): Promise<string | null> {
  const saved = await saving
  return saved.ok ? saved.answer : null
}
