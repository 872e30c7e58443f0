import { useState, type FormEvent } from 'react'
import { readToken } from '@/client/token.ts'
import { useSaveBusinessContext } from '@/features/business-context/api/business-context.ts'
import {
  completeBusiness,
  EMPTY_BUSINESS,
  type BusinessDraft,
} from '@/features/business-context/business-draft.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { useUpdateMe } from '@/features/session/api/update-me.ts'
import { nameInAddress } from '@/features/session/name-in-address.ts'
import { forgetSignup } from '@/features/session/signup-memory.ts'

/** The answers of onboarding and how they are kept: the name first, then the business, then on to the dashboard. */
export function useOnboarding(company: string) {
  const { user, organization } = useMe()
  const kept = user.full_name === nameInAddress(user.email) ? '' : (user.full_name ?? '')
  const [name, setName] = useState(kept)
  const [draft, setDraft] = useState<BusinessDraft>(EMPTY_BUSINESS)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const updateMe = useUpdateMe('Your name could not be saved.', 'in place')
  const business = useSaveBusinessContext(organization?.id ?? '')
  const complete = completeBusiness(draft)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    setRefusal(null)
    if (!complete) return focusMissing(event.currentTarget)
    if (!readToken()) return setRefusal('Authentication required')
    if (!organization) {
      console.error('Organization not found')
      return setRefusal('Organization not found')
    }
    const wanted = name.trim()
    if (wanted && wanted !== kept && !(await updateMe.save({ full_name: wanted })).ok) return
    await business.save({ companyName: company, ...complete }, () => {
      forgetSignup()
      // A full load on purpose: everything fetched before knew nothing of the business.
      window.location.assign('/dashboard')
      return new Promise(() => undefined)
    })
  }
  return {
    name,
    setName,
    draft,
    change: (change: Partial<BusinessDraft>) => setDraft({ ...draft, ...change }),
    complete: complete !== null,
    tried,
    failure: refusal ?? updateMe.failure ?? business.failure,
    saving: updateMe.saving || business.saving,
    submit,
  }
}

/** Both choices are lists; the first without an answer is where one goes on. */
function focusMissing(form: HTMLFormElement): void {
  const lists = [...form.querySelectorAll('select')]
  lists.find(list => list.value === '')?.focus()
}
