import {
  type BrandTheme,
  DENSITIES,
  FONT_FAMILIES,
  type RADIUS_MAP,
} from '@sextant/contracts/branding/theme'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import type { SetTheme } from '../set-theme.ts'
import { ThemeGroup } from './theme-group.tsx'

const FONTS = [
  ['heading', 'Headings'],
  ['body', 'Text'],
  ['mono', 'Figures in code'],
] as const
const RADII = {
  none: 'None',
  sm: 'Small',
  md: 'Medium',
  lg: 'Large',
  xl: 'Extra large',
} as const satisfies Record<keyof typeof RADIUS_MAP, string>
const families = Object.keys(FONT_FAMILIES) as BrandTheme['fonts']['body'][]
const word = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Type, corners and density. */
export function ThemeShape({ theme, set }: { theme: BrandTheme; set: SetTheme }) {
  return (
    <ThemeGroup title="Type and shape">
      <Fonts fonts={theme.fonts} onChange={fonts => set('fonts', fonts)} />
      <div className="grid gap-1.5">
        <p className="text-caption font-medium">Corners</p>
        <SegmentedControl
          className="justify-self-start max-sm:flex-wrap"
          label="Corners"
          value={theme.borderRadius}
          onValueChange={value => set('borderRadius', value)}
          options={(['none', 'sm', 'md', 'lg', 'xl'] as const).map(value => ({
            value,
            label: RADII[value],
          }))}
        />
      </div>
      <div className="grid gap-1.5">
        <p className="text-caption font-medium">Density</p>
        <SegmentedControl
          className="justify-self-start max-sm:flex-wrap"
          label="Density"
          value={theme.density}
          onValueChange={value => set('density', value)}
          options={DENSITIES.map(value => ({ value, label: word(value) }))}
        />
      </div>
    </ThemeGroup>
  )
}

function Fonts({
  fonts,
  onChange,
}: {
  fonts: BrandTheme['fonts']
  onChange: (fonts: BrandTheme['fonts']) => void
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {FONTS.map(([key, label]) => (
        <Field key={key} label={label}>
          {described => (
            <NativeSelect
              {...described}
              value={fonts[key]}
              onChange={event =>
                onChange({
                  ...fonts,
                  [key]: families.find(name => name === event.target.value) ?? fonts[key],
                })
              }
            >
              {families.map(name => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      ))}
    </div>
  )
}
