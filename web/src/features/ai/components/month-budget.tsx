import type { AiSettings } from '@sextant/contracts/ai/routes'
import { type FormEvent, useState } from 'react'
import { Limb } from '@/ui/patterns/limb.tsx'
import { centsOf, dollars, moneyText } from '@/ui/patterns/money.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useSetCap } from '../api/set-cap.ts'
import { costWords, partOf } from '../words.ts'

type MonthBudgetProps = {
  budget: NonNullable<AiSettings['budget']>
  whose: AiSettings['whose']
}

const NEARLY = 80

/** What may be spent this month, and what is. */
export function MonthBudget({ budget, whose }: MonthBudgetProps) {
  const { spent_micros: spent, default_cap_cents: most } = budget
  const cap = budget.cap_cents ?? most
  const part = partOf(spent, cap)
  const said = `${costWords(spent)} of ${dollars(cap)} spent this month`
  return (
    <div className="grid max-w-[42em] gap-4">
      <div className="grid gap-2">
        <p>{said}</p>
        <Limb
          value={part}
          tone={part >= NEARLY ? 'warn' : 'ink'}
          label="Budget of this month"
          text={said}
        />
        {spent >= cap * 10_000 && (
          <p className="text-warn">Used up: the built-in mind works until the month ends.</p>
        )}
      </div>
      <CapForm key={budget.cap_cents} budget={budget} whose={whose} />
    </div>
  )
}

function CapForm({ budget, whose }: MonthBudgetProps) {
  const { cap_cents: stored, default_cap_cents: most } = budget
  const before = stored === null ? '' : moneyText(stored)
  const [typed, setTyped] = useState(before)
  const { save, saving, failure } = useSetCap()
  const cents = typed.trim() === '' ? null : centsOf(typed)
  const isWrong = cents === null && typed.trim() !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong && !saving) void save(cents)
  }
  const hint =
    whose === 'own'
      ? `In US dollars; empty: ${dollars(most)}. A new month begins at zero.`
      : `In US dollars; empty: ${dollars(most)}, which is also the most this installation gives.`
  const error = isWrong ? 'An amount in dollars, such as 25 or 25.50' : undefined
  return (
    <form noValidate onSubmit={send} className="flex flex-wrap items-start gap-2.5">
      <Field
        label="Budget a month"
        error={error ?? failure ?? undefined}
        hint={hint}
        className="min-w-52 flex-1"
      >
        {described => (
          <Input
            {...described}
            inputMode="decimal"
            autoComplete="off"
            placeholder={moneyText(most)}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={saving} disabled={typed === before} className="mt-[25px]">
        Save budget
      </Button>
    </form>
  )
}
