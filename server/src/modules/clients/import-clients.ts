import type { ImportAnswer } from '@sextant/contracts/clients/routes'
import { CLIENT_IMPORT_ROWS } from '@sextant/contracts/limits'
import { asActor } from '@sextant/database/as-actor'
import { callWithin } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { type CheckedLine, checkClientLine } from './check-client-line.ts'
import { readClientFile } from './read-client-file.ts'

type Action = ImportAnswer['lines'][number]['action']
const COUNTED = { create: 'created', skip: 'skipped', invalid: 'invalid' } as const
const KNOWN = 'A client of this name is already here'

/** What becomes of each row. A client of the same name, in the file or in the organization, is skipped. */
function decide(
  checked: readonly CheckedLine[],
  names: readonly string[],
): { action: Action; row: CheckedLine }[] {
  const taken = new Set(names)
  return checked.map(row => {
    const name = row.name.toLowerCase()
    if (row.fields === null) return { action: 'invalid', row }
    if (taken.has(name)) return { action: 'skip', row }
    taken.add(name)
    return { action: 'create', row }
  })
}

function answerOf(
  decided: readonly { action: Action; row: CheckedLine }[],
  unknown: string[],
): ImportAnswer {
  const answer: ImportAnswer = {
    lines: [],
    created: 0,
    skipped: 0,
    invalid: 0,
    unknown_columns: unknown,
  }
  for (const { action, row } of decided) {
    const { line, name, problems } = row
    answer.lines.push({ line, name, action, problems: action === 'skip' ? [KNOWN] : problems })
    answer[COUNTED[action]] += 1
  }
  return answer
}

/**
 * Adds the clients of a file: a dry run says what would happen, row by row; without it the rows that are right are added in one
 * statement, and the others are left out as the dry run said. A file of which no row is right is refused.
 */
export function importClients(
  context: Context & { token: string },
  csv: string,
  dryRun: boolean,
): Promise<ImportAnswer> {
  return asActor(context.database.db, context, async tx => {
    const names = await callWithin<string[]>(tx, 'begin_client_import', dryRun)
    const { lines, unknown } = readClientFile(csv)
    if (lines.length === 0) throw fail('UNPROCESSABLE', 'The file has no rows below its header.')
    if (lines.length > CLIENT_IMPORT_ROWS)
      throw fail(
        'UNPROCESSABLE',
        `At most ${CLIENT_IMPORT_ROWS} clients can be imported at once; the file has more.`,
      )
    const decided = decide(lines.map(checkClientLine), names)
    const answer = answerOf(decided, unknown)
    if (dryRun) return answer
    if (answer.invalid === lines.length)
      throw fail('UNPROCESSABLE', 'No row of the file can be imported. Nothing was added.', answer)
    const wanted = decided.filter(({ action }) => action === 'create').map(({ row }) => row.fields)
    await callWithin(tx, 'import_clients', JSON.stringify(wanted))
    return answer
  })
}
