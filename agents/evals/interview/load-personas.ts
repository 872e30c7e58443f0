import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PersonaCase } from './persona-case.ts'

const FOLDER = join(import.meta.dirname, 'personas')

export const loadPersonas = (): PersonaCase[] =>
  readdirSync(FOLDER).map(
    file =>
      ({
        name: basename(file, '.json'),
        ...JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
      }) as PersonaCase,
  )
