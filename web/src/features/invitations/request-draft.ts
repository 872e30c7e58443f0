// For this browser session only: what is asked for is the person's own until it is sent.
const KEY = 'invitation_request_draft'

/** What was typed and not yet sent, field by field; unknown fields and anything unreadable count as nothing. */
export function readDraft<Form extends Record<string, string>>(
  empty: Form,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): Form {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return empty
    return Object.fromEntries(
      Object.entries(empty).map(([field, start]) => {
        const value: unknown = Reflect.get(kept, field)
        return [field, typeof value === 'string' ? value : start]
      }),
    ) as Form
  } catch {
    return empty
  }
}

export const keepDraft = (form: Record<string, string | undefined>) =>
  sessionStorage.setItem(KEY, JSON.stringify(form))
export const forgetDraft = () => sessionStorage.removeItem(KEY)
