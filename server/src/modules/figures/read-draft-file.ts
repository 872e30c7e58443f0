import { type FileAnswers, PROBLEMS_LISTED } from '@sextant/contracts/figures/import'
import type { FigureRow } from '@sextant/contracts/figures/row'
import { figureColumns } from '@sextant/database/figure-columns'
import { rowsOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { CampaignNames, type NumberedCampaign } from './reading/campaign-names.ts'
import type { Answers, FileHead, LeftOutWhy, Outcome } from './reading/head.ts'
import { inspectFile } from './reading/inspect-file.ts'
import { openQuestions, tellsNumbers } from './reading/plan.ts'
import { readRows } from './reading/read-rows.ts'
import { FileRefused } from './reading/refused.ts'
import { isRole, type Role } from './reading/roles.ts'
import { sendingAhead } from './sending-ahead.ts'

type Signed = Context & { token: string }
/** A file of a draft: where it lies, what it is called. `place`: null for one that is new. */
export type DraftFile = {
  importId: string
  place: number | null
  name: string
  path: string
  bytes: number
}

/** Lines that travel to the database at once. */
const BATCH = 4_000

/** What a person said, as reading takes it: roles that there are not are left out. */
export function answersOf(said: FileAnswers, today: string): Answers {
  const mapping = Object.entries(said.mapping ?? {}).filter((pair): pair is [string, Role] =>
    isRole(pair[1]),
  )
  return {
    today,
    ...(mapping.length > 0 && {
      mapping: Object.fromEntries(mapping.map(([index, role]) => [Number(index), role])),
    }),
    ...(said.day_order && { dayOrder: said.day_order }),
    ...(said.currency && { currency: said.currency }),
    ...(said.channel && { channel: said.channel }),
    ...(said.channels && { channels: said.channels }),
    ...(said.corrections && { corrections: said.corrections }),
  }
}

/** What is known of a file before anybody is asked: how one with these headers was read before. */
async function rememberedFor(context: Signed, { headersKey }: FileHead): Promise<FileAnswers> {
  return (await callFunction<FileAnswers | null>(context, 'figure_mapping', headersKey)) ?? {}
}

type Tally = {
  problems: Extract<Outcome, { kind: 'problem' }>[]
  problemCount: number
  leftOut: Partial<Record<LeftOutWhy, number>>
}

function note(tally: Tally, outcome: Outcome): void {
  if (outcome.kind === 'problem') {
    tally.problemCount += 1
    if (tally.problems.length < PROBLEMS_LISTED) tally.problems.push(outcome)
  }
  if (outcome.kind === 'left-out')
    tally.leftOut[outcome.why] = (tally.leftOut[outcome.why] ?? 0) + 1
}

/** Hands on the rows of a file in batches and notes what is none, so that a long file holds neither memory nor the database. */
async function readBatches(
  read: AsyncIterable<Outcome[]>,
  tally: Tally,
  handOn: (batch: FigureRow[]) => Promise<void>,
): Promise<void> {
  let batch: FigureRow[] = []
  for await (const outcomes of read)
    for (const outcome of outcomes) {
      note(tally, outcome)
      if (outcome.kind === 'row') batch.push(outcome.row)
      if (batch.length < BATCH) continue
      await handOn(batch)
      batch = []
    }
  if (batch.length > 0) await handOn(batch)
}

/** Reads the rows of a file into its draft: the next lines are read while the database takes those before. */
async function fill(
  context: Signed,
  file: DraftFile,
  place: number,
  head: FileHead,
  answers: Answers,
) {
  const tally: Tally = { problems: [], problemCount: 0, leftOut: {} }
  const { importId, path } = file
  await sendingAhead(
    (batch: FigureRow[]) =>
      callFunction(context, 'add_figures', importId, place, head.source, ...figureColumns(batch)),
    handOn => readBatches(readRows({ path }, head, answers), tally, handOn),
  )
  await callFunction(
    context,
    'note_import_file',
    importId,
    place,
    head.lines,
    JSON.stringify(
      tally.problems.map(({ line, column, header, value, says }) => ({
        line,
        column,
        header,
        value,
        says,
      })),
    ),
    tally.problemCount,
    JSON.stringify(tally.leftOut),
  )
}

type Numbered = Pick<NumberedCampaign, 'number' | 'name'>

/** Reads a file with what is known of its campaigns' numbers, and keeps what it says of them; a file without numbers is read as it is. */
async function withNumbers(
  context: Signed,
  { importId, place }: DraftFile & { place: number },
  head: FileHead,
  answers: Answers,
  reading: (answers: Answers) => Promise<void>,
): Promise<void> {
  if (!tellsNumbers(head, answers)) return reading(answers)
  const { pool } = context.database
  const known = await rowsOf<Numbered>(
    pool,
    context,
    'campaign_numbers',
    importId,
    head.source,
    place,
  )
  const campaigns = new CampaignNames(known)
  await reading({ ...answers, campaigns })
  const seen = JSON.stringify(campaigns.seen())
  await callFunction(context, 'keep_campaign_numbers', importId, place, seen)
}

const keep = (
  context: Signed,
  { importId, place, name, bytes }: DraftFile,
  state: 'asks' | 'reading' | 'refused',
  head: object,
  answers: FileAnswers,
): Promise<number> =>
  callFunction<number>(
    context,
    'keep_import_file',
    importId,
    place,
    name,
    bytes,
    state,
    JSON.stringify(head),
    JSON.stringify(answers),
  )

/** A file that has its place in the draft. `read`: reads it from where it lies by then; nothing to do where something is open. */
type PlacedFile = { place: number; read: (path: string) => Promise<void> }

const NOTHING_TO_READ = (): Promise<void> => Promise.resolve()

/** Does something with a file; what is no table takes its place with the reason. */
async function orRefused<T>(
  context: Signed,
  file: DraftFile,
  said: FileAnswers | null,
  work: () => Promise<T>,
  refused: (place: number) => T,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    const head = { refused: error.message, code: error.code }
    return refused(await keep(context, file, 'refused', head, said ?? {}))
  }
}

/** Finds out what a file is and gives it a place in its draft. `said`: null where nobody was asked yet. */
export function placeDraftFile(
  context: Signed,
  file: DraftFile,
  said: FileAnswers | null,
): Promise<PlacedFile> {
  const today = context.now().toISOString().slice(0, 10)
  const work = async (): Promise<PlacedFile> => {
    const head = await inspectFile(file.path, file.name)
    const answered = said ?? (await rememberedFor(context, head))
    const answers = answersOf(answered, today)
    if (openQuestions(head, answers).length > 0) {
      const place = await keep(context, file, 'asks', head, answered)
      return { place, read: NOTHING_TO_READ }
    }
    const place = await keep(context, file, 'reading', head, answered)
    const read = (path: string): Promise<void> => {
      const placed = { ...file, place, path }
      const filled = () =>
        withNumbers(context, placed, head, answers, known =>
          fill(context, placed, place, head, known),
        )
      return orRefused(context, placed, said, filled, () => undefined)
    }
    return { place, read }
  }
  return orRefused(context, file, said, work, place => ({ place, read: NOTHING_TO_READ }))
}
