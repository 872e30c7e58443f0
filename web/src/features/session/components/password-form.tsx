import { useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useChangePassword, WRONG_PASSWORD } from '../api/change-password.ts'
import { isFit, NewPasswordFields, noPassword } from './new-password-fields.tsx'

export function PasswordForm({ email }: { email: string }) {
  const [current, setCurrent] = useState('')
  const [fields, setFields] = useState(noPassword)
  const [tried, setTried] = useState(false)
  const { save, saving, failure, forgetFailure } = useChangePassword()

  const change = (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    setTried(true)
    forgetFailure()
    if (!current || !isFit(fields)) return
    void save({ currentPassword: current, newPassword: fields.password }, () => {
      setCurrent('')
      setFields(noPassword)
      setTried(false)
    })
  }

  const missing = tried && !current ? 'Password is required' : undefined
  const currentProblem = failure === WRONG_PASSWORD ? failure : missing

  return (
    <form noValidate onSubmit={change} className="grid gap-[18px]">
      {failure && failure !== WRONG_PASSWORD && (
        <Alert title={failure}>Your password is as it was.</Alert>
      )}
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={currentProblem}>
        {described => (
          <Input
            {...described}
            type="password"
            autoComplete="current-password"
            value={current}
            onChange={event => {
              setCurrent(event.target.value)
              forgetFailure()
            }}
          />
        )}
      </Field>
      <NewPasswordFields value={fields} onChange={setFields} tried={tried} />
      <div>
        <Button type="submit" busy={saving}>
          {saving ? 'Saving' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}
