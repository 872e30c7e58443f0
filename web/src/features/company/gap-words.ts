import type { GapRow } from '@sextant/contracts/company/findings'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "Nobody knows how new customers find you: three agents would use it." */
export function gapWords({ unknown, agents }: Pick<GapRow, 'unknown' | 'agents'>): string {
  const count = NUMBERS[agents.length] ?? String(agents.length)
  return `Nobody knows ${unknown}: ${count} ${agents.length === 1 ? 'agent' : 'agents'} would use it.`
}
