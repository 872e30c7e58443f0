import { randomUUID } from 'node:crypto'
import { access, rename, rm, stat } from 'node:fs/promises'
import type { FileAnswers } from '@sextant/contracts/figures/import'
import { IMPORT_FILES_MAX } from '@sextant/contracts/figures/import'
import type { ImportCounts, ImportRow } from '@sextant/contracts/figures/import-row'
import { asActor } from '@sextant/database/as-actor'
import { callWithin } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { plainFileName } from '../../platform/file-name.ts'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { draftPath, forgetDraftFile, forgetDraftFiles, keepUpload } from './draft-files.ts'
import { placeDraftFile } from './read-draft-file.ts'
import type { FileHead } from './reading/head.ts'

type Signed = Context & { token: string }
const uploads = { name: 'import', points: 120, seconds: 600 }
const NAME_MAX = 200
/** Two windows that answer at once read one after the other; rows of two readings would be mixed. */
const oneReading = oneAtATime()

type Stored = { head: FileHead | { refused: string }; place: number; name: string; bytes: number }
type Draft = Omit<ImportRow, 'files'> & { files: Stored[] }

const readDraft = (context: Signed, id: string): Promise<Draft> =>
  callFunction<Draft>(context, 'read_import', id)

/** Takes a file into a draft: it is kept, looked at and, where nothing is open, read. */
export async function uploadFile(
  context: Signed,
  id: string,
  name: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<{ place: number }> {
  await withinOwnLimit(context, uploads)
  if (!body) throw fail('BAD_REQUEST', 'The file is the body of the request.')
  // Who may not import here need not fill the disk first.
  const draft = await readDraft(context, id)
  if (draft.state !== 'draft') throw fail('CONFLICT', 'This import is in already. Begin another.')
  if (draft.files.length >= IMPORT_FILES_MAX)
    throw fail(
      'UNPROCESSABLE',
      `An import takes ${IMPORT_FILES_MAX} files. Begin another for the rest.`,
    )
  await callFunction(context, 'may_import', draft.client_id)
  const { path, bytes } = await keepUpload(context.config, id, randomUUID(), body)
  const file = { importId: id, place: null, name: plainFileName(name, NAME_MAX), path, bytes }
  const { place, read } = await placeDraftFile(context, file, null).catch(async error => {
    await rm(path, { force: true })
    throw error
  })
  // In its place before it is read: where the reading is cut off, it can be read again.
  const placed = draftPath(context.config, id, place)
  await rename(path, placed)
  await oneReading(id, () => read(placed))
  return { place }
}

/** Reads a file of a draft again as a person says; what was mapped is remembered for the next file with these headers. */
export async function answerFile(
  context: Signed,
  { id, place, answers }: { id: string; place: number; answers: FileAnswers },
): Promise<{ id: string }> {
  const draft = await readDraft(context, id)
  const stored = draft.files.find(file => file.place === place)
  if (!stored) throw fail('NOT_FOUND')
  const path = draftPath(context.config, id, place)
  await access(path).catch(() => {
    throw fail('UNPROCESSABLE', 'The file is not kept any more. Drop it again.')
  })
  const { size } = await stat(path)
  const { name } = stored
  const file = { importId: id, place, name, path, bytes: size }
  await oneReading(id, async () => (await placeDraftFile(context, file, answers)).read(path))
  // A cell that was put right is of this file alone.
  const { corrections: _, ...lasting } = answers
  if (!('refused' in stored.head))
    await callFunction(
      context,
      'keep_figure_mapping',
      draft.client_id,
      stored.head.headersKey,
      JSON.stringify(lasting),
    )
  return { id }
}

/** Takes a file out of a draft. */
export async function dropFile(
  context: Signed,
  { id, place }: { id: string; place: number },
): Promise<{ id: string }> {
  await callFunction(context, 'drop_import_file', id, place)
  await forgetDraftFile(context.config, id, place)
  return { id }
}

/** Makes a draft count. The files are not needed any more: what they said is kept line by line. */
export async function finishImport(
  context: Signed,
  id: string,
): Promise<{ id: string; counts: ImportCounts }> {
  const counts = await asActor(context.database.db, context, async tx => {
    const written = await callWithin<ImportCounts>(tx, 'finish_import', id)
    await callWithin(tx, 'remember_campaign_numbers', id)
    return written
  })
  await forgetDraftFiles(context.config, id)
  return { id, counts }
}

/** Throws a draft away. */
export async function discardImport(context: Signed, id: string): Promise<{ id: string }> {
  await callFunction(context, 'discard_import', id)
  await forgetDraftFiles(context.config, id)
  return { id }
}
