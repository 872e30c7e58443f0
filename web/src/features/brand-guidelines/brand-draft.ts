import type { BrandGuidelines } from '@sextant/contracts/brand/guidelines'

const HEX = /^#[0-9a-f]{6}$/i

/** A draft without the rows that nobody filled in, and without spaces around words. */
export const tidied = (draft: BrandGuidelines): BrandGuidelines => ({
  voice: draft.voice,
  examples: draft.examples.map(trimmed).filter(({ text }) => text !== ''),
  use: draft.use.map(word => word.trim()).filter(Boolean),
  avoid: draft.avoid.map(trimmed).filter(({ word }) => word !== ''),
  claims: draft.claims.map(trimmed).filter(({ says }) => says !== ''),
  legal: draft.legal.map(trimmed).filter(({ text }) => text !== ''),
  colors: draft.colors.map(trimmed).filter(({ name }) => name !== ''),
  fonts: draft.fonts.map(trimmed).filter(({ role, name }) => role + name !== ''),
  logos: draft.logos.map(trimmed).filter(({ name }) => name !== ''),
})

function trimmed<Row extends object>(row: Row): Row {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(entries) as Row
}

/** What keeps a draft from being saved, in words; null where nothing does. */
export function faultIn({ legal, colors, fonts }: BrandGuidelines): string | null {
  const unbound = legal.find(({ about }) => about.length === 0)
  if (unbound) return `Say which words call for the legal line “${unbound.text.slice(0, 60)}”.`
  const off = colors.find(({ hex }) => !HEX.test(hex))
  if (off) return `The color ${off.name} needs six digits, such as #1F6F78.`
  if (fonts.some(({ role, name }) => role === '' || name === ''))
    return 'A font needs a use and a name.'
  return null
}
