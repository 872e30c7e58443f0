import { api } from '../../platform/context.ts'
import { writerLabel } from '../../platform/writer-label.ts'
import { VERSION } from '../../version.ts'

export const health = api.health.handler(async ({ context }) => {
  await context.database.pool.query('select 1')
  return {
    status: 'ok' as const,
    version: VERSION,
    database: context.database.kind,
    writer: writerLabel(context.config),
    app_name: context.config.appName,
    contact: context.config.contactEmail,
  }
})
