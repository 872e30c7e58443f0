import type { FoundPassage } from '@sextant/contracts/documents/rows'
import { rowsOf } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'

type Signed = Context & { token: string }
type Stored = Omit<FoundPassage, 'pieces'> & { marked: string }
type Sought = { words: string; client_id?: string | undefined; limit: number; offset: number }

/** Somebody who types; a program that reads everything is slowed down. */
const searches = { name: 'search', points: 300, seconds: 60 }
/** Stands before what was found, and after it. */
const [BEGINS, ENDS] = ['\u0001', '\u0002'] as const

/** "a [b] c" as pieces; signs that stand in the text itself were taken out when it was read. */
const piecesOf = (marked: string): FoundPassage['pieces'] =>
  marked.split(BEGINS).flatMap((part, index) => {
    const [found = '', after = ''] = index === 0 ? ['', part] : part.split(ENDS)
    return [
      { text: found, found: true },
      { text: after, found: false },
    ].filter(({ text }) => text !== '')
  })

/** Passages of documents in reach that hold any of the words, best first. */
export async function searchPassages(context: Signed, sought: Sought): Promise<FoundPassage[]> {
  await withinOwnLimit(context, searches)
  const rows = await rowsOf<{ search_passages: Stored }>(
    context.database.pool,
    context,
    'search_passages',
    sought.words,
    sought.client_id ?? null,
    sought.limit,
    sought.offset,
  )
  return rows.map(({ search_passages: { marked, ...passage } }) => ({
    ...passage,
    pieces: piecesOf(marked),
  }))
}
