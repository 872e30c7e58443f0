import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { FileGone, type Store, StoreUnusable } from './store.ts'

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')

/** Files in folders of two letters, so that none holds a hundred thousand. */
export function openLocalStore(dataDir: string): Store {
  const root = dataDir.startsWith('memory://')
    ? join(tmpdir(), `sextant-files-${process.pid}`)
    : join(dataDir, 'files')
  const pathOf = (key: string): string => join(root, key.slice(0, 2), key)
  return {
    keep: async (key, bytes) => {
      const path = pathOf(key)
      if (await stat(path).catch(() => null)) return
      const unfinished = `${path}.${randomUUID()}`
      try {
        await mkdir(dirname(path), { recursive: true })
        // Under its name only when it is whole: a server that is killed here leaves nothing half there.
        await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        if (isCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'))
          throw new StoreUnusable('the folder of files cannot be written', { cause: error })
        throw error
      }
    },
    read: async key => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isCode(error, 'ENOENT')) throw new FileGone(key)
        throw error
      }
    },
    forget: key => rm(pathOf(key), { force: true }),
  }
}
