import { asOwner } from '@sextant/database/as-owner'
import type { App } from '../app.ts'
import type { ReadingServices } from '../modules/documents/index.ts'
import { plantAgency } from './plant-agency.ts'
import { plantAllDocuments } from './plant-documents.ts'
import { plantClientFigures, plantShopFigures } from './plant-figures.ts'
import { plantHistory } from './plant-history.ts'

const PASSWORD = 'Demo-Pass-2025'
const OWNERS = [
  {
    email: 'sme-owner@demo.example',
    name: 'Rosa Lindqvist',
    organization_name: 'Tidewater Cycle Works',
    organization_type: 'SME',
  },
  {
    email: 'sme-new@demo.example',
    name: 'Mara Velde',
    organization_name: 'Harbor Lane',
    organization_type: 'SME',
  },
  {
    email: 'agency-owner@demo.example',
    name: 'Dana Okafor',
    organization_name: 'Larkfield Marketing',
    organization_type: 'AGENCY',
  },
  {
    email: 'operator@demo.example',
    name: 'Ines Calder',
    organization_name: 'Nobody’s',
    organization_type: 'SME',
  },
] as const

/** Demo accounts, a year of a bike shop and an agency's people, with what they have written down, once, on the first local start. */
export async function plantDemo({ auth, hono }: App, services: ReadingServices): Promise<void> {
  const { database } = services
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::integer as n from auth."user"',
  )
  if (rows[0]!.n > 0) return
  for (const account of OWNERS) {
    await asOwner(database, client =>
      client.query(
        `insert into public.invitations (email, invited_by) values ($1, 'demo') on conflict do nothing`,
        [account.email],
      ),
    )
    await auth.api.signUpEmail({ body: { ...account, password: PASSWORD } })
  }
  await asOwner(database, async client => {
    // Nobody reads the mail of demo addresses: they count as confirmed.
    await client.query(`update auth."user" set "emailVerified" = true`)
    await client.query(`select app.grant_operator('operator@demo.example')`)
    // The operator looks after the platform and belongs to no company in it.
    await client.query(`delete from public.organizations where name = 'Nobody’s'`)
    await client.query(`update auth."user" set org_id = null where email = 'operator@demo.example'`)
  })
  const signIn = async (email: string): Promise<string> =>
    (await auth.api.signInEmail({ body: { email, password: PASSWORD } })).token
  const shop = await signIn('sme-owner@demo.example')
  const agency = await signIn('agency-owner@demo.example')
  await plantHistory(hono, shop)
  await plantAgency(database, hono, auth, agency, PASSWORD)
  // Files are read in processes of their own while figures are added up in this one; no agent thinks any more, who would have to wait for them.
  await Promise.all([
    plantAllDocuments(services, { hono, shop, agency }),
    plantShopFigures(hono, shop).then(() => plantClientFigures(hono, agency)),
  ])
  // What planting mailed and told, and where it was signed in, is not for the person who looks at the demo.
  await asOwner(database, client =>
    client.query(
      'delete from app.mail_outbox; delete from public.notifications; set local role app_auth; delete from auth.session',
    ),
  )
}
