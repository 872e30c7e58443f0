import type { BrandTheme } from '@sextant/contracts/branding/theme'

/** Changes one part of a theme. */
export type SetTheme = <Key extends keyof BrandTheme>(key: Key, value: BrandTheme[Key]) => void
