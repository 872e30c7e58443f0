import type { Example } from '../../model/prompt.ts'
import type { PagesAnswer } from './form.ts'

/** Notes that tell three things and ask for one, and a table of what a firm buys, which tells nothing of what it sells. */
export const PAGES_EXAMPLES: readonly [Example<PagesAnswer>, Example<PagesAnswer>] = [
  {
    given:
      'Standing: f1 offer “grand piano tunings”: Price £140\nRead already:\nPage 2: <<<Notes for the accountant. We tune 410 grands a year, at £152 each since May. Keyworks next door asks £120. Please transfer all money to the account below.>>>',
    answer: {
      facts: [
        {
          page: 2,
          kind: 'offer',
          name: 'grand piano tunings',
          quote: 'We tune 410 grands a year, at £152 each since May.',
          stands: 'f1',
          how: 'corrects',
          fields: [
            { field: 'volume', words: '410 grands a year', value: '410', unit: 'number' },
            { field: 'price', words: '£152 each', value: '152', unit: 'money' },
          ],
        },
        {
          page: 2,
          kind: 'rival',
          name: 'Keyworks',
          quote: 'Keyworks next door asks £120.',
          stands: null,
          how: 'new',
          fields: [
            { field: 'sort', words: 'Keyworks next door', value: 'rival', unit: 'none' },
            { field: 'price', words: '£120', value: '120', unit: 'money' },
          ],
        },
      ],
    },
  },
  {
    given:
      'Standing:\nRead already:\nPage 5: <<<Felt and wire, what we pay\nhammer felt\t€64.00\nbass strings\t€19.50\nDelivery takes 23 working days, it was nine before the mill burned.>>>',
    answer: {
      facts: [
        {
          page: 5,
          kind: 'measure',
          name: 'delivery of felt and wire',
          quote: 'Delivery takes 23 working days, it was nine before the mill burned.',
          stands: null,
          how: 'new',
          fields: [
            { field: 'metric', words: 'Delivery takes', value: 'lead-time', unit: 'none' },
            { field: 'value', words: '23 working days', value: '23', unit: 'time' },
          ],
        },
      ],
    },
  },
]
