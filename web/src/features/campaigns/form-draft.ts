import type { CampaignRow } from '@sextant/contracts/rows'
import { KEPT } from '@/client/forget.ts'
import { EMPTY_FORM, type CampaignForm } from './campaign-form.ts'

const PREFIX = `${KEPT}campaign_draft:`
/** base: the campaign as it stood when the editing began; null for one that does not exist yet. client: the id of the one it is for. */
export type CampaignDraft = { base: CampaignRow | null; form: CampaignForm; client: string | null }

/** Where a draft is kept, for this tab only: a new campaign by the client it is for, an edited one by its id. */
export const newDraftKey = (organizationId: string, clientId: string | null) =>
  `new:${organizationId}:${clientId ?? ''}`
export const editDraftKey = (campaignId: string) => `edit:${campaignId}`

/** What was typed and not yet saved, or null; anything unreadable counts as nothing. */
export function readDraft(
  key: string,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): CampaignDraft | null {
  try {
    return draftIn(JSON.parse(storage.getItem(PREFIX + key) ?? 'null'))
  } catch {
    return null
  }
}

function draftIn(kept: unknown): CampaignDraft | null {
  if (!isObject(kept) || !isObject(kept.form)) return null
  const { base, form, client } = kept
  return {
    base: (base ?? null) as CampaignRow | null,
    form: formIn(form),
    client: typeof client === 'string' ? client : null,
  }
}

/** The form with what can still be read; a field that was kept in another shape begins empty. */
function formIn(kept: Record<string, unknown>): CampaignForm {
  const fields = Object.entries(EMPTY_FORM).map(([field, empty]) => {
    const value = kept[field]
    return [field, hasShapeOf(empty, value) ? value : empty]
  })
  return Object.fromEntries(fields) as CampaignForm
}

function hasShapeOf(empty: string | string[], value: unknown): boolean {
  if (!Array.isArray(empty)) return typeof value === 'string'
  return Array.isArray(value) && value.every(entry => typeof entry === 'string')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function keepDraft(key: string, draft: CampaignDraft) {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full; the words still stand in the form.
  }
}

export const forgetDraft = (key: string) => sessionStorage.removeItem(PREFIX + key)
