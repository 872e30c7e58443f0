/** What is said when a campaign was saved, or was not. */
export const SAVE_WORDS = {
  create: {
    done: 'Campaign created successfully',
    failed: 'Failed to create campaign',
    nowhere: 'User or Organization not found',
  },
  update: {
    done: 'Campaign updated successfully',
    failed: 'Failed to update campaign',
    nowhere: 'Organization ID is required',
  },
} as const

/** The organization a campaign is saved in; without one nothing is sent. */
export function organizationFor(
  saving: keyof typeof SAVE_WORDS,
  id: string | null | undefined,
): string {
  if (!id) throw new Error(SAVE_WORDS[saving].nowhere)
  return id
}
