import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { changePassword } from '../api/change-password.ts'
import { useStepUp } from '../step-up.ts'
import { isFit, NewPasswordFields, noPassword } from './new-password-fields.tsx'

const WRONG = 'Current password is incorrect'

export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const stepUp = useStepUp()
  const [current, setCurrent] = useState('')
  const [fields, setFields] = useState(noPassword)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    setFailure(null)
    if (!current || !isFit(fields)) return
    setBusy(true)
    try {
      await stepUp(() => changePassword(current, fields.password))
      setCurrent('')
      setFields(noPassword)
      setTried(false)
      toast.success('Password changed', { description: 'You were signed out everywhere else.' })
      onChanged()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Failed to change password')
    } finally {
      setBusy(false)
    }
  }

  const missing = tried && !current ? 'Password is required' : undefined
  const currentProblem = failure === WRONG ? WRONG : missing

  return (
    <form noValidate onSubmit={event => void save(event)} className="grid gap-[18px]">
      {failure && failure !== WRONG && <Alert title={failure}>Your password is as it was.</Alert>}
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
              setFailure(null)
            }}
          />
        )}
      </Field>
      <NewPasswordFields value={fields} onChange={setFields} tried={tried} />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}
