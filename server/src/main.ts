import { once } from 'node:events'
import { startServer } from './start-server.ts'
import { readConfig } from './config.ts'

const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Sextant needs Node 24 or newer; this is ${process.versions.node}. On Linux and Windows "npm start" brings its own; on macOS install Node 24.`,
  )
  process.exit(1)
}

// Whoever started the server may stop listening to what it says; it goes on all the same.
process.stdout.on('error', () => undefined)

const DEMO_ACCOUNTS =
  'Demo accounts (password Demo-Pass-2025): sme-owner, sme-new, agency-owner, agency-creative, stakeholder, guest and operator, each @demo.example'

/** With --after-build whoever started the server says when the web application is built. */
const AFTER_BUILD = process.argv.includes('--after-build')
  ? { after: once(process, 'message') }
  : {}

try {
  const config = readConfig(process.env)
  const server = await startServer(config, AFTER_BUILD)
  // Before it says that it is ready: whoever waits for that may end it in the next moment.
  const stop = (): void => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const lines = ['', `${config.appName} is ready: ${server.address}`]
  if (config.demo) lines.push(DEMO_ACCOUNTS)
  if (config.demo && config.mailbox) lines.push(`Mail to read: ${server.address}/dev/mailbox`)
  console.log(`${lines.join('\n')}\n`)
} catch (error) {
  console.error(`${(error as Error).message}`)
  process.exit(1)
}
