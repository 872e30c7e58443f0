import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const WRITER = '../server/src/modules/documents/testing/write-sample-files.ts'

/** A folder of documents as somebody has it, one of them damaged. Answers where a file of it lies. */
export function sampleFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-documents-'))
  execFileSync(process.execPath, [join(import.meta.dirname, WRITER), folder])
  return name => join(folder, name)
}
