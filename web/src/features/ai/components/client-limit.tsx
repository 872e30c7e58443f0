import type { AiClient } from '@sextant/contracts/ai/routes'
import { type FormEvent, useId, useState } from 'react'
import { toast } from 'sonner'
import { centsOf, dollars, moneyText } from '@/ui/patterns/money.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Switch } from '@/ui/primitives/switch.tsx'
import { type ClientLimits, useSetClientLimits } from '../api/set-client-limits.ts'
import { costWords } from '../words.ts'

/** One client's line: its limit is saved by the button or Enter, the switch at once. */
export function ClientLimit({ client }: { client: AiClient }) {
  const { save, saving } = useSetClientLimits()
  const change = (changed: Partial<ClientLimits>, words: string) =>
    void save({ ...client, ...changed }, () => toast.success(words))
  return (
    <li className="grid items-center gap-x-6 gap-y-2.5 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_15.5rem]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{client.name}</p>
        <p className="cap">{spentWords(client)}</p>
      </div>
      <LimitField
        client={client}
        busy={saving}
        onSave={cap_cents => change({ cap_cents }, `Limit of ${client.name} saved`)}
      />
      <NeverSend
        client={client}
        busy={saving}
        onChange={never_send =>
          change(
            { never_send },
            never_send
              ? `Nothing of ${client.name} is sent from now on`
              : `${client.name} may be sent again`,
          )
        }
      />
    </li>
  )
}

function spentWords({ spent_micros: spent, cap_cents: cap }: AiClient): string {
  const of = cap === null ? '' : ` of ${dollars(cap)}`
  return `${costWords(spent)}${of} spent this month`
}

function LimitField({
  client,
  busy,
  onSave,
}: {
  client: AiClient
  busy: boolean
  onSave: (cents: number | null) => void
}) {
  const before = client.cap_cents === null ? '' : moneyText(client.cap_cents)
  const [typed, setTyped] = useState(before)
  const cents = typed.trim() === '' ? null : centsOf(typed)
  const isWrong = cents === null && typed.trim() !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong && !busy && typed !== before) onSave(cents)
  }
  return (
    <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <Input
        aria-label={`Limit a month for ${client.name}, in dollars`}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="No limit of its own"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={typed === before || isWrong}>
        Save<span className="sr-only"> limit of {client.name}</span>
      </Button>
    </form>
  )
}

function NeverSend({
  client,
  busy,
  onChange,
}: {
  client: AiClient
  busy: boolean
  onChange: (never: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex items-center gap-3 md:col-span-2">
      <Switch
        id={id}
        aria-label={`Never send anything of ${client.name} to a provider`}
        checked={client.never_send}
        disabled={busy}
        onCheckedChange={onChange}
      />
      <label htmlFor={id} className="text-caption text-ink-2">
        Never send anything of this client to a provider
      </label>
    </div>
  )
}
