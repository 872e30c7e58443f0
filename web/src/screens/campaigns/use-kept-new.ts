import { useEffect, useState } from 'react'
import { EMPTY_FORM } from '@/features/campaigns/campaign-form.ts'
import { forgetDraft, keepDraft, newDraftKey, readDraft } from '@/features/campaigns/form-draft.ts'
import { useCampaignForm } from '@/features/campaigns/use-campaign-form.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'

/** The form of a campaign that does not exist yet, and whose it will be, begun with what this tab kept. */
export function useKeptNew() {
  const { organization } = useMe()
  const place = usePlace()
  const draftKey = newDraftKey(organization?.id ?? '', place.client?.id ?? null)
  const [draft] = useState(() => readDraft(draftKey))
  const fields = useCampaignForm(draft?.form ?? EMPTY_FORM)
  const { form, setForm } = fields
  const [owner, setOwner] = useState(draft?.client ?? '')
  const [restored, setRestored] = useState(draft !== null)
  const touched = JSON.stringify(form) !== JSON.stringify(EMPTY_FORM)
  useEffect(() => {
    if (touched) keepDraft(draftKey, { base: null, form, client: owner || null })
    else forgetDraft(draftKey)
  }, [draftKey, form, owner, touched])
  return {
    ...fields,
    owner,
    setOwner,
    restored,
    touched,
    beginAnew: () => {
      setForm(EMPTY_FORM)
      setOwner('')
      setRestored(false)
    },
    forget: () => forgetDraft(draftKey),
  }
}

export type KeptNew = ReturnType<typeof useKeptNew>
