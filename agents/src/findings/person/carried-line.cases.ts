import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const inlay = { label: 'inlay work', price: dollars(500), unitCost: dollars(200), share: 0.3 }
const alone = { label: 'Only Pilar cuts veneer', sort: 'one-person', lost: 14 } as const
const retires = {
  label: "Pilar's last day",
  bearing: 'hurts',
  touches: 'supply',
  when: '2027-06',
} as const

/** A joinery loses the one who cuts its veneer, told on three cards, and a choir its arranger; who has a stand-in, and a dearer thing that bears a name, is no such story. */
export const cases: RuleCases = {
  rule: 'person.carried-line',
  fires: [
    {
      firm: firm({
        offer: [inlay, { label: 'tables', price: dollars(900), share: 0.7 }],
        constraint: [{ ...alone, about: 'offer-1' }],
        change: [retires],
      }),
      says: "Pilar's last day: from June 2027, with nobody else for it. What hangs on it: inlay work, 30% of sales, each leaving $300. Even today 14 sales a year are refused for it. Who takes it over has to be found and taught before that day.",
    },
    {
      firm: firm({
        offer: [{ label: 'arrangements' }],
        person: [{ label: 'Anselm', alone: true, leaves: '2027-03', about: 'offer-1' }],
      }),
      says: 'Anselm leaves after March 2027, and nobody else can do that work. What hangs on it: arrangements. Who takes it over has to be found and taught before that day.',
    },
    {
      firm: firm({
        offer: [
          { label: 'violins', price: dollars(4_000, 'sale'), volume: 9 },
          { label: 'bows', price: dollars(300, 'sale') },
        ],
        person: [{ label: 'Anselm', alone: true, leaves: '2027-03', about: 'offer-1' }],
      }),
      says: 'Anselm leaves after March 2027, and nobody else can do that work. What hangs on it: violins, about $36,000 a year. Who takes it over has to be found and taught before that day.',
    },
  ],
  silent: [
    firm({ offer: [inlay], constraint: [alone], change: [{ ...retires, touches: 'cost' }] }),
    firm({ offer: [inlay], constraint: [{ ...alone, sort: 'capacity' }], change: [retires] }),
    firm({ offer: [inlay], constraint: [alone], change: [{ ...retires, when: '2026-01' }] }),
    firm({ offer: [inlay], person: [{ label: 'Pilar', leaves: '2027-06', about: 'offer-1' }] }),
  ],
}
