import { useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useCountdown } from '@/ui/use-countdown.ts'
import { AuthRefusal } from '../api/auth-call.ts'
import { resendConfirmation } from '../api/confirm-email.ts'
import { emailProblem } from '../password-rules.ts'

/** A mail takes its time; whoever presses again at once only fills a mailbox. */
const WAIT_SECONDS = 60

const againWords = (seconds: number) =>
  seconds > 0 ? `Send again in ${seconds} s` : 'Send the link again'

/** Has the confirmation mailed again, to the known address or to one that is asked for. */
export function ResendConfirmation({ email: known }: { email: string | null }) {
  const [email, setEmail] = useState(known ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const wait = useCountdown(WAIT_SECONDS)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || wait.left > 0) return
    const wrong = emailProblem(email)
    setProblem(wrong)
    if (wrong) return event.currentTarget.querySelector('input')?.focus()
    setBusy(true)
    setFailure(null)
    try {
      await resendConfirmation(email.trim())
      setSent(true)
      wait.start()
    } catch (error) {
      setFailure(error instanceof AuthRefusal ? error.message : 'An unexpected error occurred')
    } finally {
      setBusy(false)
    }
    return undefined
  }

  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-3">
      {failure && <Alert title={failure}>Nothing was sent. Try again in a moment.</Alert>}
      {known === null && (
        <Field label="Email" error={problem ?? undefined} hint="The address you signed up with">
          {described => (
            <Input
              {...described}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
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
        <Button type="submit" busy={busy} disabled={wait.left > 0}>
          {busy ? 'Sending' : againWords(wait.left)}
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
