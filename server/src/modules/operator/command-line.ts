import { createHmac, timingSafeEqual } from 'node:crypto'
import { asOwner } from '@sextant/database/as-owner'
import { rowsAsOwner } from '@sextant/database/call'
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
  make-operator EMAIL  gives an account the operator's area
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

type WaitingRequest = {
  email: string
  company_name: string
  organization_type: string
  requested_at: string
}

const requestLine = (row: WaitingRequest): string =>
  `${row.requested_at.slice(0, 10)}  ${row.email}  ${row.company_name} (${row.organization_type})`

/** What the command line calls: each as a function of the database, above row level security. */
type Ask = <T>(name: string, ...values: string[]) => Promise<T[]>

/** By command: does it for the email and answers the sentence to print. `address` is this server's own. */
const CARRY_OUT: Record<
  Order['command'],
  (ask: Ask, who: string, address: string) => Promise<string>
> = {
  invite: async (ask, who, address) =>
    (await isTrue(ask, 'whitelist', who, 'invited'))
      ? `${who} may sign up now at ${address}/signup`
      : `${who} was invited before.`,
  approve: async (ask, who, address) =>
    (await isTrue(ask, 'approve_request', who))
      ? `${who} may sign up now at ${address}/signup`
      : `${who} has not asked.`,
  decline: async (ask, who) =>
    (await isTrue(ask, 'decline_request', who))
      ? `The request of ${who} is declined.`
      : `No request of ${who} waits.`,
  resend: async (ask, who) =>
    (await isTrue(ask, 'resend_invitation', who))
      ? `The way in was mailed to ${who} once more.`
      : `${who} has no open invitation.`,
  requests: async ask => {
    const waiting = await ask<WaitingRequest>('waiting_requests')
    return waiting.map(requestLine).join('\n') || 'No request waits.'
  },
  'make-operator': async (ask, who, address) =>
    (await isTrue(ask, 'grant_operator', who))
      ? `${who} is an operator: ${address}/operator/invitations`
      : `Nobody has an account with ${who}.`,
  'remove-factor': async (ask, who) =>
    (await isTrue(ask, 'remove_factors', who))
      ? `${who} signs in with the password alone now. Every session was ended.`
      : `Nobody has an account with ${who}, or it has no second factor.`,
  'reset-link': async (ask, who, address) => {
    const [made] = await ask<{ make_reset_token: string | null }>('make_reset_token', who)
    return made?.make_reset_token
      ? `${address}/reset-password?token=${made.make_reset_token}\nThe link works once and for 24 hours.`
      : `Nobody has an account with ${who}.`
  },
}

async function isTrue(ask: Ask, name: string, ...values: string[]): Promise<boolean> {
  const [row] = await ask<Record<string, boolean>>(name, ...values)
  return row?.[name] === true
}

/** Does what the order says and answers with the sentence to print. */
export const carryOut = (
  database: Pick<Database, 'pool'>,
  address: string,
  { command, email: who }: Order,
): Promise<string> =>
  asOwner(database, client =>
    CARRY_OUT[command](
      (name, ...values) => rowsAsOwner(client, name, ...values),
      who ?? '',
      address,
    ),
  )
