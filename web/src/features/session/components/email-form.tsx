import { useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { isWrongPassword, useChangeEmail } from '../api/change-email.ts'
import { emailProblem } from '../password-rules.ts'
import { AddressInput } from './address-input.tsx'

/** Asks for another address. The new one has to be confirmed from its own mailbox before it counts. */
export function EmailForm({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{email}</p>
      {sentTo && (
        <Alert tone="info" title={<>Confirm {sentTo}</>}>
          We sent a link there. Until you follow it you keep signing in with {email}, which is told
          of the change too.
        </Alert>
      )}
      <NewAddress email={email} onSent={setSentTo} />
    </div>
  )
}

type Problem = { field: 'email' | 'password'; words: string }

function addressProblem(next: string, email: string): Problem | null {
  const isSame = next.trim().toLowerCase() === email.toLowerCase()
  const words = emailProblem(next) ?? (isSame ? 'This is your address already' : null)
  return words === null ? null : { field: 'email', words }
}

function NewAddress({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { save, saving } = useChangeEmail()
  const [next, setNext] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const wordsAt = (field: Problem['field']) =>
    problem?.field === field ? problem.words : undefined

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    const form = event.currentTarget
    const wrong = addressProblem(next, email)
    setProblem(wrong)
    if (wrong) return form.querySelector('input')?.focus()
    const newEmail = next.trim()
    const saved = await save({ newEmail, password }, () => {
      onSent(newEmail)
      setNext('')
      setPassword('')
    })
    if (saved.ok) return
    if (!isWrongPassword(saved.error)) return setProblem({ field: 'email', words: saved.failure })
    setProblem({ field: 'password', words: saved.failure })
    form.querySelector<HTMLInputElement>('[type=password]')?.select()
  }

  return (
    <form noValidate onSubmit={event => void send(event)} className="grid gap-3">
      <Field label="New email" error={wordsAt('email')}>
        {described => (
          <AddressInput
            {...described}
            autoComplete="email"
            value={next}
            onChange={event => {
              setNext(event.target.value)
              setProblem(null)
            }}
          />
        )}
      </Field>
      <Field label="Your password" error={wordsAt('password')}>
        {described => (
          <Input
            {...described}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={event => {
              setPassword(event.target.value)
              setProblem(null)
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={saving} disabled={next.trim() === '' || password === ''}>
          {saving ? 'Sending' : 'Send confirmation'}
        </Button>
      </div>
    </form>
  )
}
