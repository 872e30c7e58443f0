import { BRAND_WORD_MAX } from '@sextant/contracts/brand/guidelines'
import { Input } from '@/ui/primitives/input.tsx'
import { BrandSection } from './brand-section.tsx'
import { RowList } from './row-list.tsx'
import type { PartProps } from './words-parts.tsx'

const HEX = /^#[0-9a-f]{6}$/i

/** How it looks: colors, fonts, logos. */
export function LooksParts({ draft, onChange }: PartProps) {
  return (
    <>
      <BrandSection title="Colors" about="With the name that your people use.">
        <RowList
          one="color"
          rows={draft.colors}
          blank={{ name: '', hex: '#1f6f78' }}
          onChange={colors => onChange({ colors })}
        >
          {(row, change, number) => (
            <div className="grid grid-cols-[auto_minmax(0,1fr)_112px] gap-1.5">
              <input
                type="color"
                aria-label={`Color ${number}`}
                className="h-(--control) w-11 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
                value={HEX.test(row.hex) ? row.hex : '#000000'}
                onChange={event => change({ hex: event.target.value })}
              />
              <Input
                aria-label={`Name of color ${number}`}
                placeholder="Harbour green"
                maxLength={BRAND_WORD_MAX}
                value={row.name}
                onChange={event => change({ name: event.target.value })}
              />
              <Input
                aria-label={`Digits of color ${number}`}
                maxLength={7}
                className="tabular-nums"
                value={row.hex}
                onChange={event => change({ hex: event.target.value })}
              />
            </div>
          )}
        </RowList>
      </BrandSection>
      <BrandSection title="Fonts" about="What each is for.">
        <RowList
          one="font"
          rows={draft.fonts}
          blank={{ role: '', name: '' }}
          onChange={fonts => onChange({ fonts })}
        >
          {(row, change, number) => (
            <div className="grid gap-1.5 sm:grid-cols-2">
              <Input
                aria-label={`Use of font ${number}`}
                placeholder="Headings"
                maxLength={BRAND_WORD_MAX}
                value={row.role}
                onChange={event => change({ role: event.target.value })}
              />
              <Input
                aria-label={`Name of font ${number}`}
                placeholder="Newsreader"
                maxLength={BRAND_WORD_MAX}
                value={row.name}
                onChange={event => change({ name: event.target.value })}
              />
            </div>
          )}
        </RowList>
      </BrandSection>
      <BrandSection title="Logos" about="Which there are, where the files lie, when each is used.">
        <RowList
          one="logo"
          rows={draft.logos}
          blank={{ name: '', where: '', use: '' }}
          onChange={logos => onChange({ logos })}
        >
          {(row, change, number) => (
            <div className="grid gap-1.5 sm:grid-cols-2">
              <Input
                aria-label={`Name of logo ${number}`}
                placeholder="Wordmark, dark"
                maxLength={BRAND_WORD_MAX}
                value={row.name}
                onChange={event => change({ name: event.target.value })}
              />
              <Input
                aria-label={`Where logo ${number} lies`}
                placeholder="Address of the file"
                maxLength={500}
                value={row.where}
                onChange={event => change({ where: event.target.value })}
              />
              <Input
                aria-label={`When logo ${number} is used`}
                placeholder="On light grounds, never below 24 px"
                className="sm:col-span-2"
                maxLength={200}
                value={row.use}
                onChange={event => change({ use: event.target.value })}
              />
            </div>
          )}
        </RowList>
      </BrandSection>
    </>
  )
}
