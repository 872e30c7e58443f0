import { type BrandTheme, DEFAULT_THEME } from '@sextant/contracts/branding/theme'
import { readableOnPaper } from '@sextant/contracts/reports/brand-colour'
import type { ReportBrand } from '@sextant/contracts/reports/content'

/** What app.report_brand answers. */
export type Brands = {
  organization: string
  theme: BrandTheme | null
  client: string | null
  kit: { primary_color?: string | null; logo?: string | null } | null
}

const HEX = /^#[0-9a-f]{6}$/i

const brand = (
  name: string,
  colour: string | null | undefined,
  logo: string | null,
): ReportBrand => ({
  name,
  colour: readableOnPaper(HEX.test(colour ?? '') ? colour! : DEFAULT_THEME.primaryColor),
  logo,
})

/** Whose report it is: the agency's, or in its client's own colours. */
export function brandOf(
  { organization, theme, client, kit }: Brands,
  of: 'agency' | 'client',
): ReportBrand {
  if (of === 'client' && client !== null)
    return brand(client, kit?.primary_color ?? theme?.primaryColor, kit?.logo ?? null)
  return brand(theme?.companyName || organization, theme?.primaryColor, theme?.logo ?? null)
}
