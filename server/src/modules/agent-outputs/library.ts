import type {
  LibraryFilter,
  LibraryOverview,
  LibraryRow,
  LibrarySort,
} from '@sextant/contracts/agent-outputs/library'
import { rowsOf, valueOf } from '@sextant/database/call'
import * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

type Caller = Context & { token: string }
type Page = { rows: LibraryRow[]; next: string | null }

/** Where a page ends, as the database orders it. */
const place = z.object({
  behind: z.number().int(),
  word: z.string(),
  moment: z.union([z.iso.datetime({ offset: true, local: true }), z.literal('-infinity')]),
  id: z.uuid(),
})

const pack = (end: unknown): string => Buffer.from(JSON.stringify(end)).toString('base64url')

/** What a page told as `next`; anything else is a BAD_REQUEST. */
function unpack(after: string): z.infer<typeof place> {
  try {
    return place.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
  } catch {
    throw fail('BAD_REQUEST', 'This page is not there any more. Begin from the first.')
  }
}

/** A page of the library, and where the next one begins. One more is asked for than is shown, to know whether there is one. */
export async function libraryPage(
  context: Caller,
  {
    sort,
    after,
    limit,
    ...filter
  }: LibraryFilter & { sort: LibrarySort; after?: string | undefined; limit: number },
): Promise<Page> {
  const found = await rowsOf<{ output: LibraryRow; place: unknown }>(
    context.database.pool,
    context,
    'library_page',
    known(filter),
    sort,
    after ? unpack(after) : null,
    limit + 1,
  )
  const shown = found.slice(0, limit)
  const hasMore = found.length > limit
  return {
    rows: shown.map(({ output }) => output),
    next: hasMore ? pack(shown.at(-1)!.place) : null,
  }
}

export const libraryOverview = (
  context: Caller,
  filter: LibraryFilter & { within?: string | undefined },
): Promise<LibraryOverview> =>
  valueOf<LibraryOverview>(context.database.pool, context, 'library_overview', known(filter))

/** What is asked for, without what is not. */
const known = (filter: Record<string, string | undefined>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  )
