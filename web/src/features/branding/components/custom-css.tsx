import { CUSTOM_CSS_MAX } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'
import { checkedCssQuery } from '../api/branding.ts'
import { ThemeGroup } from './theme-group.tsx'

/** Rules of one's own, and which parts of them the server leaves out. */
export function CustomCss({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) {
  const settled = useDebounced(value, 500)
  const checked = useQuery({ ...checkedCssQuery(settled), enabled: settled.trim() !== '' })
  const removed = settled.trim() === '' ? [] : (checked.data?.removed ?? [])
  return (
    <ThemeGroup title="Custom CSS">
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
    </ThemeGroup>
  )
}
