// Finds, or installs with the system's package manager, what only the tests need: Chromium and a PostgreSQL server.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const onPath = name =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim() || null

function install(name) {
  if (!onPath('apt-get')) return
  console.log(`Installing ${name} …`)
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  // The package would start a cluster of its own on the usual port; the tests bring theirs.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
}

/** The same engine without windows, menus and profiles: a third less work. */
const HEADLESS = 'chromium-headless-shell'
const chromium = () =>
  process.env.CHROMIUM ??
  [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean)

/** Any Chromium that is there; without one, the first that the system's packages have. */
export function findChromium() {
  if (!chromium()) install(HEADLESS)
  if (!chromium()) install('chromium')
  return chromium()
}

function postgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folder = versions
    .map(version => join(debian, version, 'bin'))
    .find(bin => existsSync(join(bin, 'initdb')))
  if (folder) return folder
  const initdb = onPath('initdb')
  return initdb ? join(initdb, '..') : null
}

/** The folder that holds initdb and postgres. */
export function findPostgres() {
  if (!postgres()) install('postgresql')
  return postgres()
}
