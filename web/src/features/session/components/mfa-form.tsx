import { MFA_CODE_LENGTH } from '@sextant/contracts/limits'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { CodeInput } from '@/ui/primitives/code-input.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useMfa } from '../use-mfa.ts'

type MfaFormProps = {
  /** null: the person has no verified factor; the form says so. */
  factorId: string | null
  onVerified: (outcome: { session: boolean }) => void
  onCancel: () => void
  cancel: string
}

/** Code entry, and the way round it for who lost the phone. Begins a challenge when it appears. */
export function MfaForm({ factorId, onVerified, onCancel, cancel }: MfaFormProps) {
  const mfa = useMfa(factorId, onVerified)
  const [recovering, setRecovering] = useState(false)
  const [recoveryCode, setRecoveryCode] = useState('')
  const closed = mfa.exceeded && !recovering
  const { form, alert } = useFocus(recovering ? 'recovery-code' : 'code', closed)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await (recovering ? mfa.submitRecovery(recoveryCode) : mfa.submit())
    form.current?.querySelector('input')?.focus()
  }
  const turn = () => {
    setRecovering(!recovering)
    mfa.clearProblem()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => void submit(event)}
      className="grid gap-[18px] [--control:2.75rem]"
    >
      {mfa.problem && (
        <div ref={alert} tabIndex={-1} className="rounded-md">
          <Alert title={mfa.problem} />
        </div>
      )}
      {recovering ? (
        <RecoveryCodeField value={recoveryCode} onChange={setRecoveryCode} />
      ) : (
        <CodeField value={mfa.code} onChange={mfa.setCode} disabled={closed} />
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={mfa.busy}
          disabled={closed || (recovering && recoveryCode.trim() === '')}
        >
          {mfa.busy ? 'Verifying' : 'Verify'}
        </Button>
      </div>
      <button
        type="button"
        className="link link-alone justify-self-start text-caption"
        onClick={turn}
      >
        {recovering ? 'Use the 6-digit code instead' : 'Use a recovery code instead'}
      </button>
    </form>
  )
}

/** This page asks for one thing only: the named input has the focus. closed: there is nothing left to type into, and what is left to read gets it. */
function useFocus(name: string, closed: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the shell has moved the focus to the heading.
    const timer = setTimeout(() =>
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus(),
    )
    return () => clearTimeout(timer)
  }, [name])
  useEffect(() => {
    if (closed) alert.current?.focus()
  }, [closed])
  return { form, alert }
}

type CodeFieldProps = { value: string; onChange: (value: string) => void; disabled?: boolean }

function CodeField({ value, onChange, disabled }: CodeFieldProps) {
  return (
    <Field label="6-digit code" hint="From your authenticator app. It changes every 30 seconds.">
      {described => (
        <CodeInput
          {...described}
          name="code"
          length={MFA_CODE_LENGTH}
          value={value}
          onChange={onChange}
          disabled={disabled}
        />
      )}
    </Field>
  )
}

function RecoveryCodeField({ value, onChange }: CodeFieldProps) {
  return (
    <Field
      label="Recovery code"
      hint="One of the ten you kept when you set up the second factor. Each works once."
    >
      {described => (
        <Input
          {...described}
          name="recovery-code"
          value={value}
          onChange={event => onChange(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
        />
      )}
    </Field>
  )
}
