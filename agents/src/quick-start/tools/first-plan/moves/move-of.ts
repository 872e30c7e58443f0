import type { Desk } from '../../../../core/desk.ts'
import type { ChosenPlay } from '../../../../plays/choose.ts'
import type { PlaySource } from '../../../../plays/play.ts'

/** A first move out of the firm's own figures; null where it has none that call for it. */
export type MoveOf = (desk: Desk) => ChosenPlay | null

/** What each is called in a stored plan. */
export const MOVE_IDS = {
  again: 'start-again',
  anotherTime: 'start-another-time',
  besideRival: 'start-beside-rival',
  dearer: 'start-dearer',
  leaveOut: 'start-leave-out',
  listFirst: 'start-list-first',
  stockFirst: 'start-stock-first',
  whoSends: 'start-who-sends',
} as const

/** Whose method each follows. */
export const METHODS = {
  again: { method: 'Repeat at a small size what a count showed to work', by: 'Hopkins 1923' },
  anotherTime: {
    method: 'The bottleneck first: what it turns away is the cheapest sale',
    by: 'Goldratt 1984',
  },
  dearer: { method: 'Price what is scarce before you add to it', by: 'Nagle and Müller 2018' },
  besideRival: { method: 'Name the reference price yourself', by: 'Nagle and Müller 2018' },
  leaveOut: { method: 'Money goes where the next customer costs least', by: 'Ambler 2003' },
  listFirst: { method: 'Those who know you before strangers', by: 'Reichheld 1996' },
  stockFirst: { method: 'Those who know you before strangers', by: 'Reichheld 1996' },
  whoSends: { method: 'Ask for referrals where they happen already', by: 'Reichheld 1996' },
} as const satisfies Record<keyof typeof MOVE_IDS, PlaySource>
