import { ORGANIZATION_NAME_MAX, ORGANIZATION_NAME_MIN } from '@sextant/contracts/limits'
import type { OrganizationType } from '@sextant/contracts/catalogue'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'
import { useSlugPreview } from '@/features/organization/api/generate-slug.ts'
import { useProduct } from '@/features/product/use-product.ts'
import { createAccountWith } from '@/features/session/create-account.ts'
import { forgetInvitation } from '@/features/session/invitation-memory.ts'
import {
  confirmationProblem,
  emailProblem,
  passwordProblem,
} from '@/features/session/password-rules.ts'
import { useDebounced } from '@/ui/use-debounced.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { RadioCard, RadioGroup } from '@/ui/primitives/radio-group.tsx'

type Form = {
  email: string
  password: string
  confirmPassword: string
  organizationName: string
  organizationType: OrganizationType
}

const SLUG_PAUSE_MS = 500

function organizationProblem(name: string): string | null {
  const { length } = name.trim()
  if (length === 0) return 'Organization name is required'
  return length < ORGANIZATION_NAME_MIN
    ? `Organization name must be at least ${ORGANIZATION_NAME_MIN} characters`
    : null
}

/** invitation: of a team; then no organization is asked for and the address is the invited one. email: what the first field starts with. */
export function SignupForm({
  invitation,
  email: known,
}: {
  invitation: { token: string; team: string; email: string } | null
  email: string
}) {
  const navigate = useNavigate()
  const createAccount = createAccountWith(useProduct())
  const [failure, setFailure] = useState<string | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  // The button is a screen below the alert on a phone.
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<Form>({
    mode: 'onTouched',
    defaultValues: {
      email: known,
      password: '',
      confirmPassword: '',
      organizationName: '',
      organizationType: 'SME',
    },
  })
  const [password, confirmation, organizationName] = useWatch({
    control,
    name: ['password', 'confirmPassword', 'organizationName'],
  })
  const slug = useSlugPreview(useDebounced(organizationName, SLUG_PAUSE_MS))

  const submit = handleSubmit(async form => {
    setFailure(null)
    const email = form.email.trim()
    const place = invitation
      ? { invitation: invitation.token }
      : {
          organizationName: form.organizationName.trim(),
          organizationType: form.organizationType,
          slug: slug.data ?? null,
        }
    const outcome = await createAccount({ email, password: form.password, ...place })
    if (outcome.failure !== undefined) return setFailure(outcome.failure)
    forgetFetched()
    forgetInvitation()
    if (!outcome.session) return navigate(`/email-confirmation?email=${encodeURIComponent(email)}`)
    return navigate(
      !invitation && form.organizationType === 'SME'
        ? '/onboarding/business-context'
        : '/dashboard',
      { replace: true },
    )
  })

  // These two speak while one types; an empty field speaks only once it was left.
  const passwordError = password === '' ? errors.password?.message : passwordProblem(password)
  const confirmError =
    confirmation === ''
      ? errors.confirmPassword?.message
      : confirmationProblem(password, confirmation)

  return (
    <form
      noValidate
      onSubmit={event => void submit(event)}
      className="grid gap-[18px] [--control:2.75rem]"
    >
      {failure && (
        <div ref={alert}>
          <Alert title={failure}>What you typed is still here.</Alert>
        </div>
      )}
      <Field
        label="Email"
        error={errors.email?.message}
        hint={invitation ? 'The invitation was sent to this address' : undefined}
      >
        {described => (
          <Input
            {...described}
            {...register('email', { validate: value => emailProblem(value) ?? true })}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={invitation !== null}
            className="read-only:bg-sunken"
          />
        )}
      </Field>
      <Field
        label="Password"
        error={passwordError ?? undefined}
        hint="At least 10 characters, with uppercase, lowercase, and numbers"
      >
        {described => (
          <Input
            {...described}
            {...register('password', { validate: value => passwordProblem(value) ?? true })}
            type="password"
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field
        label="Confirm password"
        error={confirmError ?? undefined}
        good={confirmation !== '' && confirmation === password ? 'Passwords match!' : undefined}
      >
        {described => (
          <Input
            {...described}
            {...register('confirmPassword', {
              validate: (value, form) => confirmationProblem(form.password, value) ?? true,
            })}
            type="password"
            autoComplete="new-password"
          />
        )}
      </Field>
      {!invitation && (
        <>
          <Field
            label="Organization name"
            error={errors.organizationName?.message}
            hint={
              slug.data ? (
                <>
                  Workspace address: <span className="font-medium text-ink-2">{slug.data}</span>
                </>
              ) : undefined
            }
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
              <fieldset className="grid gap-1.5">
                <legend className="mb-1.5 text-caption font-medium">Organization type</legend>
                <RadioGroup
                  value={field.value}
                  onValueChange={field.onChange}
                  aria-label="Organization type"
                  className="grid-cols-2 max-sm:grid-cols-1"
                >
                  <RadioCard value="SME" title="SME" note="You market your own business" />
                  <RadioCard value="AGENCY" title="Agency" note="You market for several clients" />
                </RadioGroup>
              </fieldset>
            )}
          />
        </>
      )}
      <p className="cap">
        By creating an account you agree to the{' '}
        <a href="/terms" target="_blank" rel="noopener" className="link">
          Terms
        </a>{' '}
        and have read the{' '}
        <a href="/privacy" target="_blank" rel="noopener" className="link">
          Privacy notice
        </a>
        .
      </p>
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {isSubmitting ? 'Creating your account' : 'Sign Up'}
      </Button>
    </form>
  )
}
