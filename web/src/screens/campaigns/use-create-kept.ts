import type { CampaignRow } from '@sextant/contracts/rows'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateCampaign } from '@/features/campaigns/api/create-campaign.ts'
import { fieldsOf } from '@/features/campaigns/campaign-form.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { clientChosen } from './owner-field.tsx'
import type { KeptNew } from './use-kept-new.ts'

/** Creates what was typed and goes to it. chooses: an agency outside of any client says whose the campaign is. */
export function useCreateKept({ form, owner, check, forget }: KeptNew) {
  const { organization } = useMe()
  const place = usePlace()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const { save: create, saving, failure } = useCreateCampaign()
  const chooses = organization?.type === 'AGENCY' && !place.client
  const leaveFor = async ({ id }: CampaignRow) => {
    forget()
    await navigate(place.page(`/campaigns/${id}`))
    // What keeps the words must not find them again.
    forget()
  }
  return {
    saving,
    failure,
    chooses,
    unsaid: asked && owner === '' ? 'Choose whose campaign it is' : undefined,
    save: async () => {
      setAsked(true)
      if (saving || !check() || (chooses && owner === '')) return
      await create(
        {
          organizationId: organization?.id,
          clientId: place.client?.id ?? clientChosen(owner) ?? null,
          fields: fieldsOf(form),
        },
        leaveFor,
      )
    },
  }
}
