import type { Ability } from '@sextant/contracts/abilities'
import type { Tables } from '@sextant/database/tables'
import { sql, type Transaction } from 'kysely'
import { fail } from './errors.ts'

/** FORBIDDEN for somebody who may see a row but not change it. The policies hold either way; this says why nothing changed. */
export async function requireAbility(
  tx: Transaction<Tables>,
  ability: Ability,
  clientId: string | null,
): Promise<void> {
  const { rows } = await sql<{
    allowed: boolean
  }>`select app.may(${ability}, ${clientId}) as allowed`.execute(tx)
  if (!rows[0]!.allowed) throw fail('FORBIDDEN')
}
