import { ORPCError } from '@orpc/client'

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
export type Saving = keyof typeof SAVE_WORDS

/** The organization a campaign is saved in; without one nothing is sent. */
export function organizationFor(saving: Saving, id: string | null | undefined): string {
  if (!id) throw new NowhereError(SAVE_WORDS[saving].nowhere)
  return id
}
class NowhereError extends Error {}

/** Why a campaign was not saved: the server's own message when there is one. */
export const failureOf = (saving: Saving, error: unknown): string =>
  (error instanceof ORPCError || error instanceof NowhereError) && error.message
    ? error.message
    : SAVE_WORDS[saving].failed
