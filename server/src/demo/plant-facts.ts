import type { Attributes, FactKind } from '@sextant/contracts/company/kinds'
import type { Call } from './caller.ts'

export const usd = (dollars: number) => ({ cents: dollars * 100, currency: 'USD' })

/** A fact as the demo tells it. */
export type DemoFact = {
  [K in FactKind]: {
    kind: K
    label: string
    /** The words it was said in, where there were some. */
    quote?: string
    attributes: Attributes<K>
    /** Label of an earlier one that it is about. */
    about?: string
  }
}[FactKind]

/** Ids of planted facts by their labels. */
export type PlantedIds = Map<string, string>

/** The rows of a card as they are sent; what a row is about is named by its id. */
export function cardRows(facts: readonly DemoFact[], ids: PlantedIds) {
  return facts.map(({ kind, label, quote = '', about, attributes }) => ({
    kind,
    label,
    quote,
    attributes: { ...attributes, ...(about && { about: idOf(about, ids) }) },
  }))
}

function idOf(label: string, ids: PlantedIds): string {
  const id = ids.get(label)
  if (!id) throw new Error(`The demo speaks of “${label}” before it was planted`)
  return id
}

/** Fills a company model of the demo through the product's own API: the organization's, or a client's. */
export async function plantFacts(
  call: Call,
  facts: readonly DemoFact[],
  { clientId, ids = new Map() }: { clientId?: string | undefined; ids?: PlantedIds } = {},
): Promise<PlantedIds> {
  for (const fact of facts) {
    const [row] = cardRows([fact], ids)
    const { id } = await call<{ id: string }>('POST', '/company-facts', { ...row, clientId })
    ids.set(fact.label, id)
  }
  return ids
}
