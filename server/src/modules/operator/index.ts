import { createHmac, timingSafeEqual } from 'node:crypto'
import { asOwner } from '@sextant/database/as-owner'
import type { Database } from '@sextant/database/open-database'
import * as z from 'zod'
import type { Services } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

const FRESH_MS = 5 * 60_000
const order = z.object({ email: z.email().transform(email => email.trim().toLowerCase()), at: z.number(), signature: z.string() })

/** Signs an operator's order with the server's secret: whoever can read AUTH_SECRET operates the server anyway. */
export const signOrder = (secret: string, email: string, at: number): string => createHmac('sha256', secret).update(`invite\n${email}\n${at}`).digest('hex')

/** Whitelists an email; false when it was invited before. */
export const invite = (database: Pick<Database, 'pool'>, email: string): Promise<boolean> =>
  asOwner(database, async client => (await client.query(`insert into public.invitations (email, invited_by) values ($1, 'operator') on conflict (email) do nothing`, [email])).rowCount === 1)

/** POST /api/operator/invitations: the way in for the command line while this server holds the embedded database. */
export async function acceptOrder(services: Services, body: unknown): Promise<{ invited: boolean }> {
  const parsed = order.safeParse(body)
  if (!parsed.success) throw fail('BAD_REQUEST')
  const { email, at, signature } = parsed.data
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signOrder(services.config.authSecret, email, at))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted) || Math.abs(services.now().getTime() - at) > FRESH_MS) throw fail('UNAUTHORIZED')
  return { invited: await invite(services.database, email) }
}
