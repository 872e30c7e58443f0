import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { confirmationProblem, passwordProblem } from '../password-rules.ts'

export type NewPassword = { password: string; confirmation: string }
export const noPassword: NewPassword = { password: '', confirmation: '' }

/** Whether both are in order. */
export const isFit = ({ password, confirmation }: NewPassword): boolean =>
  !passwordProblem(password) && !confirmationProblem(password, confirmation)

/** A new password twice, with the rules said while one types. tried: empty fields speak too. */
export function NewPasswordFields({
  value,
  onChange,
  tried,
  label = 'New password',
}: {
  value: NewPassword
  onChange: (next: NewPassword) => void
  tried: boolean
  label?: string
}) {
  const { password, confirmation } = value
  const speaks = (typed: string, problem: string | null) =>
    typed !== '' || tried ? (problem ?? undefined) : undefined
  return (
    <>
      <Field
        label={label}
        error={speaks(password, passwordProblem(password))}
        hint="At least 10 characters, with uppercase, lowercase, and numbers"
      >
        {described => (
          <Input
            {...described}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={event => onChange({ ...value, password: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Confirm password"
        error={speaks(confirmation, confirmationProblem(password, confirmation))}
        good={confirmation !== '' && confirmation === password ? 'Passwords match!' : undefined}
      >
        {described => (
          <Input
            {...described}
            type="password"
            autoComplete="new-password"
            value={confirmation}
            onChange={event => onChange({ ...value, confirmation: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
