import type { BrandTheme } from '@sextant/contracts/branding/theme'
import type { SetTheme } from '../set-theme.ts'
import { ColorField } from './color-field.tsx'
import { ContrastNotes } from './contrast-notes.tsx'
import { ThemeGroup } from './theme-group.tsx'

const BRAND = [
  ['primaryColor', 'Primary color', 'Buttons, links, the line on top'],
  ['secondaryColor', 'Secondary color', undefined],
  ['accentColor', 'Accent color', undefined],
] as const
const NEUTRALS = [
  ['background', 'Background'],
  ['foreground', 'Text'],
  ['muted', 'Muted areas'],
  ['mutedForeground', 'Quiet text'],
  ['border', 'Lines'],
] as const

export function ThemeColors({ theme, set }: { theme: BrandTheme; set: SetTheme }) {
  return (
    <ThemeGroup title="Colors">
      <div className="grid gap-4 sm:grid-cols-3">
        {BRAND.map(([key, label, hint]) => (
          <ColorField
            key={key}
            label={label}
            value={theme[key]}
            onChange={value => set(key, value)}
            {...(hint ? { hint } : {})}
          />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {NEUTRALS.map(([key, label]) => (
          <ColorField
            key={key}
            label={label}
            value={theme.colors[key]}
            onChange={value => set('colors', { ...theme.colors, [key]: value })}
          />
        ))}
      </div>
      <ContrastNotes theme={theme} />
    </ThemeGroup>
  )
}
