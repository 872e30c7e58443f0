import type { OrganizationType } from '@sextant/contracts/catalogue'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useBotCheck } from '@/features/invitations/bot-check/use-bot-check.ts'
import { forgetDraft, keepDraft, readDraft } from '@/features/invitations/request-draft.ts'
import { type Failure, submitRequest } from '@/features/invitations/submit-request.ts'

export type RequestForm = {
  email: string
  companyName: string
  organizationType: OrganizationType
  useCase: string
  referralSource: string
}

const EMPTY: RequestForm = {
  email: '',
  companyName: '',
  organizationType: 'SME',
  useCase: '',
  referralSource: '',
}

const orNull = (text: string) => text.trim() || null

/** The form that asks for an invitation: what was typed is kept until it is received. */
export function useInvitationRequest(onReceived: (email: string) => void) {
  const { check, renew } = useBotCheck()
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm<RequestForm>({ mode: 'onTouched', defaultValues: readDraft(EMPTY) })
  const { subscribe } = form
  // A look at another page, or a reload, loses nothing.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  )

  const submit = form.handleSubmit(async asked => {
    setFailure(null)
    const email = asked.email.trim()
    const request = {
      email,
      companyName: asked.companyName.trim(),
      organizationType: asked.organizationType,
      useCase: orNull(asked.useCase),
      referralSource: orNull(asked.referralSource),
    }
    const failed = await submitRequest(request, check)
    if (!failed) {
      forgetDraft()
      return onReceived(email)
    }
    setFailure(failed)
    // A proof works once: the next try needs another.
    if (check.state === 'ready') renew()
  })
  return { form, submit, check, renew, failure }
}
