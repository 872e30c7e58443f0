import { gardenFigures } from '../server/src/testing/garden-figures.ts'

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>

/** A report of a client's October that was sent and shared, out of figures told for it. */
export async function sharedReport(ask: Ask, clientId: string | null): Promise<string> {
  const at = clientId ? { client_id: clientId } : {}
  await ask('POST', '/figures', { ...at, rows: gardenFigures('2026-09-14', '2026-10-31') })
  const { id } = await ask<{ id: string }>('POST', '/reports', {
    ...at,
    report_type: 'monthly',
    period: { rule: 'days', from: '2026-10-01', to: '2026-10-31' },
  })
  await ask('POST', `/reports/${id}/publish`, { version: 1, share: true })
  return id
}
