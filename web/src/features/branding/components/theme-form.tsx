import type { BrandTheme } from '@sextant/contracts/branding/theme'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import type { SetTheme } from '../set-theme.ts'
import { CustomCss } from './custom-css.tsx'
import { LogoField } from './logo-field.tsx'
import { ThemeColors } from './theme-colors.tsx'
import { ThemeGroup } from './theme-group.tsx'
import { ThemeShape } from './theme-shape.tsx'

/** Everything of a theme. Controlled: the page keeps what is being chosen and shows it beside. */
export function ThemeForm({
  theme,
  onChange,
}: {
  theme: BrandTheme
  onChange: (theme: BrandTheme) => void
}) {
  const set: SetTheme = (key, value) => onChange({ ...theme, [key]: value })
  return (
    <div className="grid gap-8">
      <ThemeGroup title="Name and pictures">
        <Field
          label="Company name"
          hint="Stands in the portal's header; your organization's name when empty"
        >
          {described => (
            <Input
              {...described}
              value={theme.companyName}
              maxLength={120}
              onChange={event => set('companyName', event.target.value)}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <LogoField label="Logo" value={theme.logo} onChange={id => set('logo', id)} />
          <LogoField label="Favicon" value={theme.favicon} onChange={id => set('favicon', id)} />
        </div>
      </ThemeGroup>
      <ThemeColors theme={theme} set={set} />
      <ThemeShape theme={theme} set={set} />
      <CustomCss value={theme.customCSS} onChange={value => set('customCSS', value)} />
    </div>
  )
}
