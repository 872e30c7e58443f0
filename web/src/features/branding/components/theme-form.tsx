import {
  type BrandTheme,
  DENSITIES,
  FONT_FAMILIES,
  type RADIUS_MAP,
} from '@sextant/contracts/branding/theme'
import { CUSTOM_CSS_MAX } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'
import { checkedCssQuery } from '../api/branding.ts'
import { ColorField } from './color-field.tsx'
import { ContrastNotes } from './contrast-notes.tsx'
import { LogoField } from './logo-field.tsx'

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

/** Everything of a theme. Controlled: the page keeps what is being chosen and shows it beside. */
export function ThemeForm({
  theme,
  onChange,
}: {
  theme: BrandTheme
  onChange: (theme: BrandTheme) => void
}) {
  const set = <K extends keyof BrandTheme>(key: K, value: BrandTheme[K]) =>
    onChange({ ...theme, [key]: value })
  return (
    <div className="grid gap-8">
      <Group title="Name and pictures">
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
      </Group>
      <Group title="Colors">
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
      </Group>
      <Group title="Type and shape">
        <div className="grid gap-4 sm:grid-cols-3">
          {FONTS.map(([key, label]) => (
            <Field key={key} label={label}>
              {described => (
                <NativeSelect
                  {...described}
                  value={theme.fonts[key]}
                  onChange={event =>
                    set('fonts', {
                      ...theme.fonts,
                      [key]: families.find(name => name === event.target.value) ?? theme.fonts[key],
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
      </Group>
      <CustomCss value={theme.customCSS} onChange={value => set('customCSS', value)} />
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="pb-3 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

function CustomCss({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const settled = useDebounced(value, 500)
  const checked = useQuery({ ...checkedCssQuery(settled), enabled: settled.trim() !== '' })
  const removed = settled.trim() === '' ? [] : (checked.data?.removed ?? [])
  return (
    <Group title="Custom CSS">
      <Field
        label="CSS"
        hint="Applies to the portal below its header. Nothing may be fetched from elsewhere: no @import, no addresses in url()."
      >
        {described => (
          <Textarea
            {...described}
            rows={8}
            maxLength={CUSTOM_CSS_MAX}
            spellCheck={false}
            className="font-mono text-caption"
            value={value}
            onChange={event => onChange(event.target.value)}
            placeholder={'h1 { letter-spacing: -0.02em }'}
          />
        )}
      </Field>
      {removed.length > 0 && (
        <output className="block rounded-md border border-warn bg-warn-soft px-3.5 py-3">
          <p className="font-semibold">
            {removed.length === 1 ? 'One part is left out' : `${removed.length} parts are left out`}
          </p>
          <ul className="mt-1 grid gap-1 text-caption">
            {removed.map((part, index) => (
              <li key={index} className="wrap-anywhere">
                Line {part.line}: <code>{part.what}</code> – {part.why}
              </li>
            ))}
          </ul>
        </output>
      )}
    </Group>
  )
}
