import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { IMPORT_FILE_BYTES } from '@sextant/contracts/figures/import'
import type { Config } from '../../config.ts'
import { fail } from '../../platform/errors.ts'

/** Files of drafts lie in the data directory until the import is in or thrown away: another mapping reads them again. */
const allFolders = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  dataDir.startsWith('memory://')
    ? join(tmpdir(), `sextant-imports-${process.pid}`)
    : join(dataDir, 'imports')
const folderOf = (config: Pick<Config, 'dataDir'>, importId: string): string =>
  join(allFolders(config), importId)

/** Where a file of a draft lies. Names come from the database alone, never from a person. */
export const draftPath = (config: Config, importId: string, place: number): string =>
  join(folderOf(config, importId), String(place))

export const FILE_TOO_LARGE = 'The file has more than 200 MB.'

/** Counts what passes, and stops what is more than allowed before the disk is full of it. */
function atMost(bytes: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed > bytes) done(fail('PAYLOAD_TOO_LARGE', FILE_TOO_LARGE))
      else done(null, chunk)
    },
  })
}

/** Writes an upload beside the drafts; what was cut off leaves nothing behind. Answers its bytes. */
export async function keepUpload(
  config: Config,
  importId: string,
  name: string,
  body: ReadableStream<Uint8Array>,
): Promise<{ path: string; bytes: number }> {
  const folder = folderOf(config, importId)
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  try {
    await pipeline(
      Readable.fromWeb(body as NodeStream),
      atMost(IMPORT_FILE_BYTES),
      createWriteStream(path),
    )
  } catch (error) {
    await rm(path, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw fail('UNPROCESSABLE', 'The disk of this server is full. Nothing was kept.')
    throw error
  }
  return { path, bytes: (await stat(path)).size }
}

/** Takes the files of a draft away. */
export const forgetDraftFiles = (config: Config, importId: string): Promise<void> =>
  rm(folderOf(config, importId), { recursive: true, force: true })

/** Takes one of them away. */
export const forgetDraftFile = (config: Config, importId: string, place: number): Promise<void> =>
  rm(draftPath(config, importId, place), { force: true })

/** Takes away the files of drafts that nobody touched since. */
export async function forgetOldFiles(config: Config, since: Date): Promise<void> {
  const all = allFolders(config)
  const ids = await readdir(all).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const id of ids) {
    const { mtime } = await stat(join(all, id))
    if (mtime < since) await forgetDraftFiles(config, id)
  }
}
