// npm start: set-up, then the server. npm run dev: the same with hot reload of server and web.
import { spawn } from 'node:child_process'
import {
  buildWeb,
  environment,
  installPackages,
  node,
  ROOT,
  serverFlags,
  COMPILE_CACHE,
} from './setup.mjs'

const development = process.argv.includes('--dev')
installPackages()
if (!development) buildWeb()

const children = []
const start = (args, env = {}) => {
  const child = spawn(node(), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...environment(), ...COMPILE_CACHE, ...env },
  })
  children.push(child)
  child.once('exit', code => {
    for (const other of children) if (other.exitCode === null) other.kill('SIGTERM')
    process.exitCode = code ?? 0
  })
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => children.forEach(child => child.kill(signal)))

if (development) {
  const port = Number(process.env.PORT ?? 3000)
  start([...serverFlags(), '--watch', 'server/src/main.ts'])
  start(
    ['node_modules/vite/bin/vite.js', 'web', '--port', String(port + 1), '--host', '127.0.0.1'],
    { API_URL: `http://127.0.0.1:${port}` },
  )
  console.log(`With hot reload: http://127.0.0.1:${port + 1}`)
} else start([...serverFlags(), 'server/src/main.ts'])
