import { AGENTS } from '@sextant/contracts/catalogue'
import type { Me } from '@sextant/contracts/identity/routes'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { useSavePreferences, type PreferenceChange } from '../api/save-preferences.ts'

type Theme = Me['preferences']['theme']
const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const
const agents = AGENTS.filter(({ available }) => available)

type PreferencesProps = {
  preferences: Me['preferences']
  /** Dresses the page at once. */ applyTheme: (theme: Theme) => void
  /** Works with agents. */ withAgents: boolean
}

/** A person's own choices, kept as they are made. */
export function Preferences({ preferences, applyTheme, withAgents }: PreferencesProps) {
  const saving = useSavePreferences(before => applyTheme(before.theme))
  const save = (change: PreferenceChange) => {
    if (change.theme) applyTheme(change.theme)
    return saving.save({ change, before: preferences })
  }
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-1.5 max-sm:justify-items-stretch">
        <p aria-hidden className="text-caption font-medium">
          Theme
        </p>
        <SegmentedControl
          label="Theme"
          fill
          value={preferences.theme}
          options={THEMES}
          onValueChange={theme => void save({ theme })}
        />
      </div>
      {withAgents && (
        <Field label="Default agent" hint="Stands first in the Agents menu." className="max-w-sm">
          {described => (
            <NativeSelect
              {...described}
              value={preferences.default_agent ?? ''}
              onChange={event =>
                void save({
                  default_agent: agents.find(({ id }) => id === event.target.value)?.id ?? null,
                })
              }
            >
              <option value="">None</option>
              {agents.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
    </div>
  )
}
