import { asOwner } from '@sextant/database/as-owner'
import { openDatabase } from '@sextant/database/open-database'
import { type Bench, median, type Row, startProduct } from '../bench.ts'
import { plantSmall } from './scale.ts'

/** Passages of the organization that searches, and of each of the others. */
const [OWN, OTHERS] = [1_000, 99] as const
/** Of the time alone. */
const GOAL = 1.3
/** Some of the words, words that stand nowhere, and one that is misspelled. */
const SOUGHT = ['harbour word17', 'word4099 word21 word300', 'harbuor', 'zeppelins']

/** Sixty words of a vocabulary of five thousand, and another one in every tenth passage. */
const PASSAGES = `
  insert into public.search_entries (
    org_id, kind, source_id, place, open, name, heading, words, language, about, stems, changed_at
  )
  select $1, 'document', gen_random_uuid(), 1, false, 'Document ' || k, '', t.words, 'en', '{}',
         app.stems_of_entry('en', 'Document ' || k, '', t.words), now()
    from generate_series(1, $2::integer) k
    cross join lateral (
      select string_agg('word' || (k * 7919 + i * i * 31) % 5000, ' ')
             || case when k % 10 = 0 then ' harbour' else '' end as words
        from generate_series(1, 60) i
    ) t`

type Target = { address: string; token: string }
type Planted = { url: string; orgId: string; others: boolean }

/** The same searches for an organization alone in its database, and for one among a thousand. */
export async function measureSearch(bench: Bench): Promise<Row[]> {
  const small = await plantSmall(bench, 'bench_search')
  const passages = await plantPassages({ url: bench.url, orgId: bench.org.id, others: true })
  await plantPassages({ url: small.url, orgId: small.org.id, others: false })
  const alone = await startProduct({ DATABASE_URL: small.url })
  const among = await bench.startServer({})
  try {
    const targets = {
      alone: { address: alone.address, token: small.org.token },
      among: { address: among.address, token: bench.org.token },
    }
    return [rowOf(passages, await timesOf(bench, targets))]
  } finally {
    await alone.stop()
    await among.stop()
  }
}

/** Answers how many passages there are altogether. */
async function plantPassages({ url, orgId, others }: Planted): Promise<number> {
  const database = await openDatabase({ url, dataDir: '' })
  const count = await asOwner(database, async owner => {
    await owner.query('set local statement_timeout = 0')
    await owner.query(PASSAGES, [orgId, OWN])
    const { rows } = await owner.query<{ id: string }>(
      'select id from public.organizations where id <> $1',
      [orgId],
    )
    if (others) for (const { id } of rows) await owner.query(PASSAGES, [id, OTHERS])
    return (
      await owner.query<{ count: number }>('select count(*) as count from public.search_entries')
    ).rows[0]!.count
  })
  await asOwner(database, owner => owner.query('analyze public.search_entries'))
  await database.close()
  return count
}

type Times = Record<'alone' | 'among', number>

/** The median of what each takes, in turns, in milliseconds. */
async function timesOf({ size }: Bench, targets: Record<keyof Times, Target>): Promise<Times> {
  const taken: Record<keyof Times, number[]> = { alone: [], among: [] }
  const rounds = Math.max(2, Math.round(size.requests / 20))
  for (let round = 0; round < rounds; round += 1)
    for (const words of SOUGHT)
      for (const setting of ['alone', 'among'] as const)
        taken[setting].push(await timeOf(targets[setting], words))
  // The first of each fill caches and do not count.
  const afterwards = (times: number[]): number => median(times.slice(SOUGHT.length))
  return { alone: afterwards(taken.alone), among: afterwards(taken.among) }
}

async function timeOf({ address, token }: Target, words: string): Promise<number> {
  const query = new URLSearchParams({ words })
  const began = performance.now()
  const answer = await fetch(`${address}/api/v1/search?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`search: ${answer.status}`)
  return performance.now() - began
}

function rowOf(passages: number, { alone, among }: Times): Row {
  const ratio = among / alone
  return {
    what: `search, ${passages.toLocaleString('en-US')} passages`,
    got: `${ratio.toFixed(2)} of the time alone (${among.toFixed(1)} ms against ${alone.toFixed(1)} ms)`,
    goal: `within ${GOAL}`,
    met: ratio <= GOAL,
  }
}
