import type { Example } from '../../../model/prompt.ts'
import type { ReadAnswer } from './form.ts'

/** A short answer to a question, and a poured-out paragraph that corrects and asks. */
export const READ_EXAMPLES: readonly [Example<ReadAnswer>, Example<ReadAnswer>] = [
  {
    given:
      'Asked for: constraint (lost, about). “What holds you back most?”\nStanding: f1 offer “grand piano tunings”: Price £140\nText: <<<its only me who can do the voicing so we said no to about 25 grands last year. the van is fine>>>',
    answer: {
      facts: [
        {
          kind: 'constraint',
          name: 'one person for the voicing',
          quote: 'its only me who can do the voicing so we said no to about 25 grands last year',
          stands: null,
          how: 'new',
          fields: [
            {
              field: 'sort',
              words: 'its only me who can do the voicing',
              value: 'one-person',
              unit: 'none',
            },
            { field: 'lost', words: 'about 25 grands last year', value: '25', unit: 'number' },
            { field: 'about', words: '25 grands', value: 'f1', unit: 'none' },
          ],
        },
      ],
      question: null,
    },
  },
  {
    given:
      'Asked for: goal. “What should be different a year from now?”\nStanding: f1 offer “service washes”: Price €9; f2 measure “sales”: Value €310,000\nText: <<<Want 60 hotel contracts by Dec 2027, 38 now. Sales were 290k actually, not 310. Sparkle Line next door does it for 7. Why would I not just drop my price?>>>',
    answer: {
      facts: [
        {
          kind: 'goal',
          name: 'hotel contracts',
          quote: 'Want 60 hotel contracts by Dec 2027, 38 now',
          stands: null,
          how: 'new',
          fields: [
            { field: 'counts', words: 'hotel contracts', value: 'customers', unit: 'none' },
            { field: 'target', words: '60 hotel contracts', value: '60', unit: 'number' },
            { field: 'baseline', words: '38 now', value: '38', unit: 'number' },
            { field: 'by', words: 'Dec 2027', value: '2027-12', unit: 'date' },
          ],
        },
        {
          kind: 'measure',
          name: 'sales',
          quote: 'Sales were 290k actually, not 310',
          stands: 'f2',
          how: 'corrects',
          fields: [{ field: 'value', words: '290k', value: '290000', unit: 'money' }],
        },
        {
          kind: 'rival',
          name: 'Sparkle Line',
          quote: 'Sparkle Line next door does it for 7',
          stands: null,
          how: 'new',
          fields: [
            { field: 'sort', words: 'Sparkle Line next door', value: 'rival', unit: 'none' },
            { field: 'price', words: 'for 7', value: '7', unit: 'money' },
            { field: 'about', words: 'does it', value: 'f1', unit: 'none' },
          ],
        },
      ],
      question: 'Why would I not just drop my price?',
    },
  },
]
