import { useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { useCountdown } from '@/ui/use-countdown.ts'
import { useResendConfirmation } from '../api/confirm-email.ts'
import { emailProblem } from '../password-rules.ts'
import { AddressInput } from './address-input.tsx'

/** A mail takes its time; whoever presses again at once only fills a mailbox. */
const WAIT_SECONDS = 60

const againWords = (seconds: number) =>
  seconds > 0 ? `Send again in ${seconds} s` : 'Send the link again'

/** Has the confirmation mailed again, to the known address or to one that is asked for. */
export function ResendConfirmation({ email: known }: { email: string | null }) {
  const [email, setEmail] = useState(known ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState(false)
  const wait = useCountdown(WAIT_SECONDS)
  const { save, saving, failure } = useResendConfirmation()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving || wait.left > 0) return undefined
    const wrong = emailProblem(email)
    setProblem(wrong)
    if (wrong) return event.currentTarget.querySelector('input')?.focus()
    return void save(email.trim(), () => {
      setSent(true)
      wait.start()
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {failure && <Alert title={failure}>Nothing was sent. Try again in a moment.</Alert>}
      {known === null && (
        <Field label="Email" error={problem ?? undefined} hint="The address you signed up with">
          {described => (
            <AddressInput
              {...described}
              autoComplete="username"
              value={email}
              onChange={event => {
                setEmail(event.target.value)
                setProblem(null)
              }}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" busy={saving} disabled={wait.left > 0}>
          {saving ? 'Sending' : againWords(wait.left)}
        </Button>
        {sent && (
          <output className="text-caption text-good">
            Sent. The earlier link may no longer work.
          </output>
        )}
      </div>
    </form>
  )
}
