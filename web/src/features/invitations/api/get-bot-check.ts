import type { BotCheckOffer } from '@sextant/contracts/invitations/routes'

const UNREACHABLE =
  'The security check could not be loaded. Please check your internet connection and try again.'

/** Which bot check is in force, with a fresh challenge where it needs one. Rejects with the sentence to show. */
export async function getBotCheck(): Promise<BotCheckOffer> {
  const response = await fetch('/api/v1/bot-check', { credentials: 'omit' }).catch(() => null)
  if (response?.ok) return (await response.json()) as BotCheckOffer
  const refusal =
    response?.status === 429
      ? ((await response.json().catch(() => null)) as { message?: string } | null)
      : null
  throw new Error(refusal?.message ?? UNREACHABLE)
}
