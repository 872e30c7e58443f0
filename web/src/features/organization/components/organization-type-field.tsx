import { ORGANIZATION_TYPES, type OrganizationType } from '@sextant/contracts/catalogue'
import { RadioCard, RadioGroup } from '@/ui/primitives/radio-group.tsx'

export const ORGANIZATION_TYPE_WORDS: Record<OrganizationType, { title: string; note: string }> = {
  SME: { title: 'SME', note: 'You market your own business' },
  AGENCY: { title: 'Agency', note: 'You market for several clients' },
}

/** Whether one markets one's own business or that of clients. */
export function OrganizationTypeField({
  value,
  onChange,
}: {
  value: OrganizationType
  onChange: (type: string) => void
}) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-caption font-medium">Organization type</legend>
      <RadioGroup
        value={value}
        onValueChange={onChange}
        aria-label="Organization type"
        className="grid-cols-2 max-sm:grid-cols-1"
      >
        {ORGANIZATION_TYPES.map(type => (
          <RadioCard key={type} value={type} {...ORGANIZATION_TYPE_WORDS[type]} />
        ))}
      </RadioGroup>
    </fieldset>
  )
}
