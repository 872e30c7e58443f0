import { randomBytes } from 'node:crypto'
import { asActor } from '@sextant/database/as-actor'
import { asOwner } from '@sextant/database/as-owner'
import type { Database } from '@sextant/database/open-database'
import { sql } from 'kysely'
import type { Auth } from '../platform/auth/open-auth.ts'

const CLIENTS = [
  ['fieldhouse-brewing', 'Fieldhouse Brewing', 'Retail'], ['saltmarsh-outfitters', 'Saltmarsh Outfitters', 'E-commerce'], ['harbour-dental', 'Harbour Dental', 'Healthcare'],
  ['linden-legal', 'Linden Legal', 'Professional Services'], ['kiln-and-clay', 'Kiln & Clay', 'E-commerce'], ['payfold', 'Payfold', 'SaaS/Software'],
  ['northgate-physio', 'Northgate Physio', 'Healthcare'], ['orchard-row-school', 'Orchard Row School', 'Education'], ['brightwater-credit', 'Brightwater Credit Union', 'Financial Services'],
  ['tessera-tiles', 'Tessera Tiles', 'Manufacturing'], ['open-pantry', 'Open Pantry', 'Non-profit'], ['corvid-analytics', 'Corvid Analytics', 'SaaS/Software'],
] as const

/** Who works for the agency, and who looks on from two of its clients. */
const PEOPLE = [
  { email: 'agency-creative@demo.example', name: 'Cleo Marsh', role: 'creative_strategist', client: null },
  { email: 'stakeholder@demo.example', name: 'Sam Iversen', role: 'client_stakeholder', client: 'harbour-dental' },
  { email: 'guest@demo.example', name: 'Gwen Talbot', role: 'guest', client: 'fieldhouse-brewing' },
] as const

/** Gives the demo agency its twelve clients and its people, who join by invitation as everybody does. */
export async function plantAgency(database: Database, auth: Auth, ownerToken: string, password: string): Promise<void> {
  const orgId = await asActor(database.db, { token: ownerToken }, async tx => (await sql<{ id: string }>`select app.org_id() as id`.execute(tx)).rows[0]!.id)
  const ids = new Map<string, string>()
  await asOwner(database, async owner => {
    await owner.query(`insert into public.business_contexts (org_id, company_name, industry, company_size, description) values ($1, 'Larkfield Marketing', 'Professional Services', '11-50', 'A marketing agency in Portland for a dozen small and mid-sized companies.')`, [orgId])
    for (const [slug, name, industry] of CLIENTS) {
      const { rows } = await owner.query<{ id: string }>('insert into public.clients (org_id, slug, name, industry) values ($1, $2, $3, $4) returning id', [orgId, slug, name, industry])
      ids.set(slug, rows[0]!.id)
    }
  })
  for (const { email, name, role, client } of PEOPLE) {
    const secret = orgId.replaceAll('-', '') + randomBytes(24).toString('base64url')
    await asActor(database.db, { token: ownerToken }, tx => sql`select app.invite_teammate(${email}, ${role}, ${client ? [ids.get(client)] : []}::uuid[], ${secret})`.execute(tx))
    await auth.api.signUpEmail({ body: { email, name, password, invitation_token: secret } })
    await asOwner(database, owner => owner.query(`update auth."user" set "emailVerified" = true where email = $1`, [email]))
  }
}
