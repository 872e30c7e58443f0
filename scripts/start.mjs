// npm start: set-up, then the server. npm run dev: the same with hot reload of server and web.
import { spawn } from 'node:child_process'
import {
  BUILD_WEB,
  COMPILE_CACHE,
  environment,
  installPackages,
  node,
  ROOT,
  serverFlags,
  webIsBuilt,
} from './setup.mjs'

const development = process.argv.includes('--dev')
installPackages()

const children = []
const start = (args, env = {}, stdio = 'inherit') => {
  const child = spawn(node(), args, {
    cwd: ROOT,
    stdio,
    env: { ...environment(), ...COMPILE_CACHE, ...env },
  })
  children.push(child)
  child.once('exit', code => {
    for (const other of children) if (other.exitCode === null) other.kill('SIGTERM')
    process.exitCode ||= code ?? 0
  })
  return child
}

/** A first start plants its demo while the web application is built; nobody is answered before both are there. */
function startBesideBuild() {
  const told = ['inherit', 'inherit', 'inherit', 'ipc']
  const server = start([...serverFlags(), 'server/src/main.ts', '--after-build'], {}, told)
  const build = spawn(node(), BUILD_WEB, { stdio: 'inherit' })
  children.push(build)
  build.once('exit', code => {
    if (code === 0) return server.send('built')
    process.exitCode = code ?? 1
    server.kill('SIGTERM')
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
} else if (webIsBuilt()) start([...serverFlags(), 'server/src/main.ts'])
else startBesideBuild()
