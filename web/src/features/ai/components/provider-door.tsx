import type { AiProvider, AiSettings } from '@sextant/contracts/ai/routes'
import { AI_KEY_MAX, AI_URL_MAX } from '@sextant/contracts/limits'
import { PasswordInput } from '@/ui/patterns/password-input.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { keepsKey, type ProviderDraft } from '../provider-draft.ts'
import { keyWords, PROVIDER_NAMES } from '../words.ts'

const providers = Object.keys(PROVIDER_NAMES) as AiProvider[]

type ProviderDoorProps = {
  draft: ProviderDraft
  settings: AiSettings
  errors: { baseUrl?: string; apiKey?: string }
  onChange: (changed: Partial<ProviderDraft>) => void
}

/** Where the model answers, and the key to it. */
export function ProviderDoor({ draft, settings, errors, onChange }: ProviderDoorProps) {
  const { own, own_endpoints: ownEndpoints } = settings
  const atOwnAddress = draft.provider === 'openai-compatible'
  const offered = providers.filter(name => ownEndpoints || name !== 'openai-compatible')
  const choose = (name: string) =>
    // An address of one provider means nothing to another.
    onChange({ provider: providers.find(known => known === name) ?? 'anthropic', baseUrl: '' })
  return (
    <>
      <Field label="Provider">
        {described => (
          <NativeSelect
            {...described}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the form is gone
            autoFocus
            value={draft.provider}
            onChange={event => choose(event.target.value)}
          >
            {offered.map(name => (
              <option key={name} value={name}>
                {PROVIDER_NAMES[name]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {atOwnAddress && (
        <Field
          label="Address"
          error={errors.baseUrl}
          hint="Of a server that speaks OpenAI’s protocol, with the /v1 at its end"
        >
          {described => (
            <Input
              {...described}
              required
              type="url"
              autoComplete="off"
              placeholder="https://models.example/v1"
              maxLength={AI_URL_MAX}
              value={draft.baseUrl}
              onChange={event => onChange({ baseUrl: event.target.value })}
            />
          )}
        </Field>
      )}
      <KeyField
        value={draft.apiKey}
        stored={keepsKey(draft, own) ? keyWords(own?.key_last_four ?? '') : null}
        isOptional={atOwnAddress}
        error={errors.apiKey}
        onChange={apiKey => onChange({ apiKey })}
      />
    </>
  )
}

/** stored: the key that stays when nothing is entered, as far as it is shown. */
function KeyField({
  value,
  stored,
  isOptional,
  error,
  onChange,
}: {
  value: string
  stored: string | null
  isOptional: boolean
  error: string | undefined
  onChange: (key: string) => void
}) {
  const hint = stored
    ? `Stored: ${stored}. Leave this empty to keep it.`
    : 'It is stored encrypted and never shown again.'
  return (
    <Field
      label="Key"
      error={error}
      hint={hint}
      aside={isOptional && <span className="text-ink-3">Optional</span>}
    >
      {described => (
        <PasswordInput
          {...described}
          autoComplete="new-password"
          spellCheck={false}
          placeholder={stored ?? undefined}
          maxLength={AI_KEY_MAX}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
