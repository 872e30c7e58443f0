import { COMPANY_SIZES, INDUSTRIES } from '@sextant/contracts/catalogue'
import { COMPANY_NAME_MAX, DESCRIPTION_MAX } from '@sextant/contracts/limits'
import type { BusinessContext, ClientRow } from '@sextant/contracts/rows'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useProfileForm } from '../use-profile-form.ts'

/** The business profile of a client: what every agent knows before it asks. */
export function ProfileForm({
  client,
  profile,
  onDone,
}: {
  client: ClientRow
  profile: BusinessContext | null
  onDone: () => void
}) {
  const { register, errors, isSubmitting, submit, failure } = useProfileForm(
    client,
    profile,
    onDone,
  )
  return (
    <form
      noValidate
      onSubmit={event => void submit(event)}
      className="grid max-w-2xl gap-[18px] pt-4"
    >
      {failure && <Alert title={failure}>What you typed is still here.</Alert>}
      <Field label="Company name" error={errors.companyName?.message}>
        {described => (
          <Input
            {...described}
            {...register('companyName', {
              validate: value =>
                value.trim().length >= 2 || 'A name of at least 2 characters is needed',
            })}
            autoComplete="off"
            maxLength={COMPANY_NAME_MAX}
          />
        )}
      </Field>
      <KindFields register={register} errors={errors} />
      <Field
        label="What the client does"
        hint="What it sells, to whom, and what makes it different. Agents quote this back to you."
      >
        {described => (
          <Textarea
            {...described}
            {...register('description')}
            rows={5}
            maxLength={DESCRIPTION_MAX}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Save profile
        </Button>
        <Button variant="quiet" disabled={isSubmitting} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** What kind of business it is: both have to be chosen. */
function KindFields({
  register,
  errors,
}: {
  register: UseFormRegister<BusinessContext>
  errors: FieldErrors<BusinessContext>
}) {
  return (
    <div className="grid gap-[18px] sm:grid-cols-2">
      <Field label="Industry" error={errors.industry?.message}>
        {described => (
          <NativeSelect
            {...described}
            {...register('industry', { required: 'Choose an industry' })}
          >
            <option value="" disabled>
              Choose an industry
            </option>
            {INDUSTRIES.map(value => (
              <option key={value}>{value}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Company size" error={errors.companySize?.message}>
        {described => (
          <NativeSelect
            {...described}
            {...register('companySize', { required: 'Choose a company size' })}
          >
            <option value="" disabled>
              Choose a company size
            </option>
            {COMPANY_SIZES.map(value => (
              <option key={value} value={value}>
                {value} employees
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  )
}
