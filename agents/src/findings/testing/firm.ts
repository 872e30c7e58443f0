import type { Amount, Period } from '@sextant/contracts/company/figures'
import { type Attributes, FACT_ATTRIBUTES, type FactKind } from '@sextant/contracts/company/kinds'
import type { Company, Fact } from '../../company/company.ts'

type Given = {
  [K in FactKind]?: (Attributes<K> & { label: string; id?: string; quote?: string })[]
}

/** A company of confirmed facts. Ids are the kind and its place ("offer-1") unless one is given; `about` takes such an id. */
export function firm(given: Given, about: Partial<Omit<Company, 'facts'>> = {}): Company {
  const kinds = Object.keys(given) as FactKind[]
  const facts = kinds.flatMap(kind =>
    (given[kind] ?? []).map((attributes, index) => fact(kind, attributes, index)),
  )
  return { name: 'The firm', currency: 'USD', today: '2026-11-22', facts, ...about }
}

function fact(
  kind: FactKind,
  { label, id, quote, ...attributes }: { label: string; id?: string; quote?: string },
  index: number,
): Fact {
  // Ids of tests are short words; everything else has to be what the contract says.
  const { about, ...rest } = attributes as { about?: string }
  FACT_ATTRIBUTES[kind].parse(rest)
  return {
    id: id ?? `${kind}-${index + 1}`,
    kind,
    label,
    status: 'confirmed',
    quote: quote ?? label,
    ...rest,
    ...(about && { about }),
  } as Fact
}

/** Whole dollars, or another currency's whole units. */
export function dollars(value: number, per?: Period, currency = 'USD'): Amount {
  return { cents: Math.round(value * 100), currency, ...(per && { per }) }
}
