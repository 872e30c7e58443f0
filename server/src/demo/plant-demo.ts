import type { Database } from '@sextant/database/open-database'
import { asOwner } from '@sextant/database/as-owner'
import type { App } from '../app.ts'
import { plantHistory } from './plant-history.ts'

const PASSWORD = 'Demo-Pass-2025'
const ACCOUNTS = [
  { email: 'sme-owner@demo.example', name: 'Rosa Lindqvist', organization_name: 'Tidewater Cycle Works', organization_type: 'SME' },
  { email: 'sme-new@demo.example', name: 'Mara Velde', organization_name: 'Harbor Lane', organization_type: 'SME' },
  { email: 'agency-owner@demo.example', name: 'Dana Okafor', organization_name: 'Larkfield Marketing', organization_type: 'AGENCY' },
] as const

/** Demo accounts and a year of a bike shop, once, on the first local start. */
export async function plantDemo(database: Database, { auth, hono }: App): Promise<void> {
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::integer as n from auth."user"')
  if (rows[0]!.n > 0) return
  for (const account of ACCOUNTS) {
    await asOwner(database, client => client.query(`insert into public.invitations (email, invited_by) values ($1, 'demo') on conflict do nothing`, [account.email]))
    await auth.api.signUpEmail({ body: { ...account, password: PASSWORD } })
  }
  const owner = await auth.api.signInEmail({ body: { email: ACCOUNTS[0].email, password: PASSWORD } })
  await plantHistory(database, hono, owner.token)
}
