import { useState, type FormEvent } from 'react'
import { messageOf } from '@/client/api.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { AuthRefusal } from '../api/auth-call.ts'
import { changeEmail } from '../api/change-email.ts'
import { emailProblem } from '../password-rules.ts'
import { useStepUp } from '../step-up.ts'

/** Asks for another address. The new one has to be confirmed from its own mailbox before it counts. */
export function EmailForm({ email }: { email: string }) {
  const stepUp = useStepUp()
  const [next, setNext] = useState('')
  const [password, setPassword] = useState('')
  const [wrongPassword, setWrongPassword] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const wrong =
      emailProblem(next) ??
      (next.trim().toLowerCase() === email.toLowerCase() ? 'This is your address already' : null)
    setProblem(wrong)
    const form = event.currentTarget
    if (wrong) return form.querySelector('input')?.focus()
    setBusy(true)
    try {
      await stepUp(() => changeEmail(next.trim(), password))
      setSentTo(next.trim())
      setNext('')
      setPassword('')
    } catch (error) {
      if (error instanceof AuthRefusal && error.code === 'WRONG_PASSWORD') {
        setWrongPassword(error.message)
        return form.querySelector<HTMLInputElement>('[type=password]')?.select()
      }
      setProblem(
        error instanceof AuthRefusal || error instanceof Error ? error.message : messageOf(error),
      )
    } finally {
      setBusy(false)
    }
    return undefined
  }

  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{email}</p>
      {sentTo && (
        <Alert tone="info" title={<>Confirm {sentTo}</>}>
          We sent a link there. Until you follow it you keep signing in with {email}, which is told
          of the change too.
        </Alert>
      )}
      <form noValidate onSubmit={event => void send(event)} className="grid gap-3">
        <Field label="New email" error={problem ?? undefined}>
          {described => (
            <Input
              {...described}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={next}
              onChange={event => {
                setNext(event.target.value)
                setProblem(null)
              }}
            />
          )}
        </Field>
        <Field label="Your password" error={wrongPassword ?? undefined}>
          {described => (
            <Input
              {...described}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={event => {
                setPassword(event.target.value)
                setWrongPassword(null)
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={busy} disabled={next.trim() === '' || password === ''}>
            {busy ? 'Sending' : 'Send confirmation'}
          </Button>
        </div>
      </form>
    </div>
  )
}
