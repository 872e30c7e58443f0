// The form of our SQL: one column, condition or argument a line where they do not share a line, at most 110 signs.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

const WIDEST = 110
const FOLDERS = ['views', 'functions/*', 'triggers', 'policies', 'matrices', 'lints', 'migrations']
/** Migrations are never edited: those written before this check stay as they are. */
const LAST_FREE_MIGRATION = '0008'
const CONDITION = /^(?:where|and|or|having|on) /
const CALL_WITH_A_KEY = /^'[^']*', /

const files = FOLDERS.flatMap(folder => globSync(`database/${folder}/*.sql`, { cwd: ROOT }))
  .filter(file => !/migrations/.test(file) || file.match(/(\d{4})-/)[1] > LAST_FREE_MIGRATION)
  .sort()
const wrong = []
for (const file of files) {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
  lines.forEach((line, index) => {
    const fault = faultOf(line)
    if (fault) wrong.push(`${file}:${index + 1}: ${fault}`)
  })
}

function faultOf(line) {
  if (line.length > WIDEST) return `${line.length} signs, at most ${WIDEST}`
  if (line.includes('\t') || line.endsWith(' ')) return 'a tab, or a space at the end'
  const text = line.trim()
  // What closes a call ends its arguments beside the bracket: `), '[]'),`.
  if (text.startsWith('--') || text.startsWith(')')) return null
  const open = outsideBrackets(text.replace(CALL_WITH_A_KEY, ''))
  if (open.endsWith(',') && open.slice(0, -1).includes(','))
    return 'a list stands on one line, or has one entry a line'
  if (CONDITION.test(text) && /\S (?:and|or) /.test(open.replaceAll(/between \S+ and /g, '')))
    return 'one condition a line'
  return null
}

/** What stands outside quotes, brackets and case … end. */
function outsideBrackets(text) {
  let rest = text.replaceAll(/'(?:[^']|'')*'/g, "''").replaceAll(/\bcase\b.*?\bend\b/g, '')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '')
  }
  return rest
}

for (const line of wrong) console.error(line)
process.exitCode = wrong.length ? 1 : 0
