import { useWatch, type UseFormReturn } from 'react-hook-form'
import { confirmationProblem, passwordProblem } from '@/features/session/password-rules.ts'
import { PasswordInput } from '@/ui/patterns/password-input.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import type { SignupValues } from './use-signup.ts'

/** The password and its repetition. Both speak while one types; an empty field speaks only once it was left. */
export function SignupPassword({ form }: { form: UseFormReturn<SignupValues> }) {
  const { register, control } = form
  const { errors } = form.formState
  const [password, repeated] = useWatch({ control, name: ['password', 'confirmPassword'] })
  const passwordError = password === '' ? errors.password?.message : passwordProblem(password)
  const repeatedError =
    repeated === '' ? errors.confirmPassword?.message : confirmationProblem(password, repeated)
  const same = repeated !== '' && repeated === password
  return (
    <>
      <Field
        label="Password"
        error={passwordError ?? undefined}
        hint="At least 10 characters, with uppercase, lowercase, and numbers"
      >
        {described => (
          <PasswordInput
            {...described}
            {...register('password', { validate: value => passwordProblem(value) ?? true })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field
        label="Confirm password"
        error={repeatedError ?? undefined}
        good={same ? 'Passwords match!' : undefined}
      >
        {described => (
          <PasswordInput
            {...described}
            {...register('confirmPassword', {
              validate: (value, { password: first }) => confirmationProblem(first, value) ?? true,
            })}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  )
}
