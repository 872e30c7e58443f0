import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export type SqlFile = { name: string; text: string }

/** The files of a pattern below database/, in the order of their names. */
export const sqlFiles = (pattern: string): SqlFile[] =>
  globSync(pattern, { cwd: ROOT })
    .map(file => file.split(sep).join('/'))
    .sort()
    .map(name => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }))
