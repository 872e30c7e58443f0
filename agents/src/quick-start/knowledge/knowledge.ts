import { asAGift } from './as-a-gift.ts'
import { asAThing } from './as-a-thing.ts'
import { byAppointment } from './by-appointment.ts'
import { byFirms } from './by-firms.ts'
import { byTheMonth } from './by-the-month.ts'
import { howeverBought } from './however-bought.ts'
import { onADate } from './on-a-date.ts'
import type { StartMove } from './start-move.ts'
import { toOrder } from './to-order.ts'

/** What an expert would begin with, by how it is bought and where it is stuck. */
export const START_MOVES: readonly StartMove[] = [
  ...asAThing,
  ...byAppointment,
  ...onADate,
  ...byTheMonth,
  ...byFirms,
  ...toOrder,
  ...asAGift,
  ...howeverBought,
]
