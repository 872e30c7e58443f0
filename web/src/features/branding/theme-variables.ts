import {
  type BrandKit,
  type BrandTheme,
  FONT_FAMILIES,
  RADIUS_MAP,
} from '@sextant/contracts/branding/theme'
import { converter, formatHex, wcagContrast } from 'culori'
import type { CSSProperties } from 'react'

const toOklch = converter('oklch')
/** WCAG AA for text. */
export const CONTRAST_MIN = 4.5
/** The product's dark ground, the lightest of them, to keep a brand's color readable on all. */
const DARK_GROUND = '#20292e'

/** The nearest color of the same hue that reaches the contrast on a ground; the color itself where it does already. */
export function readableOn(color: string, ground: string, least = CONTRAST_MIN): string {
  if (wcagContrast(color, ground) >= least) return color
  const base = toOklch(color)
  if (!base) return color
  const step = wcagContrast('#ffffff', ground) > wcagContrast('#000000', ground) ? 0.01 : -0.01
  for (let l = base.l; l >= 0 && l <= 1; l += step) {
    const tried = formatHex({ ...base, l })
    if (wcagContrast(tried, ground) >= least) return tried
  }
  return step > 0 ? '#ffffff' : '#000000'
}

/** White or near-black, whichever reads better on a color. */
export const inkOn = (color: string): string =>
  wcagContrast('#ffffff', color) >= wcagContrast('#101418', color) ? '#ffffff' : '#101418'

export type ContrastPair = {
  what: string
  color: string
  ground: string
  ratio: number
  suggestion: string
}

/** The pairs of a theme that are hard to read, with a color that would do. */
export function contrastWarnings(theme: BrandTheme): ContrastPair[] {
  const { colors } = theme
  const pairs = [
    ['Text on the background', colors.foreground, colors.background],
    ['Text on muted areas', colors.foreground, colors.muted],
    ['Quiet text on the background', colors.mutedForeground, colors.background],
    ['Quiet text on muted areas', colors.mutedForeground, colors.muted],
    ['Primary color as a link on the background', theme.primaryColor, colors.background],
    ['Secondary color on the background', theme.secondaryColor, colors.background],
    ['Accent on the background', theme.accentColor, colors.background],
  ] as const
  return pairs.flatMap(([what, color, ground]) => {
    const ratio = wcagContrast(color, ground)
    return ratio >= CONTRAST_MIN
      ? []
      : [{ what, color, ground, ratio, suggestion: readableOn(color, ground) }]
  })
}

/** The agency's theme with what one client's kit changes of it. */
export function withKit(theme: BrandTheme, kit: BrandKit | null): BrandTheme {
  if (!kit) return theme
  return {
    ...theme,
    primaryColor: kit.primary_color ?? theme.primaryColor,
    secondaryColor: kit.secondary_color ?? theme.secondaryColor,
    accentColor: kit.accent_color ?? theme.accentColor,
    fonts: kit.font_family
      ? { ...theme.fonts, heading: kit.font_family, body: kit.font_family }
      : theme.fonts,
  }
}

const CONTROL = { compact: '1.875rem', comfortable: '2.25rem', spacious: '2.75rem' } as const
const ROW = { compact: '2.5rem', comfortable: '3.5rem', spacious: '4.25rem' } as const

/** Keeps the product's own tokens within reach of the element inside, so that it can fall back to them in the dark. */
export const BASE_VARIABLES = {
  '--base-ground': 'var(--ground)',
  '--base-surface': 'var(--surface)',
  '--base-sunken': 'var(--sunken)',
  '--base-ink': 'var(--ink)',
  '--base-ink-2': 'var(--ink-2)',
  '--base-ink-3': 'var(--ink-3)',
  '--base-line': 'var(--line)',
  '--base-line-strong': 'var(--line-strong)',
} as CSSProperties

/**
 * The theme as the product's tokens. By day its own colors; in the dark the product's neutrals with the brand's hue, lifted until it reads.
 * Buttons take whichever ink reads on them, and quiet text never falls below AA.
 */
export function themeVariables(theme: BrandTheme): CSSProperties {
  const { colors, primaryColor } = theme
  const act = readableOn(primaryColor, colors.background)
  const actDark = readableOn(primaryColor, DARK_GROUND)
  const day = (light: string, dark: string): string => `light-dark(${light}, ${dark})`
  return {
    '--act': day(act, actDark),
    '--act-hover': day(
      `color-mix(in oklch, ${act} 84%, ${colors.foreground})`,
      `color-mix(in oklch, ${actDark} 84%, white)`,
    ),
    '--on-act': day(inkOn(act), inkOn(actDark)),
    '--act-soft': day(
      `color-mix(in oklch, ${act} 9%, ${colors.background})`,
      `color-mix(in oklch, ${actDark} 16%, ${DARK_GROUND})`,
    ),
    '--focus': day(act, actDark),
    '--brand-secondary': day(
      readableOn(theme.secondaryColor, colors.background),
      readableOn(theme.secondaryColor, DARK_GROUND),
    ),
    '--brand-accent': day(
      readableOn(theme.accentColor, colors.background),
      readableOn(theme.accentColor, DARK_GROUND),
    ),
    '--ground': day(colors.background, 'var(--base-ground)'),
    '--surface': day(`color-mix(in oklch, ${colors.background} 40%, white)`, 'var(--base-surface)'),
    '--sunken': day(colors.muted, 'var(--base-sunken)'),
    '--ink': day(readableOn(colors.foreground, colors.background), 'var(--base-ink)'),
    '--ink-2': day(
      `color-mix(in oklch, ${readableOn(colors.foreground, colors.background)} 82%, ${readableOn(colors.mutedForeground, colors.muted)})`,
      'var(--base-ink-2)',
    ),
    '--ink-3': day(
      readableOn(readableOn(colors.mutedForeground, colors.background), colors.muted),
      'var(--base-ink-3)',
    ),
    '--line': day(colors.border, 'var(--base-line)'),
    '--line-strong': day(
      readableOn(colors.border, colors.background, 3),
      'var(--base-line-strong)',
    ),
    '--font-ui': FONT_FAMILIES[theme.fonts.body],
    '--font-book': FONT_FAMILIES[theme.fonts.heading],
    '--brand-heading': FONT_FAMILIES[theme.fonts.heading],
    '--brand-mono': FONT_FAMILIES[theme.fonts.mono],
    '--corner': RADIUS_MAP[theme.borderRadius],
    '--row': ROW[theme.density],
    // Fingers keep their 44 px whatever the density.
    '--control': `max(${CONTROL[theme.density]}, var(--touch, 0px))`,
    '--control-sm': `max(calc(${CONTROL[theme.density]} - 6px), var(--touch, 0px))`,
    color: 'var(--ink)',
    background: 'var(--ground)',
    fontFamily: 'var(--font-ui)',
  } as CSSProperties
}
