import { COMPANY_NAME_MAX, REFERRAL_SOURCE_MAX, USE_CASE_MAX } from '@sextant/contracts/limits'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { companyNameProblem, problemOfUseCase } from '@/features/invitations/request-rules.ts'
import { OrganizationTypeField } from '@/features/organization/components/organization-type-field.tsx'
import { emailProblem } from '@/features/session/password-rules.ts'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import type { RequestForm } from './use-invitation-request.ts'

const optional = (label: string) => (
  <>
    {label} <span className="font-normal text-ink-3">Optional</span>
  </>
)

export function RequestFields({ form }: { form: UseFormReturn<RequestForm> }) {
  const { register, control } = form
  const { errors } = form.formState
  return (
    <>
      <Field label="Email" error={errors.email?.message}>
        {described => (
          <Input
            {...described}
            {...register('email', { validate: value => emailProblem(value) ?? true })}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Company name" error={errors.companyName?.message}>
        {described => (
          <Input
            {...described}
            {...register('companyName', { validate: value => companyNameProblem(value) ?? true })}
            autoComplete="organization"
            maxLength={COMPANY_NAME_MAX}
          />
        )}
      </Field>
      <Controller
        name="organizationType"
        control={control}
        render={({ field }) => (
          <OrganizationTypeField value={field.value} onChange={field.onChange} />
        )}
      />
      <UseCaseField form={form} />
      <Field label={optional('How did you hear about us?')}>
        {described => (
          <Input {...described} {...register('referralSource')} maxLength={REFERRAL_SOURCE_MAX} />
        )}
      </Field>
    </>
  )
}

/** Counts while one types; what is too long is never cut. */
function UseCaseField({ form: { register, control } }: { form: UseFormReturn<RequestForm> }) {
  const typed = useWatch({ control, name: 'useCase' })
  const { length } = typed.trim()
  return (
    <Field
      label={optional('What would you use it for?')}
      error={problemOfUseCase(typed) ?? undefined}
      aside={
        <span className={length > USE_CASE_MAX ? 'text-bad' : 'text-ink-3'}>
          {length}/{USE_CASE_MAX}
        </span>
      }
    >
      {described => (
        <Textarea
          {...described}
          {...register('useCase', { validate: value => problemOfUseCase(value) ?? true })}
          rows={4}
        />
      )}
    </Field>
  )
}
