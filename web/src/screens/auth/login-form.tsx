import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { Link, useNavigate } from 'react-router'
import { isLockedOut, isUnconfirmed, useSignIn } from '@/features/session/api/sign-in.ts'
import type { CarriedFactor } from '@/features/session/carried-factor.ts'
import { AddressInput } from '@/features/session/components/address-input.tsx'
import { loadScreen } from '@/shell/load-screen.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { PasswordInput } from '@/ui/patterns/password-input.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'

// Most people know their password: the dialog comes when it is asked for.
const ForgotPasswordDialog = lazy(() =>
  loadScreen(async () => ({
    default: (await import('@/features/session/components/forgot-password-dialog.tsx'))
      .ForgotPasswordDialog,
  })),
)

const inputOf = (form: HTMLFormElement | null | undefined, name: 'email' | 'password') =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)

/** next: where signing in leads. */
export function LoginForm({ isDeleted, next }: { isDeleted: boolean; next: string }) {
  const form = useRef<HTMLFormElement>(null)
  useFocusOnEmail(form)
  const [forgot, setForgot] = useState<{ email: string; open: boolean } | null>(null)
  const { submit, missing, refusal, saving } = useLoginForm(next)
  const openForgot = (event: MouseEvent) => {
    event.preventDefault()
    setForgot({ email: inputOf(form.current, 'email')?.value ?? '', open: true })
  }
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={event => void submit(event)}
        className="grid gap-[18px] [--control:2.75rem]"
      >
        {isDeleted && !refusal && <Alert tone="good" title="Your account is deleted." />}
        {refusal && <Alert title={refusal.title}>{refusal.hint}</Alert>}
        <Field label="Email" error={missing.email ? 'Email is required' : undefined}>
          {described => <AddressInput {...described} name="email" autoComplete="username" />}
        </Field>
        <Field
          label="Password"
          error={missing.password ? 'Password is required' : undefined}
          aside={
            <Link
              to="/forgot-password"
              className="link max-md:-my-3 max-md:py-3"
              onClick={openForgot}
            >
              Forgot
            </Link>
          }
        >
          {described => (
            <PasswordInput
              {...described}
              name="password"
              autoComplete="current-password"
              aria-invalid={described['aria-invalid'] ?? (refusal ? true : undefined)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={saving}>
          {saving ? 'Signing in' : 'Sign In'}
        </Button>
      </form>
      {forgot && (
        <Suspense>
          <ForgotPasswordDialog
            open={forgot.open}
            email={forgot.email}
            onOpenChange={open => setForgot({ ...forgot, open })}
          />
        </Suspense>
      )}
    </>
  )
}

/** What was typed stays in the page: a password is nobody's state. */
function useLoginForm(next: string) {
  const navigate = useNavigate()
  const { save, saving } = useSignIn()
  const [missing, setMissing] = useState({ email: false, password: false })
  const [refusal, setRefusal] = useState<{ title: string; hint: string } | null>(null)

  const goOn = ({ factorId }: { factorId: string | undefined }) => {
    if (!factorId) return navigate(next, { replace: true })
    const state: CarriedFactor = { factorId, next }
    return navigate('/mfa-verify', { replace: true, state })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    const form = event.currentTarget
    const email = inputOf(form, 'email')?.value.trim() ?? ''
    const password = inputOf(form, 'password')?.value ?? ''
    setMissing({ email: !email, password: !password })
    if (!email || !password) return inputOf(form, email ? 'password' : 'email')?.focus()
    setRefusal(null)
    const saved = await save({ email, password }, goOn)
    if (saved.ok) return
    if (isUnconfirmed(saved.error))
      return navigate(`/email-confirmation?email=${encodeURIComponent(email)}`)
    setRefusal({ title: saved.failure, hint: hintFor(saved.error) })
    inputOf(form, 'password')?.select()
  }
  return { submit, missing, refusal, saving }
}

const hintFor = (error: unknown) =>
  isLockedOut(error)
    ? 'Your email is still here.'
    : 'Your email is still here. Type the password again.'

function useFocusOnEmail(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    // On a phone the keyboard would cover the page before anybody read it.
    if (!window.matchMedia('(min-width: 768px) and (pointer: fine)').matches) return undefined
    // After the shell has moved the focus to the heading.
    const timer = setTimeout(() => {
      const email = inputOf(form.current, 'email')
      if (email?.value === '' && !form.current?.contains(document.activeElement)) email.focus()
    })
    return () => clearTimeout(timer)
  }, [form])
}
