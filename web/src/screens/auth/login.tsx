import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'
import { useProduct } from '@/features/product/use-product.ts'
import { AuthRefusal } from '@/features/session/api/auth-call.ts'
import { dueFactor } from '@/features/session/api/factors.ts'
import { signIn } from '@/features/session/api/sign-in.ts'
import type { CarriedFactor } from '@/features/session/carried-factor.ts'
import { keptInvitation } from '@/features/session/invitation-memory.ts'
import { destinationAfterSignIn } from '@/shell/guard.ts'
import { loadScreen } from '@/shell/load-screen.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { PasswordInput } from '@/ui/patterns/password-input.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NarrowPage } from './narrow-page.tsx'

// Most people know their password: the dialog comes when it is asked for.
const ForgotPasswordDialog = lazy(() =>
  loadScreen(async () => ({
    default: (await import('@/features/session/components/forgot-password-dialog.tsx'))
      .ForgotPasswordDialog,
  })),
)

export default function Login() {
  const product = useProduct()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { state: carried } = useLocation()
  // Told once: a reload of the page does not tell it again.
  const [deleted] = useState(
    () => typeof carried === 'object' && carried !== null && 'deleted' in carried,
  )
  useEffect(() => {
    if (deleted) void navigate('.', { replace: true, state: null })
  }, [deleted, navigate])
  const [missing, setMissing] = useState({ email: false, password: false })
  const [refusal, setRefusal] = useState<{ title: string; hint: string } | null>(null)
  const [forgot, setForgot] = useState<{ email: string; open: boolean } | null>(null)
  const [busy, setBusy] = useState(false)

  const entry = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // On a phone the keyboard would cover the page before anybody read it.
    if (!window.matchMedia('(min-width: 768px) and (pointer: fine)').matches) return undefined
    // After the shell has moved the focus to the heading.
    const timer = setTimeout(() => {
      const email = entry.current?.querySelector<HTMLInputElement>('[name=email]')
      if (email?.value === '' && !entry.current?.contains(document.activeElement)) email.focus()
    })
    return () => clearTimeout(timer)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return undefined
    const form = event.currentTarget
    const data = new FormData(form)
    const email = String(data.get('email')).trim()
    const password = String(data.get('password'))
    setMissing({ email: !email, password: !password })
    if (!email || !password) {
      form.querySelector<HTMLInputElement>(email ? '[name=password]' : '[name=email]')?.focus()
      return undefined
    }
    setBusy(true)
    setRefusal(null)
    try {
      await signIn({ email, password })
      forgetFetched()
      const invitation = keptInvitation()
      const next = destinationAfterSignIn(
        query.get('next') ?? (invitation && `/accept-invitation/${encodeURIComponent(invitation)}`),
      )
      // A check that fails does not keep anybody out here: the guard checks again before it shows anything.
      const factorId = await dueFactor().catch(() => undefined)
      const state: CarriedFactor | undefined = factorId ? { factorId, next } : undefined
      await navigate(state ? '/mfa-verify' : next, { replace: true, ...(state ? { state } : {}) })
    } catch (error) {
      if (error instanceof AuthRefusal && error.code === 'EMAIL_NOT_VERIFIED')
        return await navigate(`/email-confirmation?email=${encodeURIComponent(email)}`)
      setRefusal(refusalWords(error))
      form.querySelector<HTMLInputElement>('[name=password]')?.select()
    } finally {
      setBusy(false)
    }
    return undefined
  }

  return (
    <NarrowPage title="Sign in" lead={`${product.name}. Intelligence Over Execution.`}>
      <form
        ref={entry}
        noValidate
        onSubmit={event => void submit(event)}
        className="grid gap-[18px] [--control:2.75rem]"
      >
        {deleted && !refusal && <Alert tone="good" title="Your account is deleted." />}
        {refusal && <Alert title={refusal.title}>{refusal.hint}</Alert>}
        <Field label="Email" error={missing.email ? 'Email is required' : undefined}>
          {described => (
            <Input
              {...described}
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          label="Password"
          error={missing.password ? 'Password is required' : undefined}
          aside={
            <Link
              to="/forgot-password"
              className="link max-md:-my-3 max-md:py-3"
              onClick={event => {
                event.preventDefault()
                setForgot({
                  email:
                    event.currentTarget
                      .closest('form')
                      ?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '',
                  open: true,
                })
              }}
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
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Signing in' : 'Sign In'}
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
      <p className="cap">
        No account yet?{' '}
        <Link to="/signup" className="link">
          Sign up
        </Link>{' '}
        with your invitation.
      </p>
    </NarrowPage>
  )
}

function refusalWords(error: unknown): { title: string; hint: string } {
  const refused = error instanceof AuthRefusal ? error : null
  return {
    title: refused?.message ?? 'An unexpected error occurred',
    hint:
      refused?.status === 429
        ? 'Your email is still here.'
        : 'Your email is still here. Type the password again.',
  }
}
