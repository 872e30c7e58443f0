import type { Someone } from './test-server.ts'

const usd = (dollars: number) => ({ cents: dollars * 100, currency: 'USD' })

/** What a sail loft filled in: bills that wait, and work that is refused. */
const SAIL_LOFT = [
  { kind: 'organization', label: 'the sail loft', attributes: { sells: 'projects' } },
  { kind: 'segment', label: 'charter companies', attributes: { side: 'payer', share: 1 } },
  {
    kind: 'offer',
    label: 'mended sails',
    attributes: { price: usd(400), unitCost: usd(150), volume: 300 },
  },
  {
    kind: 'measure',
    label: 'unpaid bills',
    attributes: { metric: 'arrears', form: 'money', value: 2_400_000 },
  },
  {
    kind: 'constraint',
    label: 'the cutting table',
    attributes: { sort: 'capacity', resource: 'hours', hoursPerWeek: 40, lost: 96 },
  },
  {
    kind: 'goal',
    label: 'mended sails',
    attributes: { counts: 'sales', baseline: 300, target: 400 },
  },
] as const

/** Fills in the cards of a sail loft; answers the ids of its facts by kind. */
export async function fillSailLoft(
  person: Someone,
  clientId?: string,
): Promise<Readonly<Record<string, string>>> {
  const ids: Record<string, string> = {}
  for (const fact of SAIL_LOFT) {
    const body = { ...fact, ...(clientId && { clientId }) }
    ids[fact.kind] = (
      await person.call<{ id: string }>('POST', '/api/v1/company-facts', body)
    ).body.id
  }
  return ids
}
