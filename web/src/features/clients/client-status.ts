export type StatusTone = 'good' | 'warn' | 'bad' | 'neutral'

const TONES: Record<string, StatusTone> = { active: 'good', paused: 'warn', churned: 'bad' }

/** active success, paused warning, churned destructive, anything else neutral. */
export const statusTone = (status: string): StatusTone => TONES[status] ?? 'neutral'

/** "on_hold" reads "On hold". */
export function statusLabel(status: string): string {
  const words = status.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
