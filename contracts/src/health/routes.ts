import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const healthRoutes = {
  health: endpoint
    .route({
      method: 'GET',
      path: '/health',
      summary: 'Is the server able to work, and with which database and writer',
    })
    .output(
      z.object({
        status: z.enum(['ok', 'degraded']),
        version: z.string(),
        database: z.enum(['embedded', 'postgres']),
        writer: z.string(),
        app_name: z.string(),
        contact: z.string(),
      }),
    ),
}
