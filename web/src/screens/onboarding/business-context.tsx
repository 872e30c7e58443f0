import {
  COMPANY_SIZES,
  INDUSTRIES,
  type CompanySize,
  type Industry,
} from '@sextant/contracts/catalogue'
import { DESCRIPTION_MAX } from '@sextant/contracts/limits'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { readToken } from '@/client/token.ts'
import { saveBusinessContext } from '@/features/business-context/api/save-business-context.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { forgetSkips, skipOnboarding } from '@/features/session/onboarding-skip.ts'
import { forgetSignup, rememberedOrganizationName } from '@/features/session/signup-memory.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'

export default function BusinessContext() {
  const { user, organization } = useMe()
  const navigate = useNavigate()
  const [industry, setIndustry] = useState<Industry | ''>('')
  const [companySize, setCompanySize] = useState<CompanySize | ''>('')
  const [description, setDescription] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const company = organization?.name || rememberedOrganizationName() || 'Your Marketing Suite'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !industry || !companySize) return
    if (!readToken()) return setFailure('Authentication required')
    if (!organization) {
      console.error('Organization not found')
      return setFailure('Organization not found')
    }
    setBusy(true)
    setFailure(null)
    try {
      await saveBusinessContext(organization.id, {
        companyName: company,
        industry,
        companySize,
        description: description.trim(),
      })
      forgetSignup()
      forgetSkips()
      // A full load on purpose: everything fetched before knew nothing of the business.
      window.location.assign('/dashboard')
    } catch (error) {
      setFailure(messageOf(error))
      setBusy(false)
    }
  }

  const skip = () => {
    skipOnboarding(user.id)
    void navigate('/dashboard')
  }

  return (
    <div className="wrap grid max-w-[668px]! flex-1 content-center gap-6 pt-10 pb-20 max-md:content-start">
      <h1 tabIndex={-1} className="book text-title font-[480] tracking-[-0.006em]">
        Welcome to {company}! Let's set up your business context to personalize your AI experience.
      </h1>
      <form noValidate onSubmit={submit} className="grid gap-[18px] [--control:2.75rem]">
        {failure && <Alert title={failure}>Your answers are still here.</Alert>}
        <div className="grid gap-[18px] sm:grid-cols-2">
          <Field label="Industry">
            {described => (
              <NativeSelect
                {...described}
                value={industry}
                required
                onChange={event =>
                  setIndustry(INDUSTRIES.find(option => option === event.target.value) ?? '')
                }
              >
                <option value="" disabled>
                  Choose your industry
                </option>
                {INDUSTRIES.map(option => (
                  <option key={option}>{option}</option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label="Company size">
            {described => (
              <NativeSelect
                {...described}
                value={companySize}
                required
                onChange={event =>
                  setCompanySize(COMPANY_SIZES.find(option => option === event.target.value) ?? '')
                }
              >
                <option value="" disabled>
                  Choose your company size
                </option>
                {COMPANY_SIZES.map(option => (
                  <option key={option} value={option}>
                    {option} employees
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </div>
        <Field
          label="Description"
          aside={<span className="text-ink-3">Optional</span>}
          hint="What you sell, to whom, and what makes you different. Agents quote this back to you."
        >
          {described => (
            <Textarea
              {...described}
              rows={3}
              maxLength={DESCRIPTION_MAX}
              value={description}
              onChange={event => setDescription(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-2.5">
          <Button type="submit" variant="primary" busy={busy} disabled={!industry || !companySize}>
            {busy ? 'Saving' : 'Save and continue'}
          </Button>
          <Button variant="quiet" onClick={skip}>
            Skip for Now
          </Button>
        </div>
        {(!industry || !companySize) && (
          <p className="cap">Please select both your industry and company size to continue</p>
        )}
      </form>
    </div>
  )
}
