import { Alert } from '@/ui/patterns/alert.tsx'
import { RadioCard, RadioGroup } from '@/ui/primitives/radio-group.tsx'
import { FIELD_LABELS, type ClientField } from '../client-form.ts'
import type { Clash } from '../merge-form.ts'

const shown = (text: string) => text.trim() || 'Nothing'

/** Somebody saved the same client meanwhile: what both changed is decided here, field by field; everything else is already put together. */
export function ClashPanel({
  clashes,
  values,
  onChoose,
}: {
  clashes: readonly Clash[]
  values: Readonly<Record<ClientField, string>>
  onChoose: (field: ClientField, value: string) => void
}) {
  return (
    <Alert tone="warn" title="Somebody saved this client while you were writing">
      <p>
        {clashes.length === 0
          ? 'You changed different things. Both are in the form below; save again to keep them.'
          : 'Nothing is lost: what only one of you changed is in the form below. Where both did, choose, then save again.'}
      </p>
      {clashes.map(({ field, mine, theirs }) => (
        <fieldset key={field} className="mt-3 grid gap-1.5">
          <legend className="mb-1.5 text-caption font-medium">{FIELD_LABELS[field]}</legend>
          <RadioGroup
            aria-label={FIELD_LABELS[field]}
            value={chosenOf(values[field], { mine, theirs })}
            onValueChange={choice => onChoose(field, choice === 'theirs' ? theirs : mine)}
            className="sm:grid-cols-2"
          >
            <RadioCard value="mine" title={shown(mine)} note="Yours" />
            <RadioCard value="theirs" title={shown(theirs)} note="Already saved" />
          </RadioGroup>
        </fieldset>
      ))}
    </Alert>
  )
}

/** Whose words stand in the form: '' while they are neither's. */
function chosenOf(value: string, { mine, theirs }: { mine: string; theirs: string }): string {
  if (value === theirs) return 'theirs'
  return value === mine ? 'mine' : ''
}
