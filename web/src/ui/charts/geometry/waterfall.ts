export type Change = { id: string; label: string; value: number }
/** A bar of a waterfall: from where the one before ended to where this one ends. */
export type Fall = Change & { from: number; to: number }

type Told = {
  /** The former total. */ from: number
  /** The new total. */ to: number
  changes: readonly Change[]
  /** Rows at most, the one for the rest included. */ most: number
  nameRest: (count: number) => string
  nameUnexplained: string
}

/** Changes, the biggest first, from the former total to the new one; small ones are one row, and what they do not explain has a row of its own. */
export function fallsOf({ from, to, changes, most, nameRest, nameUnexplained }: Told): Fall[] {
  const sorted = changes.toSorted(
    (a, b) => Math.abs(b.value) - Math.abs(a.value) || a.label.localeCompare(b.label),
  )
  const shown = sorted.length > most ? sorted.slice(0, Math.max(1, most - 1)) : sorted
  const small = sorted.slice(shown.length)
  const rows = [...shown]
  if (small.length > 0) rows.push({ id: 'rest', label: nameRest(small.length), value: sum(small) })
  const open = to - from - sum(changes)
  if (!isNothing(open, from, to))
    rows.push({ id: 'unexplained', label: nameUnexplained, value: open })
  return running(rows, from)
}

function running(rows: readonly Change[], start: number): Fall[] {
  let at = start
  return rows.map(row => {
    const from = at
    at += row.value
    return { ...row, from, to: at }
  })
}

const sum = (rows: readonly Change[]) => rows.reduce((all, { value }) => all + value, 0)

/** Sums of fractions are never exactly nought: less than a millionth of what is split says nothing. */
const isNothing = (open: number, from: number, to: number) =>
  Math.abs(open) <= 1e-6 * Math.max(Math.abs(from), Math.abs(to), 1e-6)
