// Which file imports which, for the checks of the tree: by parsing, so that no text is taken for code.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { ROOT } from './setup.mjs'

/** Our TypeScript by path from the root, without what is generated or built. */
export function sourceFiles(
  pattern = '{contracts,database,drawings,agents,server,web}/**/*.{ts,tsx}',
) {
  const paths = globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
  return paths.filter(path => !path.endsWith('.d.ts')).sort()
}

/** Whether only tests run it: what may import anything and is imported by nothing. */
export function isTest(path) {
  return /\.test\.tsx?$/.test(path)
}

/** A file's text and its tree. */
export function readSource(path) {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return { path, text, tree: parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) }
}

/** What a file imports before it runs, types included; a lazy import() is not among it. */
export function importsOf({ tree }) {
  return tree.body.flatMap(statement => statement.source?.value ?? [])
}

/** The path from the root that an import of a file means, or null for a package. */
export function pathOf(file, target) {
  if (target.startsWith('.')) return join(dirname(file), target)
  if (target.startsWith('@/')) return join('web/src', target.slice(2))
  return null
}
