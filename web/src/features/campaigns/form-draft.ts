import type { CampaignRow } from '@sextant/contracts/rows'
import { onForget } from '@/client/forget.ts'
import { EMPTY_FORM, type CampaignForm } from './campaign-form.ts'

const PREFIX = 'campaign_draft:'
/** base: the campaign as it stood when the editing began; null for one that does not exist yet. */
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
    const kept: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const form: unknown = Reflect.get(kept, 'form')
    if (typeof form !== 'object' || form === null) return null
    const same = (start: string | string[], value: unknown) =>
      Array.isArray(start)
        ? Array.isArray(value) && value.every(one => typeof one === 'string')
        : typeof value === 'string'
    const read = Object.entries(EMPTY_FORM).map(([field, start]) => {
      const value: unknown = Reflect.get(form, field)
      return [field, same(start, value) ? value : start]
    })
    const [base, client]: unknown[] = [Reflect.get(kept, 'base'), Reflect.get(kept, 'client')]
    return {
      form: Object.fromEntries(read) as CampaignForm,
      base: (base ?? null) as CampaignRow | null,
      client: typeof client === 'string' ? client : null,
    }
  } catch {
    return null
  }
}

export function keepDraft(key: string, draft: CampaignDraft) {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full; the words still stand in the form.
  }
}

export const forgetDraft = (key: string) => sessionStorage.removeItem(PREFIX + key)

// What was typed belongs to whoever typed it, not to the next person at this browser.
onForget(() => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
})
