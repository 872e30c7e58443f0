import { asOwner } from '@sextant/database/as-owner'
import type pg from 'pg'

/** An agency that was invited, signed up and said what it is; its owner's token. name: of the address and, in words, of the agency. */
export async function joinAgency(
  address: string,
  pool: pg.Pool,
  name: string,
): Promise<{ token: string; orgId: string }> {
  const email = `${name}@people.example`
  await asOwner({ pool }, owner =>
    owner.query(
      `insert into public.invitations (email, invited_by) values ($1, 'bench') on conflict do nothing`,
      [email],
    ),
  )
  const send = async <T>(path: string, body: object | null, token = ''): Promise<T> => {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as T
  }
  const { token } = await send<{ token: string }>('/api/auth/sign-up/email', {
    email,
    password: 'Long-Enough-1',
    name: 'Many',
    organization_name: name,
    organization_type: 'AGENCY',
  })
  const { organization } = await send<{ organization: { id: string } }>('/api/v1/me', null, token)
  const profile = {
    companyName: name,
    industry: 'Professional Services',
    companySize: '11-50',
    description: '',
  }
  await send(`/api/v1/business-context/organization/${organization.id}`, profile, token)
  return { token, orgId: organization.id }
}
