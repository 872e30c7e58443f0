import type { FactKind } from '@sextant/contracts/company/kinds'
import { labelRefusal, tidyLabel } from '@sextant/contracts/company/label'
import { isCutShort, shortenedLabel } from '@sextant/contracts/company/shortened-label'
import { fetchWords } from './api/read-words.ts'
import type { CardRow } from './card-rows.ts'
import { namesFor } from './names-for.ts'

/** Names offered at most. */
const OFFERED = 4
/** Of a sentence typed into a name's field, so much is read. */
const READ_MAX = 400

/** Rows whose name is longer than a name get others offered to choose from; what was typed stands until somebody shortens it. The same rows where nothing is to be offered. */
export async function offerNames(
  rows: readonly CardRow[],
  kind: FactKind,
  clientId: string | null,
): Promise<readonly CardRow[]> {
  const shortened = await Promise.all(
    rows.map(row => (isSentence(row, kind) ? withNames(row, kind, clientId) : row)),
  )
  return shortened.some((row, at) => row !== rows[at]) ? shortened : rows
}

/** Whether a row's name cannot be one for what it says, not for being empty. */
const isSentence = ({ label, of, said }: CardRow, kind: FactKind): boolean =>
  of === undefined &&
  label.trim() !== '' &&
  said !== label.trim() &&
  labelRefusal(label, kind) !== null

async function withNames(row: CardRow, kind: FactKind, clientId: string | null): Promise<CardRow> {
  const names = await namesIn(row.label, kind, clientId)
  return names.length === 0 ? row : { ...row, said: row.label.trim(), names }
}

/** Names that a sentence offers, the likeliest first: the nouns read in it, else its own first words that can be one. */
async function namesIn(
  sentence: string,
  kind: FactKind,
  clientId: string | null,
): Promise<string[]> {
  const text = sentence.slice(0, READ_MAX)
  // Without a network the words themselves have to do.
  const cards = await fetchWords({ text, clientId }).catch(() => [])
  const read = cards.flatMap(card => namesFor(card, kind))
  const own = shortenedLabel(sentence)
  // Cut, it would be another thing: then only what keeps its meaning is offered.
  if (read.some(name => isCutShort(name, text))) return own ? [own] : []
  const all = [...read, ...(own ? [own] : [])].filter(name => labelRefusal(name) === null)
  return [...new Set(all.map(tidyLabel))].slice(0, OFFERED)
}
