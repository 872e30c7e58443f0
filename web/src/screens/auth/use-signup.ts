import type { OrganizationType } from '@sextant/contracts/catalogue'
import { ORGANIZATION_NAME_MIN } from '@sextant/contracts/limits'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'
import { useSlugPreview } from '@/features/organization/api/generate-slug.ts'
import { useProduct } from '@/features/product/use-product.ts'
import { useCreateAccount } from '@/features/session/api/create-account.ts'
import { forgetInvitation } from '@/features/session/invitation-memory.ts'
import { useDebounced } from '@/ui/use-debounced.ts'

export type SignupValues = {
  email: string
  password: string
  confirmPassword: string
  organizationName: string
  organizationType: OrganizationType
}

/** Of whoever comes with a team's link: then no organization is asked for and the address is the invited one. */
export type TeamPlace = { token: string; team: string }
/** What was told when asking for an invitation; key is the secret of its mail. */
export type Known = {
  key: string | null
  email: string
  organizationName: string
  organizationType: OrganizationType
}

const SLUG_PAUSE_MS = 500

export function organizationProblem(name: string): string | null {
  const { length } = name.trim()
  if (length === 0) return 'Organization name is required'
  return length < ORGANIZATION_NAME_MIN
    ? `Organization name must be at least ${ORGANIZATION_NAME_MIN} characters`
    : null
}

/** The form of signing up, begun with what is known, and where it leads. */
export function useSignup(team: TeamPlace | null, known: Known) {
  const navigate = useNavigate()
  const { save, failure } = useCreateAccount(useProduct())
  const form = useForm<SignupValues>({
    mode: 'onTouched',
    defaultValues: {
      email: known.email,
      password: '',
      confirmPassword: '',
      organizationName: known.organizationName,
      organizationType: known.organizationType,
    },
  })
  const name = useWatch({ control: form.control, name: 'organizationName' })
  const slug = useSlugPreview(useDebounced(name, SLUG_PAUSE_MS)).data ?? null

  const placeOf = (values: SignupValues) =>
    team
      ? { invitation: team.token }
      : {
          organizationName: values.organizationName.trim(),
          organizationType: values.organizationType,
          slug,
          invitationKey: known.key,
        }
  const submit = form.handleSubmit(async values => {
    const email = values.email.trim()
    const account = { email, password: values.password, ...placeOf(values) }
    await save(account, async ({ session }) => {
      forgetFetched()
      forgetInvitation()
      const describesItself = !team && values.organizationType === 'SME'
      if (!session) await navigate(`/email-confirmation?email=${encodeURIComponent(email)}`)
      else if (describesItself) await navigate('/onboarding/business-context', { replace: true })
      else await navigate('/dashboard', { replace: true })
    })
  })
  return { form, submit, slug, failure }
}
