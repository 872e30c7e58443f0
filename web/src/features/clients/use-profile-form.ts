import { COMPANY_SIZES, INDUSTRIES } from '@sextant/contracts/catalogue'
import type { BusinessContext, ClientRow } from '@sextant/contracts/rows'
import { useForm } from 'react-hook-form'
import { useSaveProfile } from './api/save-profile.ts'

/** The business profile of a client as a form that saves it. profile: null where nothing was said yet. */
export function useProfileForm(
  client: ClientRow,
  profile: BusinessContext | null,
  onDone: () => void,
) {
  const saving = useSaveProfile(client.id)
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<BusinessContext>({
    mode: 'onTouched',
    defaultValues: profile ?? {
      companyName: client.name,
      industry: client.industry ?? '',
      companySize: '',
      description: '',
    },
  })
  const submit = handleSubmit(async form => {
    const [industry, companySize] = [
      INDUSTRIES.find(value => value === form.industry),
      COMPANY_SIZES.find(value => value === form.companySize),
    ]
    if (!industry || !companySize) return
    await saving.save(
      {
        companyName: form.companyName.trim(),
        industry,
        companySize,
        description: form.description.trim(),
      },
      onDone,
    )
  })
  return { register, errors, isSubmitting, submit, failure: saving.failure }
}
