import type { AiSettings } from '@sextant/contracts/ai/routes'
import { useState } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { useRemoveProvider } from '../api/remove-provider.ts'
import { useTryProvider } from '../api/try-provider.ts'
import type { Confirmed } from '../confirmed.ts'
import { keyWords, modelWords, PROVIDER_NAMES } from '../words.ts'
import { ProviderForm } from './provider-form.tsx'

type OwnProviderProps = { settings: AiSettings; confirmed: Confirmed }

/** The organization's own provider: none yet, stored, or being changed. */
export function OwnProvider({ settings, confirmed }: OwnProviderProps) {
  const [editing, setEditing] = useState(false)
  const { own } = settings
  if (editing)
    return (
      <ProviderForm
        settings={settings}
        confirmed={confirmed}
        onSaved={() => setEditing(false)}
        onCancel={() => setEditing(false)}
      />
    )
  if (own)
    return (
      <Stored
        own={own}
        server={settings.server}
        confirmed={confirmed}
        onEdit={() => setEditing(true)}
      />
    )
  return (
    <div className="grid justify-items-start gap-2.5">
      <p className="max-w-[42em] text-ink-2">
        With a key of your own, your organization’s agents work with the model of your choice, and
        the provider bills you.
      </p>
      <Button onClick={() => setEditing(true)}>Use your own key</Button>
    </div>
  )
}

function Stored({
  own,
  server,
  confirmed,
  onEdit,
}: {
  own: NonNullable<AiSettings['own']>
  server: AiSettings['server']
  confirmed: Confirmed
  onEdit: () => void
}) {
  const trial = useTryProvider()
  const { save: remove } = useRemoveProvider(confirmed)
  const [tried, setTried] = useState<{ ok: boolean; words: string } | null>(null)
  const tryIt = async () => {
    setTried(null)
    const { ok, ...rest } = await trial.save()
    if (!ok) return
    const answer = 'answer' in rest ? rest.answer : null
    if (answer) setTried({ ok: answer.ok, words: answer.problem ?? took(answer.milliseconds) })
  }
  return (
    <div className="grid gap-4">
      <Facts own={own} />
      <div className="flex flex-wrap gap-2.5">
        <Button busy={trial.saving} onClick={() => void tryIt()}>
          Try it
        </Button>
        <Button onClick={onEdit}>Change</Button>
        <ConfirmDialog
          trigger={<Button variant="quiet">Remove</Button>}
          title="Remove your language model and its key?"
          confirm="Remove model and key"
          danger
          onConfirm={() => remove()}
        >
          {server
            ? `From then on ${modelWords(server)} works for you, provided by this installation.`
            : 'From then on the built-in mind works. What was written stays as it is.'}
        </ConfirmDialog>
      </div>
      {trial.failure && <Alert title={trial.failure} />}
      {tried && (
        <Alert
          tone={tried.ok ? 'good' : 'warn'}
          title={tried.ok ? 'It answers' : 'It does not answer'}
        >
          {tried.words}
        </Alert>
      )}
    </div>
  )
}

const took = (milliseconds: number) =>
  milliseconds < 1000
    ? 'A short trial took less than a second.'
    : `A short trial took ${(milliseconds / 1000).toFixed(1)} seconds.`

function Facts({ own }: { own: NonNullable<AiSettings['own']> }) {
  const lines = [
    ['Provider', PROVIDER_NAMES[own.provider]],
    ['Address', own.base_url],
    ['Model', own.model],
    ['Smaller model', own.model_small === own.model ? null : own.model_small],
    ['Embedding model', own.embedding_model],
    ['Key', own.key_last_four === null ? 'None' : keyWords(own.key_last_four)],
  ] as const
  return (
    <dl className="grid max-w-[42em] grid-cols-[8.5rem_minmax(0,1fr)] gap-y-1.5">
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
      <dt className="text-ink-3">Set</dt>
      <dd>
        <TimeSince at={own.set_at} />
        {own.set_by_name && ` by ${own.set_by_name}`}
      </dd>
    </dl>
  )
}
