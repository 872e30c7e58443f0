import { createHmac, timingSafeEqual } from 'node:crypto'
import { asOwner } from '@sextant/database/as-owner'
import type { Database } from '@sextant/database/open-database'
import * as z from 'zod'
import type { Services } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

const FRESH_MS = 5 * 60_000
const email = z.string().trim().toLowerCase().pipe(z.email())
const COMMANDS = [
  'invite',
  'approve',
  'decline',
  'resend',
  'requests',
  'make-operator',
  'reset-link',
  'remove-factor',
] as const
const order = z.object({
  command: z.enum(COMMANDS),
  email: email.nullable(),
  at: z.number(),
  signature: z.string(),
})
export type Order = { command: (typeof COMMANDS)[number]; email: string | null }

export const USAGE = `Usage: npm run operator -- <command> [EMAIL]
  invite EMAIL         lets the email sign up and mails it the way in
  requests             lists the requests that wait
  approve EMAIL        approves a request
  decline EMAIL        declines a request
  resend EMAIL         mails the way in once more
  make-operator EMAIL  gives an account the operator's desk
  reset-link EMAIL     prints a link that sets a new password, for servers without mail
  remove-factor EMAIL  takes the second factor off an account whose owner lost it, and ends its sessions`

/** Reads a command line; null when it is not one. */
export function readOrder([command, argument]: string[]): Order | null {
  const parsed = z.enum(COMMANDS).safeParse(command)
  if (!parsed.success) return null
  if (parsed.data === 'requests') return { command: parsed.data, email: null }
  const address = email.safeParse(argument)
  return address.success ? { command: parsed.data, email: address.data } : null
}

/** Signs an operator's order with the server's secret: whoever can read AUTH_SECRET operates the server anyway. */
export const signOrder = (secret: string, { command, email: who }: Order, at: number): string =>
  createHmac('sha256', secret)
    .update(`${command}\n${who ?? ''}\n${at}`)
    .digest('hex')

/** POST /api/operator/orders: the way in for the command line while this server holds the embedded database. */
export async function acceptOrder(
  services: Services,
  address: string,
  body: unknown,
): Promise<{ says: string }> {
  const parsed = order.safeParse(body)
  if (!parsed.success) throw fail('BAD_REQUEST')
  const { at, signature, ...given } = parsed.data
  const [found, wanted] = [
    Buffer.from(signature),
    Buffer.from(signOrder(services.config.authSecret, given, at)),
  ]
  if (
    found.length !== wanted.length ||
    !timingSafeEqual(found, wanted) ||
    Math.abs(services.now().getTime() - at) > FRESH_MS
  )
    throw fail('UNAUTHORIZED')
  return { says: await carryOut(services.database, address, given) }
}

/** Does what the order says and answers with the sentence to print. */
export function carryOut(
  database: Pick<Database, 'pool'>,
  address: string,
  { command, email: who }: Order,
): Promise<string> {
  return asOwner(database, async client => {
    const value = async <T>(text: string): Promise<T> =>
      (await client.query<{ value: T }>(`select ${text} as value`, [who])).rows[0]!.value
    switch (command) {
      case 'invite':
        return (await value<boolean>(`app.whitelist($1, 'invited')`))
          ? `${who} may sign up now at ${address}/signup`
          : `${who} was invited before.`
      case 'approve': {
        if (
          !(await value<boolean>(
            'exists (select 1 from public.invitation_requests r where r.email = $1)',
          ))
        )
          return `${who} has not asked.`
        await value(`app.whitelist($1, 'approved')`)
        return `${who} may sign up now at ${address}/signup`
      }
      case 'decline': {
        const { rowCount } = await client.query(
          `update public.invitation_requests set status = 'declined', decided_at = now(), decided_by = 'command line' where email = $1 and status = 'pending'`,
          [who],
        )
        if (rowCount) await value(`app.note_operation('declined', $1)`)
        return rowCount ? `The request of ${who} is declined.` : `No request of ${who} waits.`
      }
      case 'resend': {
        if (
          !(await value<boolean>(
            'exists (select 1 from public.invitations i where i.email = $1 and i.used_at is null)',
          ))
        )
          return `${who} has no open invitation.`
        await value(`app.mail_invitation($1)`)
        await value(`app.note_operation('resent', $1)`)
        return `The way in was mailed to ${who} once more.`
      }
      case 'requests': {
        const { rows } = await client.query<{
          email: string
          company_name: string
          organization_type: string
          requested_at: string
        }>(
          `select email, company_name, organization_type, requested_at from public.invitation_requests where status = 'pending' order by requested_at`,
        )
        return rows.length
          ? rows
              .map(
                row =>
                  `${row.requested_at.slice(0, 10)}  ${row.email}  ${row.company_name} (${row.organization_type})`,
              )
              .join('\n')
          : 'No request waits.'
      }
      case 'make-operator':
        return (await value<boolean>('app.grant_operator($1)'))
          ? `${who} is an operator: ${address}/operator/invitations`
          : `Nobody has an account with ${who}.`
      case 'remove-factor':
        return (await value<boolean>('app.remove_factors($1)'))
          ? `${who} signs in with the password alone now. Every session was ended.`
          : `Nobody has an account with ${who}, or it has no second factor.`
      case 'reset-link': {
        const token = await value<string | null>('app.make_reset_token($1)')
        return token
          ? `${address}/reset-password?token=${token}\nThe link works once and for 24 hours.`
          : `Nobody has an account with ${who}.`
      }
    }
  })
}
