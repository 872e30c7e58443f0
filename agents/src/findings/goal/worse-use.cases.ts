import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const kitchens = {
  label: 'fitted kitchens',
  price: dollars(12_000),
  unitCost: dollars(9_000),
  hoursEach: 100,
}
const doors = { label: 'door repairs', price: dollars(300), unitCost: dollars(60), hoursEach: 2 }
const goal = {
  label: 'fitted kitchens',
  counts: 'sales' as const,
  baseline: 10,
  target: 14,
  about: 'offer-1',
}

/** A joiner wants more kitchens, which leave a quarter of what repairs leave an hour; a studio learns the same of its films. */
export const cases: RuleCases = {
  rule: 'goal.worse-use',
  fires: [
    {
      firm: firm({ offer: [kitchens, { ...doors, volume: 90 }], goal: [goal] }),
      says: 'The 400 hours that 4 further sales of fitted kitchens take leave about $12,000 a year. Spent on door repairs they would leave about $48,000, if 200 more buyers can be found; today a year brings 90. Ask whether the goal counts the right thing before you look for the hours.',
    },
    {
      firm: firm({
        offer: [
          { label: 'short films', price: dollars(5_000), margin: 0.4, hoursEach: 80 },
          { label: 'portraits', price: dollars(400), margin: 0.5, hoursEach: 4 },
        ],
        goal: [{ ...goal, label: 'short films', baseline: 6, target: 9 }],
      }),
      says: 'The 240 hours that 3 further sales of short films take leave about $6,000 a year. Spent on portraits they would leave about $12,000, if enough buyers can be found. Ask whether the goal counts the right thing before you look for the hours.',
    },
  ],
  silent: [
    firm({ offer: [kitchens, doors], goal: [{ ...goal, about: 'offer-2' }] }),
    firm({ offer: [kitchens, { ...doors, hoursEach: 7 }], goal: [goal] }),
  ],
}
