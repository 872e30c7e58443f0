import type {
  LibraryFilter,
  LibraryOverview,
  LibraryRow,
  LibrarySort,
} from '@sextant/contracts/agent-outputs/library'
import { excerptOf } from '@sextant/contracts/search/excerpt'
import { type Corrected, corrected } from '@sextant/contracts/search/routes'
import { asActor } from '@sextant/database/as-actor'
import { rowsOf, valueOf } from '@sextant/database/call'
import * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { correctionsOf, piecesOf, termsOf, wordsOf } from '../search/index.ts'

type Caller = Context & { token: string }
type Page = { rows: LibraryRow[]; next: string | null; corrected: Corrected[] }

/** Where a page ends, as the database orders it. */
const place = z.object({
  behind: z.number().int(),
  word: z.string(),
  moment: z.union([z.iso.datetime({ offset: true, local: true }), z.literal('-infinity')]),
  id: z.uuid(),
})

type Place = z.infer<typeof place>
/** Where a page ends, and how its words were read. */
const end = z.object({ place, corrected: z.array(corrected) })
type End = z.infer<typeof end>

const pack = (end: End): string => Buffer.from(JSON.stringify(end)).toString('base64url')

/** What a page told as `next`; anything else is a BAD_REQUEST. */
function unpack(after: string): End {
  try {
    return end.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
  } catch {
    throw fail('BAD_REQUEST', 'This page is not there any more. Begin from the first.')
  }
}

type Asked = LibraryFilter & { sort: LibrarySort; after?: string | undefined; limit: number }

/** A page of the library, and where the next one begins. */
export async function libraryPage(context: Caller, asked: Asked): Promise<Page> {
  const end = asked.after ? unpack(asked.after) : null
  if (end) return pageOf(context, asked, end, end.corrected)
  const plain = await pageOf(context, asked, null, [])
  if (plain.rows.length > 0 || !asked.q) return plain
  const corrected = await corrections(context, asked)
  return corrected.length > 0 ? pageOf(context, asked, null, corrected) : plain
}

type Row = { output: Omit<LibraryRow, 'passage'>; place: Place; marked: string | null }

/** Characters of a passage that a card shows, and before the first word that was found. */
const [GLANCE, BEFORE] = [180, 24] as const
const glanceOf = (marked: string): LibraryRow['passage'] =>
  excerptOf(piecesOf(marked), GLANCE, BEFORE)

/** One more is asked for than is shown, to know whether there is one. */
async function pageOf(
  context: Caller,
  { sort, after: _after, limit, ...filter }: Asked,
  end: End | null,
  corrected: Corrected[],
): Promise<Page> {
  const found = await rowsOf<Row>(
    context.database.pool,
    context,
    'library_page',
    known(filter, corrected),
    sort,
    end && end.place,
    limit + 1,
  )
  const shown = found.slice(0, limit)
  const hasMore = found.length > limit
  return {
    rows: shown.map(({ output, marked }) => ({
      ...output,
      passage: marked === null ? null : glanceOf(marked),
    })),
    next: hasMore ? pack({ place: shown.at(-1)!.place, corrected }) : null,
    corrected,
  }
}

/** What a filter finds, counted; words that stand nowhere are corrected as on the first page. */
export async function libraryOverview(
  context: Caller,
  filter: LibraryFilter & { within?: string | undefined },
): Promise<LibraryOverview> {
  const overview = (corrected: Corrected[]): Promise<LibraryOverview> =>
    valueOf(context.database.pool, context, 'library_overview', known(filter, corrected))
  const plain = await overview([])
  if (plain.found > 0 || !filter.q) return plain
  const corrected = await corrections(context, filter)
  return corrected.length > 0 ? overview(corrected) : plain
}

/** Going through the words of all outputs takes its time, so it is done only where nothing was found. */
const corrections = (context: Caller, { q = '', client }: LibraryFilter): Promise<Corrected[]> =>
  asActor(context.database.db, context, tx =>
    correctionsOf(tx, wordsOf(q), {
      goesOn: true,
      clientId: client === 'none' ? null : (client ?? null),
      kind: 'output',
    }),
  )

/** What is asked for, without what is not; words also as they are looked for in texts. */
function known(
  filter: Record<string, string | undefined>,
  corrected: readonly Corrected[],
): Record<string, unknown> {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  const words = wordsOf(filter['q'] ?? '')
  const terms = words.length > 0 ? { terms: termsOf(words, corrected, true) } : {}
  return { ...Object.fromEntries(asked), ...terms }
}
