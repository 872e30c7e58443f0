import { CONSTRAINT_SORTS } from '@sextant/contracts/company/chips'
import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** How each sort begins its sentence for a brake of one and a brake of many. */
const BEGINS: Readonly<Record<string, readonly [string, string]>> = {
  'one-person': [
    'What few can do sets the pace, not demand (the glaze kiln). Until somebody else can do a part of it, whatever brings more enquiries brings more refusals.',
    'What few can do sets the pace, not demand (evening slots). Until somebody else can do a part of it, whatever brings more enquiries brings more refusals.',
  ],
  capacity: [
    'What there is to work with sets how much can be sold (the glaze kiln). While that stays, more enquiries end in refusals; a better price and a better use of what is there bring money today.',
    'What there is to work with sets how much can be sold (evening slots). While that stays, more enquiries end in refusals; a better price and a better use of what is there bring money today.',
  ],
  cash: [
    'Money holds the plans back (the glaze kiln). Whatever has to be paid for before it pays waits for that first.',
    'Money holds the plans back (evening slots). Whatever has to be paid for before it pays waits for that first.',
  ],
  awareness: [
    'The brake lies before the first enquiry (the glaze kiln): those who might buy do not know of you. Better offers and prices reach nobody before that changes.',
    'The brake lies before the first enquiry (evening slots): those who might buy do not know of you. Better offers and prices reach nobody before that changes.',
  ],
  conversion: [
    'People ask and do not buy (the glaze kiln). More enquiries would be lost in the same place, so mend that place first.',
    'People ask and do not buy (evening slots). More enquiries would be lost in the same place, so mend that place first.',
  ],
  retention: [
    'People leave or stay away (the glaze kiln). Whoever is won fills a gap before anything grows, so keeping comes before winning.',
    'People leave or stay away (evening slots). Whoever is won fills a gap before anything grows, so keeping comes before winning.',
  ],
  'price-pressure': [
    'Buyers push on the price (the glaze kiln). Each step down is paid by every sale, and only a difference that buyers see holds it up.',
    'Buyers push on the price (evening slots). Each step down is paid by every sale, and only a difference that buyers see holds it up.',
  ],
  supplier: [
    'What comes from outside sets the limit (the glaze kiln). A second source, even a small one, is worth more than a better price from the first.',
    'What comes from outside sets the limit (evening slots). A second source, even a small one, is worth more than a better price from the first.',
  ],
  'one-customer': [
    'Much hangs on few decisions that are not yours (the glaze kiln). The next customer of the same kind is worth more than more from the same one.',
    'Much hangs on few decisions that are not yours (evening slots). The next customer of the same kind is worth more than more from the same one.',
  ],
  skills: [
    'What is missing is somebody who can do it (the glaze kiln). Work cut into parts that need the skill and parts that do not goes further with the same people.',
    'What is missing is somebody who can do it (evening slots). Work cut into parts that need the skill and parts that do not goes further with the same people.',
  ],
  systems: [
    'The way the work runs costs more than a lack of work (the glaze kiln). What goes wrong in the same way each time is the cheapest thing to mend.',
    'The way the work runs costs more than a lack of work (evening slots). What goes wrong in the same way each time is the cheapest thing to mend.',
  ],
  season: [
    'The year sets the limit (the glaze kiln): too much at one time, too little at another. What can be moved by a few weeks is worth more than what is added at the peak.',
    'The year sets the limit (evening slots): too much at one time, too little at another. What can be moved by a few weeks is worth more than what is added at the peak.',
  ],
  rules: [
    'A rule sets the limit (the glaze kiln). What it asks for has a date and an owner before anything is planned on top of it.',
    'A rule sets the limit (evening slots). What it asks for has a date and an owner before anything is planned on top of it.',
  ],
  data: [
    'What is not counted cannot be decided (the glaze kiln). One figure, counted the same way for a few weeks, comes before any change.',
    'What is not counted cannot be decided (evening slots). One figure, counted the same way for a few weeks, comes before any change.',
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
