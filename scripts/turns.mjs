// Which journeys npm test goes and which pages it walks: two cores have no time for all of them, so they take turns by commit
// (docs/decisions/0078). npm run test:all goes all of them.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const TURNS = 4
const FOLDER = 'e2e'
/** Gone at every commit: the main job, figures, documents, what a guest sees, and the walks, which take turns by page. */
const EVERY_TIME = ['documents', 'figures', 'main-journey', 'portal', 'walk', 'walk-agency'].map(
  name => `${name}.test.ts`,
)

/** Whose turn it is at this commit, from 0: four commits in a row see everything. */
export function turnOf(root) {
  const words = ['rev-list', '--count', 'HEAD']
  const { stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return (Number(stdout) || 0) % TURNS
}

/** Those of a list whose turn it is; all of them where TEST_TURN says nothing. */
export function ofTurn(all, turn = process.env.TEST_TURN) {
  return turn ? all.filter((_one, at) => at % TURNS === Number(turn)) : [...all]
}

/** The files of a turn. Longer ones take longer, so each turn gets as many of them. Throws when one that is gone every time is not there any more. */
export function journeysOf(root, turn) {
  const sizeOf = file => statSync(join(root, FOLDER, file)).size
  const files = readdirSync(join(root, FOLDER)).filter(file => file.endsWith('.test.ts'))
  const missing = EVERY_TIME.filter(file => !files.includes(file))
  if (missing.length > 0) throw new Error(`No such journeys: ${missing.join(', ')}`)
  const others = files.filter(file => !EVERY_TIME.includes(file))
  const bySize = others.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return [...EVERY_TIME, ...ofTurn(bySize, String(turn))].map(file => `${FOLDER}/${file}`)
}
