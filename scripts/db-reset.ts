import { rmSync } from 'node:fs'
import { readConfig } from '../server/src/config.ts'

// npm run db:reset: forgets the embedded database; the next start plants the demo data again. A server's database is never touched.
try {
  const config = readConfig(process.env)
  if (config.databaseUrl)
    throw new Error('DATABASE_URL is set: db:reset only forgets the embedded database in DATA_DIR.')
  const { lockDirectory } = await import('../database/src/lock-directory.ts')
  lockDirectory(config.dataDir)()
  rmSync(`${config.dataDir}/postgres`, { recursive: true, force: true })
  console.log(`${config.dataDir} is empty. "npm start" plants the demo data again.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
