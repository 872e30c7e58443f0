import type { CampaignRow } from '@sextant/contracts/rows'
import { useEffect, useState } from 'react'
import { formOf, type CampaignForm } from '@/features/campaigns/campaign-form.ts'
import { editDraftKey, forgetDraft, keepDraft, readDraft } from '@/features/campaigns/form-draft.ts'
import { useCampaignForm } from '@/features/campaigns/use-campaign-form.ts'

/** The form of a campaign, begun with what this tab kept of an earlier edit, or with the campaign as it is. base: what the words were typed over. */
export function useKeptEdit(now: CampaignRow) {
  const draftKey = editDraftKey(now.id)
  const [draft] = useState(() => {
    const kept = readDraft(draftKey)
    return kept?.base?.id === now.id ? { base: kept.base, form: kept.form } : null
  })
  const [base, setBase] = useState<CampaignRow>(draft?.base ?? now)
  const [restored, setRestored] = useState(draft !== null)
  const fields = useCampaignForm(draft?.form ?? formOf(now))
  const { form, setForm } = fields
  const touched = JSON.stringify(form) !== JSON.stringify(formOf(base))
  useEffect(() => {
    if (touched) keepDraft(draftKey, { base, form, client: null })
    else forgetDraft(draftKey)
  }, [draftKey, base, form, touched])
  const typedOver = (row: CampaignRow, words: CampaignForm) => {
    setBase(row)
    setForm(words)
  }
  return {
    ...fields,
    base,
    restored,
    touched,
    typedOver,
    // What changes elsewhere never moves the form, typed in or not: whoever reads it here would write over what they have not seen.
    elsewhere: base.version !== now.version,
    showNow: () => {
      typedOver(now, formOf(now))
      setRestored(false)
    },
    forget: () => forgetDraft(draftKey),
  }
}

export type KeptEdit = ReturnType<typeof useKeptEdit>
