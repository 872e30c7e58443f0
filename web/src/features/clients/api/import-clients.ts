import type { ImportAnswer } from '@sextant/contracts/clients/routes'
import { api } from '@/client/api.ts'
import { clientChanged } from './client-changed.ts'

/** What an import would do, line by line; nothing is written. */
export const tryImport = (csv: string): Promise<ImportAnswer> =>
  api.clients.import({ csv, dry_run: true })

/** Adds all of it or, when a line is wrong, nothing. */
export async function importClients(csv: string): Promise<ImportAnswer> {
  const answer = await api.clients.import({ csv, dry_run: false })
  void clientChanged()
  return answer
}
