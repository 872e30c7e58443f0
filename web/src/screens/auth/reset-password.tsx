import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { readToken } from '@/client/token.ts'
import { isDeadResetLink, useResetPassword } from '@/features/session/api/reset-password.ts'
import {
  isFit,
  NewPasswordFields,
  noPassword,
} from '@/features/session/components/new-password-fields.tsx'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { NarrowPage } from './narrow-page.tsx'

export default function ResetPassword() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const token = query.get('token')
  const [fields, setFields] = useState(noPassword)
  const [tried, setTried] = useState(false)
  const [dead, setDead] = useState(!token || query.has('error'))
  const { save, saving, failure, forgetFailure } = useResetPassword()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving || !token) return
    setTried(true)
    forgetFailure()
    if (!isFit(fields)) return
    const saved = await save({ token, newPassword: fields.password }, () =>
      // The guard leads to the second factor when one is due.
      navigate(readToken() ? '/dashboard' : '/login', { replace: true }),
    )
    if (!saved.ok && isDeadResetLink(saved.error)) setDead(true)
  }

  if (dead) {
    return (
      <NarrowPage title="This link no longer works">
        <p className="text-ink-2">
          A reset link works once and for 24 hours. Your password is as it was. Have a new link
          mailed to you.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Link to="/forgot-password" className={buttonStyle({ variant: 'primary' })}>
            Send a new link
          </Link>
          <Link to="/login" className={buttonStyle()}>
            Back to sign-in
          </Link>
        </div>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage
      title="Choose a new password"
      lead="You are signed in with it at once, and signed out everywhere else."
    >
      <form
        noValidate
        onSubmit={event => void submit(event)}
        className="grid gap-[18px] [--control:2.75rem]"
      >
        {failure && <Alert title={failure}>The link still works. Try again.</Alert>}
        <NewPasswordFields value={fields} onChange={setFields} tried={tried} />
        <Button type="submit" variant="primary" busy={saving}>
          {saving ? 'Saving' : 'Save new password'}
        </Button>
      </form>
    </NarrowPage>
  )
}
