import type { BotCheckOffer } from '@sextant/contracts/invitations/routes'

/** Which bot check is in force, with a fresh challenge where it needs one. */
export async function getBotCheck(): Promise<BotCheckOffer> {
  const response = await fetch('/api/v1/bot-check', { credentials: 'omit' })
  if (!response.ok) throw new Error(`The bot check answered ${response.status}`)
  return (await response.json()) as BotCheckOffer
}
