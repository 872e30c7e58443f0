import { startServer } from './start-server.ts'
import { readConfig } from './config.ts'

const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Sextant needs Node 24 or newer; this is ${process.versions.node}. On Linux and Windows "npm start" brings its own; on macOS install Node 24.`,
  )
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const server = await startServer(config)
  console.log(`\n${config.appName} is ready: ${server.address}`)
  if (config.demo)
    console.log(
      `Demo accounts (password Demo-Pass-2025): sme-owner, sme-new, agency-owner, agency-creative, stakeholder, guest and operator, each @demo.example${config.mailbox ? `\nMail to read: ${server.address}/dev/mailbox` : ''}\n`,
    )
  const stop = (): void => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(`${(error as Error).message}`)
  process.exit(1)
}
