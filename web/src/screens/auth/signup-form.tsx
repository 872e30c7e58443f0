import { useEffect, useRef } from 'react'
import { emailProblem } from '@/features/session/password-rules.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { OrganizationFields } from './organization-fields.tsx'
import { SignupPassword } from './signup-password.tsx'
import { useSignup, type Known, type TeamPlace } from './use-signup.ts'

/** team: of whoever joins one. known: what need not be asked again. */
export function SignupForm({ team, known }: { team: TeamPlace | null; known: Known }) {
  const { form, submit, slug, failure } = useSignup(team, known)
  const { errors, isSubmitting } = form.formState
  const alert = useRef<HTMLDivElement>(null)
  // The button is a screen below the alert on a phone.
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  const invited = team !== null || known.key !== null
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
        hint={invited ? 'The invitation was sent to this address' : undefined}
      >
        {described => (
          <Input
            {...described}
            {...form.register('email', { validate: value => emailProblem(value) ?? true })}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={invited}
            className="read-only:bg-sunken"
          />
        )}
      </Field>
      <SignupPassword form={form} />
      {!team && <OrganizationFields form={form} slug={slug} known={known} />}
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
