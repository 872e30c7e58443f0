import { CONSTRAINT_SORTS } from '@sextant/contracts/company/chips'
import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** How each sort begins its sentence for a brake of one and a brake of many. */
const BEGINS: Readonly<Record<string, readonly [string, string]>> = {
  'one-person': [
    'The glaze kiln sets the pace, not demand. Until somebody else can do a part of the work, whatever brings more enquiries brings more refusals.',
    'Evening slots set the pace, not demand. Until somebody else can do a part of the work, whatever brings more enquiries brings more refusals.',
  ],
  capacity: [
    'The glaze kiln sets how much can be sold. While that stays, more enquiries end in refusals; a better price and a better use of what is there bring money today.',
    'Evening slots set how much can be sold. While that stays, more enquiries end in refusals; a better price and a better use of what is there bring money today.',
  ],
  cash: [
    'The glaze kiln: money is short for what is planned. Whatever has to be paid for before it pays waits for that first.',
    'Evening slots: money is short for what is planned. Whatever has to be paid for before it pays waits for that first.',
  ],
  awareness: [
    'The glaze kiln holds you back before the first enquiry: those who might buy do not know of you. Better offers and prices reach nobody before that changes.',
    'Evening slots hold you back before the first enquiry: those who might buy do not know of you. Better offers and prices reach nobody before that changes.',
  ],
  conversion: [
    'The glaze kiln: people ask and do not buy. More enquiries would be lost in the same place, so mend that place first.',
    'Evening slots: people ask and do not buy. More enquiries would be lost in the same place, so mend that place first.',
  ],
  retention: [
    'The glaze kiln: people leave or stay away. Whoever is won fills a gap before anything grows, so keeping comes before winning.',
    'Evening slots: people leave or stay away. Whoever is won fills a gap before anything grows, so keeping comes before winning.',
  ],
  'price-pressure': [
    'The glaze kiln: buyers push on the price. Each step down is paid by every sale, and only a difference that buyers see holds it up.',
    'Evening slots: buyers push on the price. Each step down is paid by every sale, and only a difference that buyers see holds it up.',
  ],
  supplier: [
    'The glaze kiln sets the limit from outside. A second source, even a small one, is worth more than a better price from the first.',
    'Evening slots set the limit from outside. A second source, even a small one, is worth more than a better price from the first.',
  ],
  'one-customer': [
    'The glaze kiln: much hangs on few decisions that are not yours. The next customer of the same kind is worth more than more from the same one.',
    'Evening slots: much hangs on few decisions that are not yours. The next customer of the same kind is worth more than more from the same one.',
  ],
  skills: [
    'The glaze kiln: what is missing is somebody who can do it. What one more would let through in a year is the most that finding or training one may cost.',
    'Evening slots: what is missing is somebody who can do it. What one more would let through in a year is the most that finding or training one may cost.',
  ],
  systems: [
    'The glaze kiln: the way the work runs costs more than a lack of work. What goes wrong in the same way each time is the cheapest thing to mend.',
    'Evening slots: the way the work runs costs more than a lack of work. What goes wrong in the same way each time is the cheapest thing to mend.',
  ],
  season: [
    'The glaze kiln sets the limit of the year: too much at one time, too little at another. What one more at the peak would leave is the most that room for it may cost.',
    'Evening slots set the limit of the year: too much at one time, too little at another. What one more at the peak would leave is the most that room for it may cost.',
  ],
  rules: [
    'The glaze kiln: without it a part of the work may not be done. Nothing is planned on top of it before it has a date and somebody who sees to it.',
    'Evening slots: without it a part of the work may not be done. Nothing is planned on top of it before it has a date and somebody who sees to it.',
  ],
  data: [
    'The glaze kiln: what is not counted cannot be decided. One figure, counted the same way for a few weeks, comes before any change.',
    'Evening slots: what is not counted cannot be decided. One figure, counted the same way for a few weeks, comes before any change.',
  ],
}

/** A pottery and a tutor say what holds them back; a brake without a sort, and one whose cost is known, are left to other rules. */
export const cases: readonly RuleCases[] = CONSTRAINT_SORTS.map(sort => ({
  rule: `brake.${sort}`,
  fires: [
    {
      firm: firm({ constraint: [{ label: 'the glaze kiln', sort }] }),
      says: BEGINS[sort]?.[0] ?? '',
    },
    {
      firm: firm({ constraint: [{ label: 'evening slots', sort }] }),
      says: BEGINS[sort]?.[1] ?? '',
    },
  ],
  silent: [
    firm({ constraint: [{ label: 'the glaze kiln' }] }),
    firm({
      constraint: [{ label: 'the glaze kiln', sort, lost: 20 }],
      offer: [{ label: 'bowls', price: dollars(30, 'sale'), volume: 400 }],
    }),
  ],
}))
