import {
  CLIENT_NOTES_MAX,
  CONTACT_NAME_MAX,
  EMAIL_MAX,
  PHONE_MAX,
  WEBSITE_MAX,
} from '@sextant/contracts/limits'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { FIELD_LABELS as LABELS } from '../client-form.ts'
import type { ClientFieldsProps } from './client-fields-props.ts'
import { FieldGroup, OPTIONAL } from './field-group.tsx'

export function ClientContactFields({ field, errors }: ClientFieldsProps) {
  return (
    <FieldGroup title="Contact" lead="Whom you talk to.">
      <Field label={LABELS.contact} aside={OPTIONAL}>
        {described => (
          <Input
            {...described}
            {...field('contact')}
            autoComplete="off"
            maxLength={CONTACT_NAME_MAX}
          />
        )}
      </Field>
      <Field label={LABELS.email} error={errors.email?.message} aside={OPTIONAL}>
        {described => (
          <Input
            {...described}
            {...field('email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX}
          />
        )}
      </Field>
      <Field label={LABELS.phone} aside={OPTIONAL}>
        {described => (
          <Input
            {...described}
            {...field('phone')}
            type="tel"
            autoComplete="off"
            maxLength={PHONE_MAX}
          />
        )}
      </Field>
      <Field label={LABELS.website} aside={OPTIONAL}>
        {described => (
          <Input
            {...described}
            {...field('website')}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={WEBSITE_MAX}
          />
        )}
      </Field>
      <Field label={LABELS.notes} aside={OPTIONAL} className="sm:col-span-2">
        {described => (
          <Textarea {...described} {...field('notes')} rows={3} maxLength={CLIENT_NOTES_MAX} />
        )}
      </Field>
    </FieldGroup>
  )
}
