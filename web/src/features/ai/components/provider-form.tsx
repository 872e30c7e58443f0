import type { AiSettings } from '@sextant/contracts/ai/routes'
import { AI_MODEL_MAX } from '@sextant/contracts/limits'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { dollars } from '@/ui/patterns/money.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useSetProvider } from '../api/set-provider.ts'
import type { Confirmed } from '../confirmed.ts'
import { draftErrors, draftOf, embeds, inputOf, type ProviderDraft } from '../provider-draft.ts'
import { ProviderDoor } from './provider-door.tsx'
import { ProviderPrices } from './provider-prices.tsx'

/** Names the organization's own provider. The stored key is never shown; leaving its field empty keeps it. */
export function ProviderForm({
  settings,
  confirmed,
  onSaved,
  onCancel,
}: {
  settings: AiSettings
  confirmed: Confirmed
  onSaved: () => void
  onCancel: () => void
}) {
  const { own } = settings
  const [draft, setDraft] = useState(() => draftOf(own))
  const [asked, setAsked] = useState(false)
  const { save, saving, failure } = useSetProvider(confirmed)
  const found = draftErrors(draft, own)
  const errors = asked ? found : {}
  const change = (changed: Partial<ProviderDraft>) => setDraft({ ...draft, ...changed })

  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (saving || Object.keys(found).length > 0) return
    void save(inputOf(draft), onSaved)
  }
  return (
    <form
      noValidate
      onSubmit={send}
      aria-label="Your own language model"
      className="grid max-w-[42em] gap-4"
    >
      {failure && <Alert title={failure} />}
      <ProviderDoor draft={draft} settings={settings} errors={errors} onChange={change} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Model" error={errors.model} hint="As the provider names it">
          {described => (
            <Input
              {...described}
              required
              autoComplete="off"
              spellCheck={false}
              maxLength={AI_MODEL_MAX}
              value={draft.model}
              onChange={event => change({ model: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Smaller model"
          aside={<span className="text-ink-3">Optional</span>}
          hint="For questions and quick checks; empty: the same model"
        >
          {described => (
            <Input
              {...described}
              autoComplete="off"
              spellCheck={false}
              maxLength={AI_MODEL_MAX}
              value={draft.modelSmall}
              onChange={event => change({ modelSmall: event.target.value })}
            />
          )}
        </Field>
      </div>
      {embeds(draft) && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Embedding model"
            aside={<span className="text-ink-3">Optional</span>}
            hint="For search by meaning; empty: by words alone"
          >
            {described => (
              <Input
                {...described}
                autoComplete="off"
                spellCheck={false}
                maxLength={AI_MODEL_MAX}
                value={draft.embeddingModel}
                onChange={event => change({ embeddingModel: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="Embedding price"
            aside={<span className="text-ink-3">Optional</span>}
            error={errors.embeddingPrice}
            hint="In US dollars per million tokens"
          >
            {described => (
              <Input
                {...described}
                inputMode="decimal"
                autoComplete="off"
                placeholder={dollars(settings.search.price)}
                value={draft.embeddingPrice}
                onChange={event => change({ embeddingPrice: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
      <ProviderPrices
        values={draft.prices}
        standard={settings.prices}
        error={errors.prices}
        onChange={(name, price) => change({ prices: { ...draft.prices, [name]: price } })}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={saving}>
          Save language model
        </Button>
        <Button variant="quiet" disabled={saving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
