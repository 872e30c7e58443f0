import { createHash } from 'node:crypto'
import { changedFigures, changedLines, sameLines } from '@sextant/agents/rendering/changed-lines'
import type {
  ChangedFact,
  Comparison,
  Proposal,
  WornDocument,
} from '@sextant/contracts/agent-outputs/living'
import { currencyOf, factWords } from '@sextant/contracts/company/fact-words'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { asActor } from '@sextant/database/as-actor'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { type ReadMessages, readForEdit, rebuiltOf, store } from './change-output.ts'
import type { Tx } from './read-output.ts'

type Caller = Context & { token: string }
type Attributes = Record<string, unknown>
type Why = {
  since: string | null
  facts: {
    id: string
    kind: FactKind
    label: string
    attributes: Attributes
    status: string
    before: { label: string; attributes: Attributes } | null
    document: ChangedFact['document']
  }[]
  documents: WornDocument[]
}

/** What would change in an output if it were made anew from the facts as they stand, and why. */
export async function proposal(
  context: Caller,
  id: string,
  readMessages: ReadMessages,
): Promise<Proposal> {
  const { given, why } = await asActor(context.database.db, context, async tx => ({
    given: await readForEdit(tx, context, id, readMessages),
    why: await callWithin<Why>(tx, 'why_stale', id),
  }))
  const { content: before, version } = given.output
  const after = await rebuiltOf(given)
  return {
    version,
    since: why.since,
    facts: why.facts.map(changedFact),
    documents: why.documents,
    lines: changedLines(before, after),
    figures: changedFigures(before, after),
    print: printOf(after),
  }
}

/** Makes what was proposed the version that stands. If it is not what was proposed any more, nothing is changed: CONFLICT. */
export async function accept(
  context: Caller,
  { id, version, print }: { id: string; version: number; print: string },
  readMessages: ReadMessages,
): Promise<{ id: string; version: number }> {
  const given = await asActor(context.database.db, context, tx =>
    readForEdit(tx, context, id, readMessages),
  )
  if (given.output.version !== version) throw fail('CONFLICT')
  const after = await rebuiltOf(given)
  if (printOf(after) !== print) throw fail('CONFLICT')
  const { output, factsAt } = given
  const stored = await store(context, output, output.content, after, {
    change: 'accepted',
    factsAt,
  })
  return { id, version: stored.version }
}

/** Somebody says that an output holds although its facts changed. */
export const keepAsItIs = (
  context: Caller,
  { id, version }: { id: string; version: number },
): Promise<{ id: string }> =>
  asActor(context.database.db, context, async tx => {
    await callWithin(tx, 'require_output', id)
    const [row] = await rowsWithin<{ version: number }>(tx, 'read_output', id)
    if (row?.version !== version) throw fail('CONFLICT')
    await callWithin(tx, 'output_is_fresh', id, await callWithin<string>(tx, 'facts_moment'))
    return { id }
  })

type Compared = { title: string; content: StoredDeliverable }
type Asked = {
  id: string
  from?: number | undefined
  to?: number | undefined
  with?: string | undefined
}

/** Two versions of an output, or an output and another of the same kind. */
export function compare(context: Caller, asked: Asked): Promise<Comparison> {
  return asActor(context.database.db, context, async tx => {
    const before = await versionOf(tx, asked.id, asked.from)
    const after = await versionOf(tx, asked.with ?? asked.id, asked.to)
    if (before.content.tool !== after.content.tool)
      throw fail('UNPROCESSABLE', 'Only outputs of the same kind can be compared.')
    return {
      before: { title: before.title },
      after: { title: after.title },
      lines: changedLines(before.content, after.content),
      figures: changedFigures(before.content, after.content),
      same: sameLines(before.content, after.content),
    }
  })
}

/** An output as it was in a version, or as it stands. */
async function versionOf(tx: Tx, id: string, version: number | undefined): Promise<Compared> {
  const [row] =
    version === undefined
      ? await rowsWithin<Compared>(tx, 'read_output', id)
      : await rowsWithin<Compared>(tx, 'output_version', id, version)
  return row!
}

/** Makes an earlier version the one that stands. */
export const restoreVersion = (
  context: Caller,
  { id, kept, version }: { id: string; kept: number; version: number },
): Promise<{ id: string; version: number }> =>
  asActor(context.database.db, context, async tx => {
    await callWithin(tx, 'restore_output_version', id, kept, version)
    return { id, version: version + 1 }
  })

const printOf = (content: StoredDeliverable): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** What became of a fact, in words: what of it reads otherwise, with what it was. */
function changedFact({ id, label, status, before, ...fact }: Why['facts'][number]): ChangedFact {
  return {
    id,
    label,
    document: fact.document,
    says: changeWords({ label, status, before, ...fact }),
  }
}

function changeWords({
  kind,
  label,
  attributes,
  status,
  before,
}: Omit<Why['facts'][number], 'id' | 'document'>): string {
  if (status === 'removed') return 'was taken out'
  if (status === 'superseded') return 'was superseded'
  if (!before) return 'was changed'
  const now = wordsOf(kind, attributes)
  const was = wordsOf(kind, before.attributes)
  const changes = [...new Set([...was.keys(), ...now.keys()])].flatMap(name => {
    const [old, current] = [was.get(name), now.get(name)]
    if (old === current) return []
    return `${name} ${current ?? 'not said'}, was ${old ?? 'not said'}`
  })
  const renamed = before.label === label ? [] : [`was called ${before.label}`]
  return [...renamed, ...changes].join('; ') || 'was decided on'
}

const wordsOf = (kind: FactKind, attributes: Attributes): Map<string, string> => {
  const known = { currency: currencyOf([{ kind, attributes }]), labelOf: () => undefined }
  return new Map(factWords({ kind, attributes }, known).map(({ name, value }) => [name, value]))
}
