import { MFA_CODE_LENGTH } from '@sextant/contracts/limits'
import { useMutation } from '@tanstack/react-query'
import { CheckIcon, CopyIcon } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { keepToken } from '@/client/token.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { QrCode } from '@/ui/patterns/qr-code.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { CodeInput } from '@/ui/primitives/code-input.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { AuthRefusal } from '../api/auth-call.ts'
import { createChallenge, verifyCode } from '../api/factors.ts'
import { enrolFactor } from '../api/second-factor.ts'
import { digitsOf } from '../mfa-rules.ts'
import { useStepUp } from '../step-up.ts'

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Sets up an authenticator app: a secret to scan or type, then a code that proves it arrived. onDone: with the recovery codes when they were made. */
export function EnrolFactor({
  name,
  onDone,
  onCancel,
}: {
  name: string
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}) {
  const stepUp = useStepUp()
  const { mutate: begin, ...begun } = useMutation({
    mutationFn: () => stepUp(() => enrolFactor(name)),
  })
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [copied, setCopied] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => begin(), [begin])
  // The button that opened this is gone.
  const ready = begun.isSuccess
  useEffect(() => {
    if (ready) box.current?.focus()
  }, [ready])

  if (begun.isError)
    return (
      <ErrorState
        title={begun.error.message}
        onRetry={() => begin()}
        action={
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        Nothing was changed.
      </ErrorState>
    )
  if (!begun.data) return <Skeleton className="h-60" />
  const { id, totp } = begun.data

  const verify = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (code.length !== MFA_CODE_LENGTH) return setProblem('Please enter a 6-digit code')
    setBusy(true)
    setProblem(null)
    try {
      const challenge = await createChallenge(id)
      const { token, recoveryCodes } = await verifyCode(id, challenge.id, code)
      keepToken(token)
      toast.success('Verification successful')
      onDone(recoveryCodes ?? [])
    } catch (error) {
      setCode('')
      setProblem(codeProblem(error))
    } finally {
      setBusy(false)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(totp.secret)
      setCopied(true)
    } catch {
      toast.error('Copying was not allowed', { description: 'Mark the key and copy it yourself.' })
    }
  }

  return (
    <div ref={box} tabIndex={-1} className="grid scroll-mt-20 gap-5">
      <ol className="grid gap-5">
        <li className="grid gap-3">
          <p>
            <strong className="font-semibold">1.</strong> Scan this with an authenticator app on
            your phone.
          </p>
          <QrCode text={totp.uri} label="QR code for your authenticator app" className="size-44" />
          <div className="grid gap-1.5">
            <p className="cap" id="totp-key">
              Or type this key into the app:
            </p>
            <div className="flex flex-wrap items-center gap-2.5">
              <code
                aria-labelledby="totp-key"
                className="rounded-sm bg-sunken px-2 py-1 font-mono wrap-anywhere"
                data-secret={totp.secret}
              >
                {grouped(totp.secret)}
              </code>
              <Button size="sm" onClick={() => void copy()}>
                {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
                {copied ? 'Copied' : 'Copy key'}
              </Button>
            </div>
          </div>
        </li>
        <li className="grid gap-3">
          <p>
            <strong className="font-semibold">2.</strong> Enter the code it shows.
          </p>
          <form
            noValidate
            onSubmit={event => void verify(event)}
            className="grid max-w-80 gap-4 [--control:2.75rem]"
          >
            <Field label="6-digit code" error={problem ?? undefined}>
              {described => (
                <CodeInput
                  {...described}
                  name="code"
                  length={MFA_CODE_LENGTH}
                  value={code}
                  onChange={typed => {
                    setCode(digitsOf(typed))
                    setProblem(null)
                  }}
                />
              )}
            </Field>
            <div className="grid grid-cols-2 gap-2.5">
              <Button onClick={onCancel}>Cancel</Button>
              <Button type="submit" variant="primary" busy={busy}>
                {busy ? 'Verifying' : 'Verify'}
              </Button>
            </div>
          </form>
        </li>
      </ol>
    </div>
  )
}

function codeProblem(error: unknown): string {
  if (!(error instanceof AuthRefusal)) return 'An unexpected error occurred'
  return error.status === 422
    ? 'This code does not fit. Wait for the next one, and check that the time of your phone is right.'
    : error.message
}
