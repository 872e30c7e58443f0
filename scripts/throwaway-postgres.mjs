// A PostgreSQL server of our own on a free port with a data directory that is thrown away.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from './find-tools.mjs'

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const idOf = (flag, user) =>
  Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim())

/** Starts it; answers `{ url, stop }`. PostgreSQL refuses to run as root, so root hands it to the user postgres. */
export async function startPostgres() {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL server was found and none could be installed.')
  const folder = mkdtempSync(join(tmpdir(), 'sextant-postgres-'))
  const root = process.getuid?.() === 0
  const who = root ? { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') } : {}
  if (root) chownSync(folder, who.uid, who.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'sextant', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...who, encoding: 'utf8', cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  // Into a file, not a pipe: nobody may be reading while the tests run, and a full pipe stops the server.
  const log = join(folder, 'log')
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'shared_buffers=256MB',
      '-c',
      'max_connections=120',
    ],
    { ...who, cwd: folder, stdio: ['ignore', 'ignore', openSync(log, 'w')] },
  )
  for (let tries = 0; ; tries += 1) {
    if (
      spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0
    )
      break
    if (tries > 200 || server.exitCode !== null)
      throw new Error(`PostgreSQL did not start: ${readFileSync(log, 'utf8').slice(-4_000)}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    url: `postgres://sextant@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT')
      await new Promise(resolve =>
        server.exitCode === null ? server.once('exit', resolve) : resolve(),
      )
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
