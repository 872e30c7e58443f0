import { writeFileSync } from 'node:fs'
import { startPostgres } from '../../scripts/throwaway-postgres.mjs'
const pg = await startPostgres()
writeFileSync('/tmp/attack-pg-url', pg.url)
process.on('SIGTERM', () => void pg.stop().then(() => process.exit(0)))
setInterval(() => undefined, 1000)
