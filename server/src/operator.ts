import { openDatabase } from '@sextant/database/open-database'
import * as z from 'zod'
import { type Config, readConfig } from './config.ts'
import { invite, signOrder } from './modules/operator/index.ts'

// npm run operator -- invite EMAIL
const [command, argument] = process.argv.slice(2)
const email = z.email().safeParse(argument?.trim().toLowerCase())

if (command !== 'invite' || !email.success) {
  console.error('Usage: npm run operator -- invite EMAIL')
  process.exit(2)
}
try {
  const config = readConfig(process.env)
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`
  const added = config.databaseUrl ? await throughDatabase(config, email.data) : await throughServer(config, address, email.data)
  console.log(added ? `${email.data} may sign up now at ${address}/signup` : `${email.data} was invited before.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function throughDatabase(config: Config, address: string): Promise<boolean> {
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    return await invite(database, address)
  } finally {
    await database.close()
  }
}

/** The embedded database belongs to one process: the running server is asked first; without one it is opened here. */
async function throughServer(config: Config, address: string, who: string): Promise<boolean> {
  const at = Date.now()
  const answer = await fetch(`${address}/api/operator/invitations`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: who, at, signature: signOrder(config.authSecret, who, at) }) }).catch(() => null)
  if (!answer) return throughDatabase(config, who)
  if (!answer.ok) throw new Error(`${address} refused (${answer.status}). Does it use the same DATA_DIR or AUTH_SECRET?`)
  return ((await answer.json()) as { invited: boolean }).invited
}
