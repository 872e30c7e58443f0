import { useState, type FormEvent, type ReactNode } from 'react'
import { MailIcon } from 'lucide-react'
import { toast } from 'sonner'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { AuthRefusal } from '../api/auth-call.ts'
import { requestPasswordReset } from '../api/request-password-reset.ts'
import { emailProblem } from '../password-rules.ts'

/** What is wrong with the address, in the words of this form, or null. */
const problemOf = (email: string) =>
  email.trim() === '' ? 'Please enter your email address' : emailProblem(email)

/** Asks where to mail the reset link, then says that it is on its way. sent: what follows the success text. */
export function ForgotPasswordForm({
  email: known = '',
  actions,
  sent,
}: {
  email?: string
  actions?: ReactNode
  sent: ReactNode
}) {
  const [email, setEmail] = useState(known)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog stands inside no form of the page, but its events would bubble through React's tree.
    event.stopPropagation()
    if (busy) return
    const wrong = problemOf(email)
    setProblem(wrong)
    if (wrong) return event.currentTarget.querySelector('input')?.focus()
    setBusy(true)
    try {
      await requestPasswordReset(email.trim())
      setSentTo(email.trim())
      toast.success('Password reset email sent', {
        description: 'Check your inbox for instructions to reset your password.',
      })
    } catch (error) {
      if (error instanceof AuthRefusal)
        toast.error('Failed to send reset email', {
          description: error.message || 'Please try again.',
        })
      else toast.error('An unexpected error occurred', { description: 'Please try again later.' })
    } finally {
      setBusy(false)
    }
    return undefined
  }

  if (sentTo !== null) {
    return (
      <div className="grid gap-4">
        <output className="flex gap-2.5 text-ink-2">
          <MailIcon aria-hidden className="mt-[3px] size-4 shrink-0 text-good" />
          <span>
            If <strong className="font-semibold wrap-anywhere text-ink">{sentTo}</strong> has an
            account, a link is on its way to it. It works once, for 24 hours. Look into spam too.
          </span>
        </output>
        {sent}
      </div>
    )
  }
  return (
    <form
      noValidate
      onSubmit={event => void submit(event)}
      className="grid gap-[18px] [--control:2.75rem]"
    >
      <Field
        label="Email"
        error={problem ?? undefined}
        hint="We mail you a link to choose a new password."
      >
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
      <div className="flex flex-wrap justify-end gap-2.5">
        {actions}
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Sending' : 'Send reset link'}
        </Button>
      </div>
    </form>
  )
}
