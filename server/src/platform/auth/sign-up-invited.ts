import type { Database } from '@sextant/database/open-database'
import type { Around } from './around.ts'
import { type Auth, provedAddress, textOf } from './open-auth.ts'
import { openSession } from './open-session.ts'

/**
 * Signing up with the secret of an invitation's mail proves the address it was mailed to: no second mail, and a session at once.
 * Any other secret, or one that was mailed to somebody else, counts as none: the address is then confirmed by mail.
 */
export const signUpInvited =
  (auth: Auth, database: Database): Around =>
  async ({ request, body, address }, next) => {
    const email = textOf(body.email).trim().toLowerCase()
    if (!(await provesAddress(database, textOf(body.invitation_key), email))) return next()
    const response = await provedAddress.run(email, next)
    if (!response.ok) return response
    const answer = (await response.json()) as { token: string | null; user: { id: string } }
    if (answer.token) return Response.json(answer)
    const { rows } = await database.pool.query<{ confirmed: boolean }>(
      'select app.confirm_invited($1, $2) as confirmed',
      [answer.user.id, email],
    )
    if (!rows[0]!.confirmed) return Response.json(answer)
    const token = await openSession(auth, answer.user.id, request, address)
    return Response.json({ ...answer, token })
  }

async function provesAddress(database: Database, key: string, email: string): Promise<boolean> {
  if (!key || !email) return false
  const { rows } = await database.pool.query<{ known: { email: string } | null }>(
    'select app.open_invitation($1) as known',
    [key],
  )
  return rows[0]!.known?.email === email
}
