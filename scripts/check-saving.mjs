// One way to call the server from the web: queries and hooks of useSaving in features/*/api. A call that could reject where nobody catches it does not get out of there.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from './imports.mjs'
import { ROOT } from './setup.mjs'

const CALLS = /^web\/src\/(?:features\/[^/]+\/api|client)\//
const CACHE = /^web\/src\/(?:features\/[^/]+\/api|client|shell)\//
const IMPORT = /import\s+(type\s+)?\{([^}]+)\}\s+from\s+'([^']+)'/g
const EXPORT = /^export (?:async )?(?:const|function) (\w+)/
const CALLING = /\bapi\s*\.\w|\bsend\(|\bapi\s*$|\bauthCall\b|\bdownloadFile\(/m
// What opens a stream gives its line to somebody who follows it and mends it.
const FIT_TO_LEAVE = /^use[A-Z]|^open[A-Z]|Quer(?:y|ies)$/
/** Calls that catch their own failures: whoever leaves gets out. */
const NEVER_REJECT = new Set(['signOut'])

const wrong = []
const bare = bareCalls()
for (const file of files('web/src/**/*.{ts,tsx}')) {
  if (file.endsWith('.test.ts') || file.endsWith('.test.tsx')) continue
  const text = readFileSync(join(ROOT, file), 'utf8')
  for (const [, type, names, target] of text.matchAll(IMPORT)) {
    if (type) continue
    for (const name of namesIn(names)) check(file, name, pathOf(file, target) ?? target)
  }
  if (/\.invalidateQueries\(/.test(text) && file !== 'web/src/client/changed.ts')
    wrong.push(`${file} invalidates by key: say what changed (web/src/client/changed.ts)`)
  if (/catch \(\w+\) \{\s*toast\.error/.test(text))
    wrong.push(`${file} tells a failure by hand: useSaving does`)
}

function check(file, name, from) {
  if (name === 'useMutation')
    wrong.push(`${file} uses useMutation: useSaving is the way (web/src/client/use-saving.ts)`)
  if (name === 'useQueryClient' || (name === 'queryClient' && !CACHE.test(file)))
    wrong.push(`${file} reaches into the cache: that stands in features/*/api`)
  if (name === 'downloadFile' && !CALLS.test(file))
    wrong.push(`${file} fetches a file: that stands in features/*/api`)
  if (name === 'useSending' && !CALLS.test(file))
    wrong.push(`${file} sends by itself: that stands in features/*/api`)
  if (name === 'api' && from === 'web/src/client/api.ts' && !CALLS.test(file))
    wrong.push(`${file} calls the server: that stands in features/*/api`)
  if (bare.has(`${from} ${name}`) && !CALLS.test(file))
    wrong.push(`${file} uses the bare call ${name}: export a hook of useSaving, or a query`)
}

/** Exports of features/*\/api that call the server and are neither a hook nor a query: only other files of api may use them. */
function bareCalls() {
  const found = new Set()
  for (const file of files('web/src/features/*/api/*.ts')) {
    for (const statement of readFileSync(join(ROOT, file), 'utf8').split(/^(?=export )/m)) {
      const name = EXPORT.exec(statement)?.[1]
      if (!name || NEVER_REJECT.has(name) || FIT_TO_LEAVE.test(name)) continue
      if (CALLING.test(statement)) found.add(`${file} ${name}`)
    }
  }
  return found
}

function files(pattern) {
  return globSync(pattern, { cwd: ROOT })
}

function namesIn(list) {
  return list
    .split(',')
    .map(name => name.trim().split(' as ')[0])
    .filter(name => name && !name.startsWith('type '))
}

for (const line of wrong) console.error(line)
process.exitCode = wrong.length ? 1 : 0
