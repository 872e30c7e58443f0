import type { CampaignRow } from '@sextant/contracts/rows'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useUpdateCampaign } from '@/features/campaigns/api/update-campaign.ts'
import type { FieldKey } from '@/features/campaigns/campaign-fields.ts'
import { changesOf, type CampaignForm } from '@/features/campaigns/campaign-form.ts'
import { mergedForm, mergeEdits, type Choice } from '@/features/campaigns/merge-edits.ts'
import { SAVE_WORDS } from '@/features/campaigns/save-words.ts'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useMe } from '@/features/session/api/get-me.ts'
import type { KeptEdit } from './use-kept-edit.ts'

/** Saves an edit and goes back to the campaign. theirs: what somebody else saved meanwhile, until both edits are brought together. */
export function useSaveEdit(edit: KeptEdit, back: string) {
  const { base, form, check, typedOver, forget } = edit
  const { user, organization } = useMe()
  const { report } = useProgress(user.id)
  const navigate = useNavigate()
  const { save: update, saving, failure } = useUpdateCampaign()
  const [theirs, setTheirs] = useState<CampaignRow | null>(null)
  const leave = async () => {
    toast.success(SAVE_WORDS.update.done)
    forget()
    await navigate(back)
    // What keeps the words must not find them again.
    forget()
  }
  const store = (from: CampaignRow, wanted: CampaignForm) => {
    const changes = changesOf(from, wanted)
    if (!changes) return leave()
    return update({ organizationId: organization?.id, row: from, changes }, answer => {
      if ('theirs' in answer) {
        setTheirs(answer.theirs)
        return undefined
      }
      if (answer.saved.status === 'completed' && from.status !== 'completed')
        report({ campaignsCompleted: 1 })
      return leave()
    })
  }
  return {
    saving,
    failure,
    theirs,
    backToForm: () => setTheirs(null),
    save: () => {
      if (!saving && check()) void store(base, form)
    },
    saveMerged: (choices: Partial<Record<FieldKey, Choice>>) => {
      if (!theirs) return
      const merged = mergedForm(mergeEdits(base, theirs, form), theirs, form, choices)
      // From here on this is what was typed, over what they saved: another refusal loses nothing either.
      typedOver(theirs, merged)
      setTheirs(null)
      void store(theirs, merged)
    },
  }
}
