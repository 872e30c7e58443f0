import type { Inputs } from '@sextant/agents/figures/parts-of-metric'
import { hasMoney } from '@sextant/agents/core/reading-currency'
import { marginFor } from '@sextant/agents/company/margins'
import { currencyOfPlace } from '@sextant/agents/reading/place'
import type { Actor } from '@sextant/database/as-actor'
import type { Services } from '../../platform/context.ts'
import { profileOf, readCompany } from '../company/index.ts'

type Reader = Pick<Services, 'database' | 'now'> & Actor

/** What metrics need besides figures: the margin that the company model holds, its money, its industry. */
export async function inputsOf(
  context: Reader,
  clientId: string | null,
): Promise<{ inputs: Inputs; currency: string; industry: string; trade: string }> {
  const [company, profile] = await Promise.all([
    readCompany(context, clientId),
    profileOf(context, clientId),
  ])
  const margin = marginFor(company, {})?.value
  const told = hasMoney(company) ? company.currency : currencyOfPlace(profile.description)
  return {
    inputs: margin === undefined ? {} : { margin },
    currency: told ?? 'USD',
    industry: profile.industry ?? 'Other',
    trade: profile.description ?? '',
  }
}
