import type { OrganizationType } from '@sextant/contracts/catalogue'
import { COMPANY_NAME_MAX, REFERRAL_SOURCE_MAX, USE_CASE_MAX } from '@sextant/contracts/limits'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useBotCheck } from '@/features/invitations/bot-check/use-bot-check.ts'
import { forgetDraft, keepDraft, readDraft } from '@/features/invitations/request-draft.ts'
import { companyNameProblem, problemOfUseCase } from '@/features/invitations/request-rules.ts'
import { type Failure, submitRequest } from '@/features/invitations/submit-request.ts'
import { useProduct } from '@/features/product/use-product.ts'
import { emailProblem } from '@/features/session/password-rules.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { RadioCard, RadioGroup } from '@/ui/primitives/radio-group.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { NarrowPage } from './narrow-page.tsx'

type Form = {
  email: string
  companyName: string
  organizationType: OrganizationType
  useCase: string
  referralSource: string
}

const EMPTY: Form = {
  email: '',
  companyName: '',
  organizationType: 'SME',
  useCase: '',
  referralSource: '',
}

const orNull = (text: string) => text.trim() || null

export default function RequestInvitation() {
  const [received, setReceived] = useState<string | null>(null)
  return received === null ? (
    <RequestForm onReceived={setReceived} />
  ) : (
    <Received email={received} />
  )
}

function RequestForm({ onReceived }: { onReceived: (email: string) => void }) {
  const product = useProduct()
  const { check, renew } = useBotCheck()
  const [failure, setFailure] = useState<Failure | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  // The button is a screen below the alert on a phone.
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  const {
    register,
    control,
    handleSubmit,
    subscribe,
    formState: { errors, isSubmitting },
  } = useForm<Form>({
    mode: 'onTouched',
    defaultValues: readDraft(EMPTY),
  })
  // A look at another page, or a reload, loses nothing.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  )
  const wanted = useWatch({ control, name: 'useCase' })

  const submit = handleSubmit(async form => {
    setFailure(null)
    const email = form.email.trim()
    const failed = await submitRequest(
      {
        email,
        companyName: form.companyName.trim(),
        organizationType: form.organizationType,
        useCase: orNull(form.useCase),
        referralSource: orNull(form.referralSource),
      },
      check,
    )
    if (!failed) {
      forgetDraft()
      return onReceived(email)
    }
    setFailure(failed)
    // A proof works once: the next try needs another.
    if (check.state === 'ready') renew()
  })

  return (
    <NarrowPage
      wide
      title="Request an invitation"
      lead={`${product.name} is in a private alpha for founding members. Free, no card needed. We read every request within 2-3 business days.`}
    >
      <form noValidate onSubmit={submit} className="grid gap-[18px] [--control:2.75rem]">
        {failure && (
          <div ref={alert}>
            <Alert
              title={failure.title}
              action={
                check.state === 'failed' ? undefined : (
                  <Button type="submit" size="sm" busy={isSubmitting || check.state === 'loading'}>
                    Try again
                  </Button>
                )
              }
            >
              {failure.reason && <p>{failure.reason}</p>}
              <p>
                {failure.title.endsWith('...') && product.contact ? (
                  <>
                    <a href={`mailto:${product.contact}`} className="link">
                      {product.contact}
                    </a>
                    .{' '}
                  </>
                ) : null}
                What you typed is still here.
              </p>
            </Alert>
          </div>
        )}
        <Field label="Email" error={errors.email?.message}>
          {described => (
            <Input
              {...described}
              {...register('email', { validate: value => emailProblem(value) ?? true })}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Company name" error={errors.companyName?.message}>
          {described => (
            <Input
              {...described}
              {...register('companyName', { validate: value => companyNameProblem(value) ?? true })}
              autoComplete="organization"
              maxLength={COMPANY_NAME_MAX}
            />
          )}
        </Field>
        <Controller
          name="organizationType"
          control={control}
          render={({ field }) => (
            <fieldset className="grid gap-1.5">
              <legend className="mb-1.5 text-caption font-medium">Organization type</legend>
              <RadioGroup
                value={field.value}
                onValueChange={field.onChange}
                aria-label="Organization type"
                className="grid-cols-2 max-sm:grid-cols-1"
              >
                <RadioCard value="SME" title="SME" note="You market your own business" />
                <RadioCard value="AGENCY" title="Agency" note="You market for several clients" />
              </RadioGroup>
            </fieldset>
          )}
        />
        <Field
          label={
            <>
              What would you use it for? <span className="font-normal text-ink-3">Optional</span>
            </>
          }
          error={problemOfUseCase(wanted) ?? undefined}
          aside={
            <span className={wanted.trim().length > USE_CASE_MAX ? 'text-bad' : 'text-ink-3'}>
              {wanted.trim().length}/{USE_CASE_MAX}
            </span>
          }
        >
          {described => (
            <Textarea
              {...described}
              {...register('useCase', { validate: value => problemOfUseCase(value) ?? true })}
              rows={4}
            />
          )}
        </Field>
        <Field
          label={
            <>
              How did you hear about us? <span className="font-normal text-ink-3">Optional</span>
            </>
          }
        >
          {described => (
            <Input {...described} {...register('referralSource')} maxLength={REFERRAL_SOURCE_MAX} />
          )}
        </Field>
        {check.state === 'failed' && (
          <Alert
            tone="warn"
            title={check.reason}
            action={
              <Button size="sm" onClick={renew}>
                Load the check again
              </Button>
            }
          />
        )}
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            disabled={check.state !== 'ready' && !isSubmitting}
          >
            {isSubmitting ? 'Sending your request' : 'Request Invitation'}
          </Button>
          <output className="cap block min-h-[1.125rem]">
            {check.state === 'loading' ? 'Preparing the security check…' : ''}
          </output>
        </div>
      </form>
      <p className="cap">
        Already have an invitation?{' '}
        <Link to="/signup" className="link">
          Sign up
        </Link>
        . What you send is used to decide and to answer:{' '}
        <a href="/privacy" target="_blank" rel="noopener" className="link">
          Privacy
        </a>
        .
      </p>
    </NarrowPage>
  )
}

function Received({ email }: { email: string }) {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={heading} className="contents">
      <NarrowPage title="Request Received!">
        <p className="text-ink-2">
          Thank you. We read every request within 2-3 business days. If yours is approved, a mail to{' '}
          <strong className="font-semibold wrap-anywhere text-ink">{email}</strong> brings you the
          link to sign up.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <a href="/" className={buttonStyle()}>
            Back to the start page
          </a>
        </div>
      </NarrowPage>
    </div>
  )
}
