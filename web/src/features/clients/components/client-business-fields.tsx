import { COMPANY_SIZES, INDUSTRIES } from '@sextant/contracts/catalogue'
import { DESCRIPTION_MAX } from '@sextant/contracts/limits'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { FIELD_LABELS as LABELS } from '../client-form.ts'
import type { ClientFieldsProps } from './client-fields-props.ts'
import { FieldGroup, OPTIONAL } from './field-group.tsx'

/** profiled: a business profile is kept; it can be changed, not taken away. */
export function ClientBusinessFields({
  field,
  errors,
  profiled,
}: ClientFieldsProps & { profiled: boolean }) {
  return (
    <FieldGroup
      title="Business"
      lead="What every agent knows when it works for this client. Other clients' agents never see it."
    >
      <Field label={LABELS.industry} error={errors.industry?.message} aside={OPTIONAL}>
        {described => (
          <NativeSelect {...described} {...field('industry')}>
            {!profiled && <option value="">Not said</option>}
            {INDUSTRIES.map(value => (
              <option key={value}>{value}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={LABELS.companySize} error={errors.companySize?.message} aside={OPTIONAL}>
        {described => (
          <NativeSelect {...described} {...field('companySize')}>
            {!profiled && <option value="">Not said</option>}
            {COMPANY_SIZES.map(value => (
              <option key={value} value={value}>
                {value} employees
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        label={LABELS.description}
        error={errors.description?.message}
        aside={OPTIONAL}
        hint="What it sells, to whom, and what makes it different. Agents quote this back to you. Kept together with industry and size."
        className="sm:col-span-2"
      >
        {described => (
          <Textarea {...described} {...field('description')} rows={4} maxLength={DESCRIPTION_MAX} />
        )}
      </Field>
    </FieldGroup>
  )
}
