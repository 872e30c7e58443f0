import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'

/** Where files lie that are too large for the database. A key says nothing of what a file is, or whose. */
export type Store = {
  /** Keeps the bytes under the key; what is there already stays. */
  keep: (key: string, bytes: Uint8Array) => Promise<void>
  /** Rejects with FileGone where nothing is kept under it. */
  read: (key: string) => Promise<Uint8Array>
  forget: (key: string) => Promise<void>
}

/** The store has no such file: it was taken away from outside. */
export class FileGone extends Error {
  override name = 'FileGone'
}

/** The store is full, or cannot be reached. Nothing was kept. */
export class StoreUnusable extends Error {
  override name = 'StoreUnusable'
}

/** The key of a file: of its bytes and of whose it is, so that nobody can tell from outside who has which file, and two organizations never share one. */
export const fileKey = (
  { authSecret }: Pick<Config, 'authSecret'>,
  orgId: string,
  sha256: string,
): string => createHmac('sha256', authSecret).update(`file ${orgId} ${sha256}`).digest('hex')
