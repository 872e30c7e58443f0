import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const violins = { label: 'violins', price: dollars(1300), unitCost: dollars(500), volume: 160 }
const bench = { label: 'Rosa alone', sort: 'one-person', lost: 40, about: 'offer-1' } as const
const helper = { label: 'a second luthier', cost: dollars(2200, 'month'), brings: 8 }

/** A violin maker's helper pays from 33 refused violins on, or never; an idea that costs next to nothing, or is tied to the bench, is none of this. */
export const cases: RuleCases = {
  rule: 'capacity.idea-for-refused',
  fires: [
    {
      firm: firm({ offer: [violins], constraint: [bench], idea: [helper] }),
      says: 'A second luthier: $26,400 in a year, against the 40 sales turned away, which would leave about $32,000 in a year. If it lets through 33 of them, it has paid for itself. Its card says 8: find out which of the two holds before you decide.',
    },
    {
      firm: firm({
        offer: [violins],
        constraint: [{ ...bench, lost: 20 }],
        idea: [{ ...helper, brings: 20 }],
      }),
      says: 'A second luthier: $26,400 in a year, against the 20 sales turned away, which would leave about $16,000 in a year. Even if it let through all of them it would cost more than they leave.',
    },
    {
      // Bought once, it is no loss because of one year.
      firm: firm({
        offer: [violins],
        constraint: [{ ...bench, lost: 20 }],
        idea: [{ label: 'a second bench', cost: dollars(30_000), brings: 20 }],
      }),
      says: 'A second bench: $30,000 once, against the 20 sales turned away, which would leave about $16,000 in a year. If it let through all of them, it would be paid back after about 23 months, if it lasts that long.',
    },
  ],
  silent: [
    // Of two lines, nobody said which of them it is for.
    firm({
      offer: [violins, { label: 'strings', price: dollars(40), unitCost: dollars(9), volume: 900 }],
      constraint: [bench],
      idea: [helper],
    }),
    firm({
      offer: [violins],
      constraint: [bench],
      idea: [{ label: 'a leaflet', cost: dollars(900) }],
    }),
    firm({
      offer: [violins],
      constraint: [bench],
      idea: [{ ...helper, about: 'constraint-1' }],
    }),
    // It brings more than was refused: it is no measure for those alone, and its own number judges it.
    firm({
      offer: [violins],
      constraint: [{ ...bench, lost: 20 }],
      idea: [{ ...helper, brings: 90 }],
    }),
  ],
}
