import * as z from 'zod'
import { CUSTOM_CSS_MAX } from '../limits.ts'

/** Local storage key of the theme, the one place the browser keeps it. */
export const THEME_KEY = 'brand_kit_theme'
/** Corner radius by name, as CSS lengths. */
export const RADIUS_MAP = {
  none: '0',
  sm: '0.125rem',
  md: '0.375rem',
  lg: '0.5rem',
  xl: '1rem',
} as const
export const DENSITIES = ['compact', 'comfortable', 'spacious'] as const
/** Families that are on the page or on every machine: nothing is fetched from elsewhere. */
export const FONT_FAMILIES = {
  'Instrument Sans': "'Instrument Sans Variable', system-ui, sans-serif",
  Newsreader: "'Newsreader Variable', Georgia, serif",
  'System sans': 'system-ui, sans-serif',
  Georgia: 'Georgia, serif',
  Verdana: 'Verdana, Geneva, sans-serif',
  'Trebuchet MS': "'Trebuchet MS', system-ui, sans-serif",
  'Times New Roman': "'Times New Roman', Times, serif",
  'System mono': 'ui-monospace, monospace',
} as const
export const fontName = z.enum(
  Object.keys(FONT_FAMILIES) as [keyof typeof FONT_FAMILIES, ...(keyof typeof FONT_FAMILIES)[]],
)
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'A color as #rrggbb')
const picture = z.uuid().nullable()

/** The white-label theme of an agency. logo and favicon: ids of uploaded pictures. */
export const brandTheme = z.object({
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
  colors: z.object({
    background: hexColor,
    foreground: hexColor,
    muted: hexColor,
    mutedForeground: hexColor,
    border: hexColor,
  }),
  fonts: z.object({ heading: fontName, body: fontName, mono: fontName }),
  borderRadius: z.enum(['none', 'sm', 'md', 'lg', 'xl']),
  density: z.enum(DENSITIES),
  favicon: picture,
  companyName: z.string().trim().max(120),
  logo: picture,
  customCSS: z.string().max(CUSTOM_CSS_MAX),
})
export type BrandTheme = z.infer<typeof brandTheme>

export const DEFAULT_THEME: BrandTheme = {
  primaryColor: '#00585c',
  secondaryColor: '#41545b',
  accentColor: '#a4581a',
  colors: {
    background: '#f7f8f6',
    foreground: '#141b1f',
    muted: '#eceeeb',
    mutedForeground: '#4d585d',
    border: '#d9dcd8',
  },
  fonts: { heading: 'Instrument Sans', body: 'Instrument Sans', mono: 'System mono' },
  borderRadius: 'md',
  density: 'comfortable',
  favicon: null,
  companyName: '',
  logo: null,
  customCSS: '',
}

/** What one client's portal changes of the agency's theme. logo_url: a path under /api/v1/images. */
export const brandKit = z.object({
  primary_color: hexColor.nullable(),
  secondary_color: hexColor.nullable(),
  accent_color: hexColor.nullable(),
  font_family: fontName.nullable(),
  logo_url: z.string().nullable(),
})
export type BrandKit = z.infer<typeof brandKit>
/** The answer of get_client_branding_routed. */
export const clientBranding = z.object({ clientName: z.string(), brandKit })
export type ClientBranding = z.infer<typeof clientBranding>
