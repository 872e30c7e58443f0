import { ORGANIZATION_NAME_MAX } from '@sextant/contracts/limits'
import { useState } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import {
  ORGANIZATION_TYPE_WORDS,
  OrganizationTypeField,
} from '@/features/organization/components/organization-type-field.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { organizationProblem, type Known, type SignupValues } from './use-signup.ts'

/** The organization one founds: asked for, or shown as it was told already, to correct. slug: the address it would get. */
export function OrganizationFields({
  form,
  slug,
  known,
}: {
  form: UseFormReturn<SignupValues>
  slug: string | null
  known: Known
}) {
  const told = known.key !== null && organizationProblem(known.organizationName) === null
  const [correcting, setCorrecting] = useState(!told)
  if (!correcting) return <Told form={form} onCorrect={() => setCorrecting(true)} />
  const { register, control, formState } = form
  const address = slug && (
    <>
      Workspace address: <span className="font-medium text-ink-2">{slug}</span>
    </>
  )
  return (
    <>
      <Field
        label="Organization name"
        error={formState.errors.organizationName?.message}
        hint={address ?? undefined}
      >
        {described => (
          <Input
            {...described}
            {...register('organizationName', {
              validate: value => organizationProblem(value) ?? true,
            })}
            autoComplete="organization"
            maxLength={ORGANIZATION_NAME_MAX}
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
    </>
  )
}

/** What was told when asking for the invitation. */
function Told({
  form: { control },
  onCorrect,
}: {
  form: UseFormReturn<SignupValues>
  onCorrect: () => void
}) {
  const [name, type] = useWatch({ control, name: ['organizationName', 'organizationType'] })
  return (
    <section
      aria-labelledby="told"
      className="flex items-center justify-between gap-3 rounded-md border border-line bg-sunken py-2.5 pr-1.5 pl-3.5"
    >
      <div className="min-w-0">
        <h2 id="told" className="cap">
          From your request
        </h2>
        <p className="wrap-anywhere">
          <strong className="font-semibold">{name}</strong>
          <span className="text-ink-2"> · {ORGANIZATION_TYPE_WORDS[type].title}</span>
        </p>
      </div>
      <Button variant="quiet" onClick={onCorrect}>
        Change
      </Button>
    </section>
  )
}
