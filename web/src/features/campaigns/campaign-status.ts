import { CAMPAIGN_STATUSES } from '@sextant/contracts/catalogue'

/** active, paused and completed have a look of their own; every other status is neutral. */
const TONES: Record<string, 'good' | 'warn' | 'info'> = {
  active: 'good',
  paused: 'warn',
  completed: 'info',
}
export const statusTone = (status: string): 'good' | 'warn' | 'info' | 'neutral' =>
  TONES[status] ?? 'neutral'

/** "in_review" reads "In review". */
export function statusLabel(status: string): string {
  const words = status.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The statuses to choose from, and the one it has when the product does not offer that. */
export const statusChoices = (now?: string): string[] => [
  ...CAMPAIGN_STATUSES,
  ...(now && !CAMPAIGN_STATUSES.some(status => status === now) ? [now] : []),
]
