import type { Profile } from '@sextant/agents/core/profile'
import { currencyOfPlace } from '@sextant/agents/reading/place'
import { currencyOf } from '@sextant/contracts/company/fact-words'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { callWithin } from '@sextant/database/call'
import { readModel } from './dialogue.ts'
import type { Tx } from './rows.ts'

type Money = { model: CompanyFactRow[]; home_currency: string | null }

/** A company's model, and the money of the place that its profile names, as long as no sum settled it. */
export async function readMoney(tx: Tx, clientId: string | null): Promise<Money> {
  const model = await readModel(tx, clientId)
  if (currencyOf(model, '') !== '') return { model, home_currency: null }
  const { profile } = await callWithin<{ profile: Profile }>(
    tx,
    'turn_knowledge',
    null,
    clientId,
    null,
  )
  return { model, home_currency: currencyOfPlace(profile.description) }
}
