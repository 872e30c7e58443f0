import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'
import { useProduct } from '@/features/product/use-product.ts'
import { AuthRefusal } from '@/features/session/api/auth-call.ts'
import { signIn } from '@/features/session/api/sign-in.ts'
import { destinationAfterSignIn } from '@/shell/guard.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NarrowPage } from './narrow-page.tsx'

export default function Login() {
  const product = useProduct()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [missing, setMissing] = useState({ email: false, password: false })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const email = String(data.get('email')).trim()
    const password = String(data.get('password'))
    setMissing({ email: !email, password: !password })
    if (!email || !password) {
      form.querySelector<HTMLInputElement>(email ? '[name=password]' : '[name=email]')?.focus()
      return
    }
    setBusy(true)
    setRefusal(null)
    try {
      await signIn({ email, password })
      forgetFetched()
      await navigate(destinationAfterSignIn(query.get('next')), { replace: true })
    } catch (error) {
      setRefusal(error instanceof AuthRefusal ? error.message : 'An unexpected error occurred')
      form.querySelector<HTMLInputElement>('[name=password]')?.select()
    } finally {
      setBusy(false)
    }
  }

  return (
    <NarrowPage title="Sign in" lead={`${product.name}. Intelligence Over Execution.`}>
      <form noValidate onSubmit={submit} className="grid gap-[18px] [--control:2.75rem]">
        {refusal && <Alert title={refusal}>Your email is still here. Type the password again.</Alert>}
        <Field label="Email" error={missing.email ? 'Email is required' : undefined}>
          {described => <Input {...described} name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />}
        </Field>
        <Field label="Password" error={missing.password ? 'Password is required' : undefined}>
          {described => <Input {...described} name="password" type="password" autoComplete="current-password" aria-invalid={described['aria-invalid'] ?? (refusal ? true : undefined)} />}
        </Field>
        <Button type="submit" variant="primary" busy={busy}>{busy ? 'Signing in' : 'Sign In'}</Button>
      </form>
      <p className="cap">No account yet? <Link to="/signup" className="link">Sign up</Link> with your invitation.</p>
    </NarrowPage>
  )
}
