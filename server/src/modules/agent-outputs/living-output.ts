import { createHash } from 'node:crypto'
import type { ChoiceLine } from '@sextant/agents/core/in-part/line-choices'
import { stillKept } from '@sextant/agents/core/in-part/update-in-part'
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
import { thinkingOf } from '../thinking/index.ts'
import { type ForEdit, type ReadMessages, readForEdit, rebuiltOf, store } from './change-output.ts'
import type { Tx } from './read-output.ts'

type Caller = Context & { token: string }
type Attributes = Record<string, unknown>
type Why = {
  since: string | null
  /** The moment whose facts it says, or the oldest of its lines. */
  from: string
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
  const { given, why } = await readWhy(context, id, readMessages)
  const { content: before, version } = given.output
  const { after, lines } = await madeAnew(given)
  return {
    version,
    since: why.since,
    facts: why.facts.map(changedFact),
    documents: why.documents,
    lines,
    figures: changedFigures(before, after),
    kept: stillKept(before, lines),
    print: printOf(after, lines),
  }
}

/** An output with all that it can be made from, and why it is stale. */
const readWhy = (
  context: Caller,
  id: string,
  readMessages: ReadMessages,
): Promise<{ given: ForEdit; why: Why }> =>
  asActor(context.database.db, context, async tx => ({
    given: await readForEdit(tx, context, id, readMessages),
    why: await callWithin<Why>(tx, 'why_stale', id),
  }))

type MadeAnew = { after: StoredDeliverable; lines: ChoiceLine[] }

/** An output as the facts make it now, and by which lines it differs from what stands. */
async function madeAnew(given: ForEdit): Promise<MadeAnew> {
  const after = await rebuiltOf(given)
  const { known, output, userId } = given
  const { today } = known.company
  const { lines } = await thinkingOf(userId).lineChoices({ before: output.content, after, today })
  return { after, lines }
}

type Accepted = { id: string; version: number; print: string; keep: number[] }

/** Makes what was proposed the version that stands, without the lines that are kept as they are. If it is not what was proposed any more, nothing is changed: CONFLICT. */
export async function accept(
  context: Caller,
  { id, version, print, keep }: Accepted,
  readMessages: ReadMessages,
): Promise<{ id: string; version: number }> {
  const { given, why } = await readWhy(context, id, readMessages)
  if (given.output.version !== version) throw fail('CONFLICT')
  const { after, lines } = await madeAnew(given)
  if (printOf(after, lines) !== print) throw fail('CONFLICT')
  const { output, factsAt } = given
  const content = keep.length === 0 ? after : await inPart(given, after, keep, why)
  const stored = await store(context, output, output.content, content, {
    change: 'accepted',
    factsAt,
  })
  return { id, version: stored.version }
}

const NOT_IN_PART = {
  'nothing chosen': 'No line was chosen. Keep it as it is instead.',
  'unknown choice': 'There is no such line.',
  'cannot be parted': 'These lines depend on each other. Leave out fewer of them, or accept all.',
}

/** Some lines made anew and the others as they are; UNPROCESSABLE where that cannot be. */
async function inPart(
  { output, known, userId }: ForEdit,
  after: StoredDeliverable,
  keep: readonly number[],
  why: Why,
): Promise<StoredDeliverable> {
  const { content, problem } = await thinkingOf(userId).updateInPart({
    before: output.content,
    after,
    today: known.company.today,
    known,
    keep,
    behind: { facts: why.facts.map(fact => fact.id), since: why.from },
  })
  if (problem) throw fail('UNPROCESSABLE', NOT_IN_PART[problem])
  return content
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
    const moment = await callWithin<string>(tx, 'facts_moment')
    await callWithin(tx, 'output_is_fresh', id, moment, true)
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

const printOf = (content: StoredDeliverable, lines: readonly ChoiceLine[]): string =>
  createHash('sha256').update(JSON.stringify({ content, lines })).digest('base64url')

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
