import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { factWords } from '@sextant/contracts/company/fact-words'
import { labelRefusal, refusalWords } from '@sextant/contracts/company/label'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { useModelCurrency } from '@/features/company/use-model-currency.ts'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { RadioCard, RadioGroup } from '@/ui/primitives/radio-group.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'
import { useDrawPersona } from './use-draw-persona.ts'

const ANOTHER = 'another'

/** Groups of customers that have a card and are no persona to avoid. */
const groupsIn = (facts: readonly CompanyFactRow[]): CompanyFactRow[] =>
  facts.filter(
    ({ kind, status, attributes }) =>
      kind === 'segment' && status === 'confirmed' && attributes.avoid !== true,
  )

/** Which group of customers to draw: one that is known, or a new one by its name. */
export function GroupForm() {
  const { clientId } = useAgentPlace().scope
  const { data: facts, error, refetch } = useQuery(companyFactsQuery(clientId))
  if (error)
    return (
      <ErrorState title={messageOf(error)} onRetry={() => void refetch()}>
        The groups that are known could not be fetched.
      </ErrorState>
    )
  // The choice is not put before somebody's eyes and then replaced.
  return facts ? <Choice facts={facts} /> : <Skeleton className="h-40 max-w-[38em]" />
}

function Choice({ facts }: { facts: readonly CompanyFactRow[] }) {
  const { clientId } = useAgentPlace().scope
  const { currency } = useModelCurrency(facts, clientId)
  const groups = groupsIn(facts)
  const [chosen, setChosen] = useState<string | null>(null)
  const [label, setLabel] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { draw, saving, failure } = useDrawPersona()
  const labelId = useId()
  const choice = chosen ?? groups[0]?.id ?? ANOTHER
  const refusal = choice === ANOTHER ? labelRefusal(label.trim(), 'segment') : null
  const start = (isAsked: boolean) => {
    setIsTried(true)
    if (refusal) return
    void draw(choice === ANOTHER ? { label: label.trim() } : { id: choice }, isAsked)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start(false)
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[38em] gap-5">
      {groups.length > 0 && (
        <div className="grid gap-2.5">
          <p id={labelId} className="text-caption font-medium">
            Which customers?
          </p>
          <RadioGroup aria-labelledby={labelId} value={choice} onValueChange={setChosen}>
            {groups.map(group => (
              <RadioCard
                key={group.id}
                value={group.id}
                title={group.label}
                note={wordsOf(group, currency)}
              />
            ))}
            <RadioCard value={ANOTHER} title="Another group" />
          </RadioGroup>
        </div>
      )}
      {choice === ANOTHER && (
        <Field
          label="What do you call them?"
          hint="A few words: “landlords with three flats”, “parents of first-graders”."
          error={isTried && refusal ? refusalWords(refusal, 'segment') : failure}
        >
          {described => (
            <Input {...described} value={label} onChange={event => setLabel(event.target.value)} />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={saving}>
          Draw the persona
        </Button>
        <Button busy={saving} onClick={() => start(true)}>
          Answer questions first
        </Button>
      </div>
    </form>
  )
}

/** What its card says: "How many 40 · Spend $900". */
const wordsOf = (group: CompanyFactRow, currency: string): string =>
  factWords(group, { currency, labelOf: () => undefined })
    .map(({ name, value }) => `${name} ${value}`)
    .join(' · ')
