import { COMPANY_SIZES, INDUSTRIES } from '@sextant/contracts/catalogue'
import { DESCRIPTION_MAX } from '@sextant/contracts/limits'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import type { BusinessDraft } from '../business-draft.ts'

/** Industry, size and a description. tried: what is missing says so. */
export function BusinessFields({
  draft,
  onChange,
  tried,
  disabled = false,
}: {
  draft: BusinessDraft
  onChange: (change: Partial<BusinessDraft>) => void
  tried: boolean
  disabled?: boolean
}) {
  return (
    <>
      <div className="grid gap-[18px] sm:grid-cols-2">
        <Field
          label="Industry"
          error={tried && !draft.industry ? 'Choose the nearest one' : undefined}
          hint="Not in the list? Take the nearest one, or Other."
        >
          {described => (
            <NativeSelect
              {...described}
              value={draft.industry}
              required
              disabled={disabled}
              onChange={event =>
                onChange({
                  industry: INDUSTRIES.find(option => option === event.target.value) ?? '',
                })
              }
            >
              <option value="" disabled>
                Choose your industry
              </option>
              {INDUSTRIES.map(option => (
                <option key={option}>{option}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          label="Company size"
          error={tried && !draft.companySize ? 'Choose a size' : undefined}
        >
          {described => (
            <NativeSelect
              {...described}
              value={draft.companySize}
              required
              disabled={disabled}
              onChange={event =>
                onChange({
                  companySize: COMPANY_SIZES.find(option => option === event.target.value) ?? '',
                })
              }
            >
              <option value="" disabled>
                Choose your company size
              </option>
              {COMPANY_SIZES.map(option => (
                <option key={option} value={option}>
                  {option} employees
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <Field
        label="Description"
        aside={<span className="text-ink-3">Optional</span>}
        hint="What you sell, to whom, and what makes you different. Agents quote this back to you."
      >
        {described => (
          <Textarea
            {...described}
            rows={3}
            maxLength={DESCRIPTION_MAX}
            value={draft.description}
            disabled={disabled}
            placeholder="Bread and cakes for the families of our street, baked at night, sold by nine."
            onChange={event => onChange({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
