import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Firm, firm } from './firm.ts'

const FOLDER = join(import.meta.dirname, 'firms')

/** All firms, by the names of their files. */
export const loadFirms = (): Firm[] =>
  readdirSync(FOLDER)
    .toSorted()
    .map(file => firm.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))))
