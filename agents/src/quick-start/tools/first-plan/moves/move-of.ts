import type { Desk } from '../../../../core/desk.ts'
import type { ChosenPlay } from '../../../../plays/choose.ts'

/** A first move out of the firm's own figures; null where it has none that call for it. */
export type MoveOf = (desk: Desk) => ChosenPlay | null
