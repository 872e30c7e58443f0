import { randomUUID } from 'node:crypto'
import { asOwner } from '../as-owner.ts'
import type { Database } from '../open-database.ts'

export type Person = { userId: string; orgId: string; token: string; email: string }

/** Signs a person up as the product does (invitation, identity, organization by trigger) and gives them a session. */
export async function signUp(
  database: Database,
  name: string,
  type: 'SME' | 'AGENCY' = 'SME',
): Promise<Person> {
  const userId = randomUUID()
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@people.example`
  const token = randomUUID().replaceAll('-', '')
  const orgId = await asOwner(database, async client => {
    await client.query(`insert into public.invitations (email, invited_by) values ($1, 'test')`, [
      email,
    ])
    await client.query('set local role app_auth')
    await client.query(
      `insert into auth."user" (id, name, email, "emailVerified", organization_name, organization_type) values ($1, $2, $3, true, $4, $5)`,
      [userId, name, email, `${name} Ltd`, type],
    )
    await client.query(
      `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 day', now())`,
      [token, userId],
    )
    const { rows } = await client.query<{ org_id: string }>(
      'select org_id from auth."user" where id = $1',
      [userId],
    )
    return rows[0]!.org_id
  })
  return { userId, orgId, token, email }
}

/** A further person in an existing organization, with one role, for one client or (null) the organization. */
export async function addMember(
  database: Database,
  owner: Person,
  name: string,
  role: string,
  clientId: string | null = null,
): Promise<Person> {
  const person = await signUp(database, name)
  await asOwner(database, async client => {
    await client.query('delete from public.organizations where id = $1', [person.orgId])
    await client.query(
      'insert into public.users (org_id, id, email, full_name) values ($1, $2, $3, $4)',
      [owner.orgId, person.userId, person.email, name],
    )
    await client.query(
      'insert into public.role_assignments (org_id, user_id, role_name, client_id) values ($1, $2, $3, $4)',
      [owner.orgId, person.userId, role, clientId],
    )
    await client.query('set local role app_auth')
    await client.query('update auth."user" set org_id = $1 where id = $2', [
      owner.orgId,
      person.userId,
    ])
  })
  return { ...person, orgId: owner.orgId }
}
