// What a formatter cannot see: no regular expression longer than a line, no circle of imports among files or folders.
import { cyclesOf } from './cycles.mjs'
import { importsOf, isTest, pathOf, readSource, sourceFiles } from './imports.mjs'

/** Characters of a regular expression. A longer one is split, or built from parts with names. */
const LONGEST = 110
/** Lists of words in the shape of regular expressions. */
const WORD_LISTS = /^agents\/src\/(?:strategy|learning|knowledge)\//

/** Folders whose folders are compared with each other. */
const PARENTS = [
  'agents/src',
  'contracts/src',
  'database/src',
  'drawings/src',
  'server/src',
  'server/src/modules',
  'web/src',
  'web/src/features',
]

/** Arrows that close a circle of folders today, each with its reason. The list may only shrink: an arrow that is gone has to go from here as well. */
const STANDING = {
  'web/src/shell → web/src/screens':
    'the screen table is put together from the rows of the areas (shell/screens.ts)',
}

const sources = sourceFiles().map(readSource)
const arrows = arrowsOf(sources.filter(({ path }) => !isTest(path)))
const wrong = [...longPatterns(), ...circlesOfFiles(), ...circlesOfFolders(), ...staleExceptions()]

/** From file to file of ours, [importing, imported]. */
function arrowsOf(files) {
  const known = new Set(files.map(({ path }) => path))
  return files.flatMap(file =>
    importsOf(file)
      .map(target => ownPathOf(file.path, target, known))
      .filter(path => path !== null)
      .map(path => [file.path, path]),
  )
}

function ownPathOf(file, target, known) {
  const [, workspace, rest] = /^@sextant\/([a-z]+)\/(.+)$/.exec(target) ?? []
  const path = workspace ? `${workspace}/src/${rest}` : pathOf(file, target)
  if (path === null) return null
  return [path, `${path}.ts`, `${path}.tsx`].find(candidate => known.has(candidate)) ?? null
}

function longPatterns() {
  return sources
    .filter(({ path }) => !WORD_LISTS.test(path))
    .flatMap(({ path, text, tree }) =>
      patternsIn(tree)
        .filter(({ raw }) => raw.length > LONGEST)
        .map(({ raw, start }) => {
          const line = text.slice(0, start).split('\n').length
          return `${path}:${line} has a regular expression of ${raw.length} characters: at most ${LONGEST}`
        }),
    )
}

function patternsIn(node) {
  if (node === null || typeof node !== 'object') return []
  if (node.type === 'Literal' && node.regex) return [node]
  return Object.values(node).flatMap(patternsIn)
}

function circlesOfFiles() {
  return cyclesOf(graphOf(arrows)).map(group => `files import each other: ${group.join(', ')}`)
}

function circlesOfFolders() {
  return PARENTS.flatMap(parent => {
    const between = folderArrows(parent).filter(([from, to]) => !STANDING[`${from} → ${to}`])
    return cyclesOf(graphOf(between)).map(group => describeFolders(group, between))
  })
}

function describeFolders(group, between) {
  const inside = between.filter(([from, to]) => group.includes(from) && group.includes(to))
  const lines = inside.map(([from, to, by]) => `  ${from} → ${to} (${by})`)
  return ['folders import each other:', ...new Set(lines)].join('\n')
}

/** Arrows between the folders of a parent, [from, to, a file that draws it]; its own files stand above them. */
function folderArrows(parent) {
  const found = new Map()
  for (const [file, target] of arrows) {
    const [from, to] = [folderIn(parent, file), folderIn(parent, target)]
    if (from && to && from !== to) found.set(`${from} → ${to}`, [from, to, file])
  }
  return [...found.values()]
}

function folderIn(parent, path) {
  if (!path.startsWith(`${parent}/`)) return null
  const [name, ...below] = path.slice(parent.length + 1).split('/')
  return below.length > 0 ? `${parent}/${name}` : null
}

function staleExceptions() {
  const today = new Set(PARENTS.flatMap(folderArrows).map(([from, to]) => `${from} → ${to}`))
  return Object.keys(STANDING)
    .filter(arrow => !today.has(arrow))
    .map(arrow => `${arrow} is gone: take it off the list of scripts/check-form.mjs`)
}

function graphOf(pairs) {
  const graph = new Map()
  for (const [from, to] of pairs) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

for (const line of wrong) console.error(line)
process.exitCode = wrong.length ? 1 : 0
