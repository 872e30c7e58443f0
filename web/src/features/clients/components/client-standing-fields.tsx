import { CLIENT_NAME_MAX } from '@sextant/contracts/limits'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { FIELD_LABELS as LABELS, statusChoices } from '../client-form.ts'
import { statusLabel } from '../client-status.ts'
import type { ClientFieldsProps } from './client-fields-props.ts'
import { FieldGroup, OPTIONAL } from './field-group.tsx'

/** status: as it is stored, so that one of its own stays on offer. */
export function ClientStandingFields({
  field,
  errors,
  status,
}: ClientFieldsProps & { status: string }) {
  return (
    <FieldGroup title="Client" lead="Who pays, and how you stand.">
      <Field label={LABELS.name} error={errors.name?.message} className="sm:col-span-2">
        {described => (
          <Input
            {...described}
            {...field('name')}
            autoComplete="off"
            maxLength={CLIENT_NAME_MAX}
            required
          />
        )}
      </Field>
      <Field label={LABELS.status} error={errors.status?.message}>
        {described => (
          <NativeSelect {...described} {...field('status')}>
            {statusChoices(status).map(value => (
              <option key={value} value={value}>
                {statusLabel(value)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        label={LABELS.fee}
        error={errors.fee?.message}
        aside={OPTIONAL}
        hint="In US dollars a month"
      >
        {described => (
          <Input
            {...described}
            {...field('fee')}
            inputMode="decimal"
            autoComplete="off"
            placeholder="2,500"
          />
        )}
      </Field>
    </FieldGroup>
  )
}
