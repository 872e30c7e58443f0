// Modules of the server call functions of the database; what is asked and how stands in database/functions.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

/** Still to be moved. A module leaves this list and never comes back. */
const STILL_TO_MOVE = ['agent-sessions']
/** In quotes or a template: anything but one call of a function of ours. */
const STATEMENT = /['"`]\s*(?:select|insert|update|delete|with)\s[^'"`]*/gi
const ONE_CALL =
  /^['"`]\s*select\s+(?:\*\s+from\s+)?(?:app|public)\.[a-z_]+\([^()]*\)(?:\s+as\s+[a-z_]+)?\s*$/i
/** The procedures of the API, whose call is put together from their names and arguments. */
const PUT_TOGETHER = /^`select (?:\* from )?\$\{call\}/
/** The liveness check asks for nothing. */
const NOTHING = /^['"`]select 1$/
const MEANT = [ONE_CALL, PUT_TOGETHER, NOTHING]
const BUILDER = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[<`]/

const wrong = []
for (const file of globSync('server/src/modules/**/*.ts', { cwd: ROOT }).sort()) {
  const [, module] = /modules\/([^/]+)\//.exec(file)
  if (STILL_TO_MOVE.includes(module) || file.endsWith('.test.ts')) continue
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
  lines.forEach((line, index) => {
    if (BUILDER.test(line)) wrong.push(`${file}:${index + 1} builds a query`)
  })
  for (const [statement] of lines.join('\n').matchAll(STATEMENT)) {
    if (!MEANT.some(form => form.test(statement)) && looksLikeSql(statement))
      wrong.push(`${file} holds a statement: ${statement.slice(1, 80)}`)
  }
}

/** Words of English begin like a statement; a statement goes on like one. */
function looksLikeSql(text) {
  return (
    /\b(?:from|into|set|values|returning|where)\s/i.test(text) || /\bapp\.|\bpublic\./.test(text)
  )
}

for (const line of wrong) console.error(line)
process.exitCode = wrong.length ? 1 : 0
