import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.bought-before',
  fires: [
    {
      firm: firm({ offer: [{ label: 'lamp repairs', price: dollars(90), volume: 240 }] }),
      says: 'Of lamp repairs, 240 are sold in a year. Earlier customers know you already: asking them again costs no advertising, and their answer comes within days.',
    },
    {
      firm: firm({ offer: [{ label: 'lamp repairs' }] }),
      says: 'Lamp repairs: somebody has bought before. Earlier customers know you already: asking them again costs no advertising, and their answer comes within days.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'lamp repairs', stage: 'new' }] }),
    firm({ offer: [{ label: 'lamp repairs', volume: 4 }] }),
    firm({ offer: [{ label: 'lamp care', price: dollars(9, 'month'), volume: 80 }] }),
  ],
}
