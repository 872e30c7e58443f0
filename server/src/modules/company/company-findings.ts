import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { CompanyFindings } from '@sextant/contracts/company/findings'
import type { Profile } from '@sextant/agents/core/profile'
import type { Company } from '@sextant/agents/company/company'
import { type Actor, asActor } from '@sextant/database/as-actor'
import { callWithin, rowsWithin, valueOf } from '@sextant/database/call'
import type { Context, Services } from '../../platform/context.ts'
import { thinkingOf } from '../thinking/index.ts'
import { asCompany } from './as-company.ts'

type Signed = Context & { token: string }
/** The bearer of a token, or a person for whom the server works on. */
type Reader = Pick<Services, 'database' | 'now'> & Actor

/** What follows from a company's confirmed facts today, worked out where nobody else waits. */
export async function companyFindings(
  context: Signed,
  clientId: string | null,
): Promise<CompanyFindings> {
  const company = await readCompany(context, clientId)
  const userId = await valueOf<string>(context.database.pool, context, 'user_id')
  const { broken, ...conclusions } = await thinkingOf(userId).conclude(company)
  for (const { rule, reason } of broken) context.log.warn({ rule, reason }, 'a rule broke')
  return conclusions
}

/** The model of the organization or of one client, as agents think with it. NOT_FOUND for a client that is not there. */
export async function readCompany(context: Reader, clientId: string | null): Promise<Company> {
  const { name, rows } = await asActor(context.database.db, context, async tx => ({
    name: await callWithin<string>(tx, 'company_name', clientId),
    rows: await rowsWithin<CompanyFactRow>(tx, 'list_company_facts', clientId, null, 'confirmed'),
  }))
  const today = context.now().toISOString().slice(0, 10)
  return asCompany(rows, { name, today })
}

/** What an organization or a client says of itself. */
export async function profileOf(context: Reader, clientId: string | null): Promise<Profile> {
  const { profile } = await asActor(context.database.db, context, tx =>
    callWithin<{ profile: Profile }>(tx, 'turn_knowledge', null, clientId, null),
  )
  return profile
}

/** The same in its own words; empty where it has none. */
export const describedBy = async (context: Signed, clientId: string | null): Promise<string> =>
  (await profileOf(context, clientId)).description
