import { MFA_CODE_LENGTH } from '@sextant/contracts/limits'
import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { QrCode } from '@/ui/patterns/qr-code.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { CodeInput } from '@/ui/primitives/code-input.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useEnrolFactor, useVerifyNewFactor, type NewFactor } from '../api/second-factor.ts'
import { digitsOf } from '../mfa-rules.ts'
import { CopyButton } from '@/ui/patterns/copy-button.tsx'

type EnrolFactorProps = {
  name: string
  /** With the recovery codes when they were made. */
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Sets up an authenticator app: a secret to scan or type, then a code that proves it arrived. */
export function EnrolFactor({ name, onDone, onCancel }: EnrolFactorProps) {
  const { save, failure } = useEnrolFactor()
  const [factor, setFactor] = useState<NewFactor | null>(null)
  const begin = useCallback(() => void save(name, setFactor), [save, name])
  useEffect(begin, [begin])

  if (factor) return <Setup factor={factor} onDone={onDone} onCancel={onCancel} />
  if (failure === null) return <Skeleton className="h-60" />
  const cancel = (
    <Button variant="quiet" onClick={onCancel}>
      Cancel
    </Button>
  )
  return (
    <ErrorState title={failure} onRetry={begin} action={cancel}>
      Nothing was changed.
    </ErrorState>
  )
}

type SetupProps = Omit<EnrolFactorProps, 'name'> & { factor: NewFactor }

function Setup({ factor, onDone, onCancel }: SetupProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that opened this is gone.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid scroll-mt-20 gap-5">
      <ol className="grid gap-5">
        <Step number={1} words="Scan this with an authenticator app on your phone.">
          <Secret {...factor.totp} />
        </Step>
        <Step number={2} words="Enter the code it shows.">
          <CodeForm id={factor.id} onDone={onDone} onCancel={onCancel} />
        </Step>
      </ol>
    </div>
  )
}

function Step({ number, words, children }: { number: number; words: string; children: ReactNode }) {
  return (
    <li className="grid gap-3">
      <p>
        <strong className="font-semibold">{number}.</strong> {words}
      </p>
      {children}
    </li>
  )
}

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function Secret({ secret, uri }: NewFactor['totp']) {
  return (
    <>
      <QrCode text={uri} label="QR code for your authenticator app" className="size-44" />
      <div className="grid gap-1.5">
        <p className="cap" id="totp-key">
          Or type this key into the app:
        </p>
        <div className="flex flex-wrap items-center gap-2.5">
          <code
            aria-labelledby="totp-key"
            className="rounded-sm bg-sunken px-2 py-1 font-mono wrap-anywhere"
            data-secret={secret}
          >
            {grouped(secret)}
          </code>
          <CopyButton size="sm" text={secret} refused="Mark the key and copy it yourself.">
            Copy key
          </CopyButton>
        </div>
      </div>
    </>
  )
}

type CodeFormProps = { id: string } & Pick<EnrolFactorProps, 'onDone' | 'onCancel'>

function CodeForm({ id, onDone, onCancel }: CodeFormProps) {
  const { save, saving, failure, forgetFailure } = useVerifyNewFactor()
  const [code, setCode] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const problem = tooShort ? 'Please enter a 6-digit code' : failure

  const verify = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    setTooShort(code.length !== MFA_CODE_LENGTH)
    if (code.length !== MFA_CODE_LENGTH) return
    const { ok } = await save({ id, code }, onDone)
    if (!ok) setCode('')
  }
  const type = (typed: string) => {
    setCode(digitsOf(typed))
    setTooShort(false)
    forgetFailure()
  }
  return (
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
            onChange={type}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-2.5">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={saving}>
          {saving ? 'Verifying' : 'Verify'}
        </Button>
      </div>
    </form>
  )
}
