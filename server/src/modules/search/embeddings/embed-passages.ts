import { EmbeddingError } from '@sextant/agents/model/embed'
import type { Services } from '../../../platform/context.ts'
import { embedAs, type EmbeddingChoice, embeddingFor } from '../../ai/index.ts'
import { ANY_SENTENCES } from './any-sentence.ts'
import { asHex, signsOf, wholeNumbers } from './vector.ts'

export type Around = Pick<Services, 'config' | 'database' | 'log'>
type Passage = { id: string; client_id: string | null; words: string }
/** Why a turn ended before its passages did. seconds: when it may go on; null: later after each failure in a row. */
type Held = { problem: string | null; seconds: number | null }
type Turn = { orgId: string; choice: EmbeddingChoice; stop: AbortSignal }

/** Passages of a call, of one client. */
const AT_ONCE = 32
/** Calls in a row, before other organizations have theirs. */
const CALLS = 10
/** Nothing is wrong, and passages wait: whoever looks next goes on. */
const STOPPED: Held = { problem: null, seconds: 0 }
/** Nothing was sent: it is looked at again whenever something changes, and every minute. */
const unpaid = (problem: string): Held => ({ problem, seconds: 0 })
const OTHER_LENGTH =
  'The embedding model answered with vectors of another length than before. Name another model, or the same one again once it is mended.'

/** Has passages of an organization that wait turned into vectors, a few at a time. Answers whether there is more to do at once: not if none is left, or something stands in the way. */
export async function embedPassages(
  around: Around,
  orgId: string,
  stop: AbortSignal,
): Promise<boolean> {
  const { choice, refusal } = await embeddingFor(around, { orgId, clientId: null })
  if (!choice) return false
  const { rows } = await around.database.pool.query<{ taken: boolean }>(
    'select app.take_embedding_turn($1, $2) as taken',
    [orgId, choice.key],
  )
  if (!rows[0]!.taken) return false
  let held: Held | null = STOPPED
  try {
    held = refusal ? unpaid(refusal.words) : await embedAll(around, { orgId, choice, stop })
  } finally {
    await around.database.pool.query('select app.end_embedding_turn($1, $2, $3)', [
      orgId,
      held?.problem ?? null,
      held?.seconds ?? null,
    ])
  }
  return held === STOPPED
}

/** Null once no passage waits that may be sent. */
async function embedAll(around: Around, turn: Turn): Promise<Held | null> {
  const refused = new Map<string, string | null>()
  let calls = 0
  while (calls < CALLS) {
    if (!(await isStill(around, turn))) return STOPPED
    const passages = await waiting(around, turn, [...refused.keys()])
    const [first] = passages
    if (!first) return budgetOf(refused)
    const held = await embedSome(around, turn, passages)
    if (!held) {
      calls += 1
      continue
    }
    // One client's budget stops that client alone.
    if (held.seconds === null || first.client_id === null) return held
    refused.set(first.client_id, held.problem)
  }
  return STOPPED
}

const budgetOf = (refused: ReadonlyMap<string, string | null>): Held | null => {
  const [problem] = refused.values()
  return problem ? unpaid(problem) : null
}

/** A provider that was changed or taken away meanwhile is sent nothing more. */
async function isStill(around: Around, { orgId, choice }: Turn): Promise<boolean> {
  const { choice: now } = await embeddingFor(around, { orgId, clientId: null })
  return now?.key === choice.key && now.own === choice.own && now.apiKey === choice.apiKey
}

/** The next passages of one client, or of the organization itself. */
async function waiting(
  { database }: Around,
  { orgId, choice }: Turn,
  except: readonly string[],
): Promise<Passage[]> {
  const { rows } = await database.pool.query<Passage>(
    'select * from app.entries_to_embed($1, $2, $3, $4)',
    [orgId, choice.key, except, AT_ONCE],
  )
  return rows.filter(row => row.client_id === rows[0]!.client_id)
}

/** Whose words they are, and who pays. */
const callerOf = (orgId: string, [first]: readonly Passage[]) => ({
  orgId,
  runId: first!.client_id ?? orgId,
  job: 'embed' as const,
})

async function embedSome(
  around: Around,
  turn: Turn,
  passages: readonly Passage[],
): Promise<Held | null> {
  try {
    return await embedTogether(around, turn, passages).catch((error: unknown) => {
      if (!(error instanceof EmbeddingError && error.isOfTexts)) throw error
      return embedApart(around, turn, passages)
    })
  } catch (error) {
    if (!(error instanceof EmbeddingError)) throw error
    return { problem: error.message, seconds: null }
  }
}

async function embedTogether(
  around: Around,
  { orgId, choice, stop }: Turn,
  passages: readonly Passage[],
): Promise<Held | null> {
  const texts = passages.map(({ words }) => words)
  const answer = await embedAs(around, callerOf(orgId, passages), choice, texts, stop)
  if ('refused' in answer) return unpaid(answer.refused)
  const vectors = answer.vectors.map(wholeNumbers)
  const isKept = await keep(around, { orgId, choice }, passages, {
    numbers: vectors.map(asHex),
    signs: vectors.map(signsOf),
    dimensions: vectors[0]!.length,
  })
  return isKept ? null : { problem: OTHER_LENGTH, seconds: null }
}

/** Some text was refused: each is sent alone, and those that are refused again are left out. Where a text that says nothing is refused as well, it is not the texts. */
async function embedApart(
  around: Around,
  turn: Turn,
  passages: readonly Passage[],
): Promise<Held | null> {
  const { orgId, choice, stop } = turn
  const caller = callerOf(orgId, passages)
  const harmless = await embedAs(around, caller, choice, [ANY_SENTENCES[0]], stop)
  if ('refused' in harmless) return unpaid(harmless.refused)
  for (const passage of passages) {
    const held = await embedTogether(around, turn, [passage]).catch(async (error: unknown) => {
      if (!(error instanceof EmbeddingError && error.isOfTexts)) throw error
      await keep(around, turn, [passage], { numbers: [''], signs: [null], dimensions: null })
      return null
    })
    if (held) return held
  }
  return null
}

type Vectors = { numbers: string[]; signs: (string | null)[]; dimensions: number | null }

async function keep(
  { database }: Around,
  { orgId, choice }: Pick<Turn, 'orgId' | 'choice'>,
  passages: readonly Passage[],
  { numbers, signs, dimensions }: Vectors,
): Promise<boolean> {
  const { rows } = await database.pool.query<{ kept: boolean }>(
    'select app.keep_embeddings($1, $2, $3, $4, $5, $6) as kept',
    [orgId, passages.map(({ id }) => id), numbers, signs, choice.key, dimensions],
  )
  return rows[0]!.kept
}
