import { openDatabase } from '@sextant/database/open-database'
import { type Config, readConfig } from './config.ts'
import {
  carryOut,
  type Order,
  readOrder,
  signOrder,
  USAGE,
} from './modules/operator/command-line.ts'

// npm run operator -- <command> [EMAIL]
const order = readOrder(process.argv.slice(2))
if (!order) {
  console.error(USAGE)
  process.exit(2)
}
try {
  const config = readConfig(process.env)
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`
  console.log(
    config.databaseUrl
      ? await throughDatabase(config, address, order)
      : await throughServer(config, address, order),
  )
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function throughDatabase(config: Config, address: string, given: Order): Promise<string> {
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    return await carryOut(database, address, given)
  } finally {
    await database.close()
  }
}

/** The embedded database belongs to one process: the running server is asked first; without one it is opened here. */
async function throughServer(config: Config, address: string, given: Order): Promise<string> {
  const at = Date.now()
  const answer = await fetch(`${address}/api/operator/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...given, at, signature: signOrder(config.authSecret, given, at) }),
  }).catch(() => null)
  if (!answer) return throughDatabase(config, address, given)
  if (!answer.ok)
    throw new Error(
      `${address} refused (${answer.status}). Does it use the same DATA_DIR or AUTH_SECRET?`,
    )
  return ((await answer.json()) as { says: string }).says
}
