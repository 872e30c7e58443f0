import { useState, type FormEvent, type ReactNode } from 'react'
import { MailIcon } from 'lucide-react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { useRequestPasswordReset } from '../api/request-password-reset.ts'
import { emailProblem } from '../password-rules.ts'
import { AddressInput } from './address-input.tsx'

/** What is wrong with the address, in the words of this form, or null. */
const problemOf = (email: string) =>
  email.trim() === '' ? 'Please enter your email address' : emailProblem(email)

type ForgotPasswordFormProps = {
  email?: string
  actions?: ReactNode
  /** What follows the success text. */
  sent: ReactNode
}

/** Asks where to mail the reset link, then says that it is on its way. */
export function ForgotPasswordForm({ email: known = '', actions, sent }: ForgotPasswordFormProps) {
  const [email, setEmail] = useState(known)
  const [problem, setProblem] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { save, saving } = useRequestPasswordReset()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog stands inside no form of the page, but its events would bubble through React's tree.
    event.stopPropagation()
    if (saving) return undefined
    const wrong = problemOf(email)
    setProblem(wrong)
    if (wrong) return event.currentTarget.querySelector('input')?.focus()
    const address = email.trim()
    return void save(address, () => setSentTo(address))
  }

  if (sentTo !== null) return <OnItsWay email={sentTo}>{sent}</OnItsWay>
  return (
    <form noValidate onSubmit={submit} className="grid gap-[18px] [--control:2.75rem]">
      <Field
        label="Email"
        error={problem ?? undefined}
        hint="We mail you a link to choose a new password."
      >
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
      <div className="flex flex-wrap justify-end gap-2.5">
        {actions}
        <Button type="submit" variant="primary" busy={saving}>
          {saving ? 'Sending' : 'Send reset link'}
        </Button>
      </div>
    </form>
  )
}

/** The same whether or not the address is known. */
function OnItsWay({ email, children }: { email: string; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <output className="flex gap-2.5 text-ink-2">
        <MailIcon aria-hidden className="mt-[3px] size-4 shrink-0 text-good" />
        <span>
          If <strong className="font-semibold wrap-anywhere text-ink">{email}</strong> has an
          account, a link is on its way to it. It works once, for 24 hours. Look into spam too.
        </span>
      </output>
      {children}
    </div>
  )
}
