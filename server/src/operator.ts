import * as z from 'zod'
import { asOwner } from '@sextant/database/as-owner'
import { openDatabase } from '@sextant/database/open-database'
import { readConfig } from './config.ts'

// npm run operator -- invite EMAIL
const [command, argument] = process.argv.slice(2)
const email = z.email().safeParse(argument?.trim().toLowerCase())

if (command !== 'invite' || !email.success) {
  console.error('Usage: npm run operator -- invite EMAIL')
  process.exit(2)
}
try {
  const config = readConfig(process.env)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  const added = await asOwner(database, async client => (await client.query(`insert into public.invitations (email, invited_by) values ($1, 'operator') on conflict (email) do nothing`, [email.data])).rowCount)
  await database.close()
  console.log(added ? `${email.data} may sign up now at ${config.publicUrl ?? `http://${config.host}:${config.port}`}/signup` : `${email.data} was invited before.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
