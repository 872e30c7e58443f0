import type { Company, Fact } from '../src/company/company.ts'
import type { Profile } from '../src/core/profile.ts'
import type { Firm } from './firm.ts'

/** The day on which all firms are looked at. */
const TODAY = '2026-11-22'

/** A firm as its people would have confirmed it, card by card. */
export function companyOf(firm: Firm): Company {
  const ids = firm.facts.map((_, index) => `f${index + 1}`)
  const facts = firm.facts.map(({ kind, label, attributes, quote, about }, index) => ({
    ...attributes,
    id: ids[index],
    kind,
    label,
    quote,
    status: 'confirmed',
    ...(about !== undefined && { about: ids[about] }),
  }))
  const { name, currency, industry } = firm
  return { name, currency, industry, today: TODAY, facts: facts as Fact[] }
}

export const profileOf = ({ name, industry, companySize, description }: Firm): Profile => ({
  companyName: name,
  industry,
  companySize,
  description,
})
