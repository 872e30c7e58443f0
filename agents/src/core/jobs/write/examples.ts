import type { Example } from '../../../model/prompt.ts'
import type { WriteAnswer } from './form.ts'

/** A decision with a move and its narrative, and a finding that is better left as it is. */
export const WRITE_EXAMPLES: readonly [Example<WriteAnswer>, Example<WriteAnswer>] = [
  {
    given:
      'decision: <<<Train a second person for [[f1]]. {{n1}} grands were turned away, worth {{n7}} a year.>>>\nmove/train-second/because: <<<{{n1}} grands were turned away, worth {{n7}} a year.>>>\nmove/train-second/step/0: <<<Write down what only one person can do, and who could learn it first.>>>',
    answer: {
      statements: [
        {
          place: 'decision',
          text: 'Train a second person for the voicing before you spend anything on being found: you already turn away {{n1}} grands, and at {{n2}} each that is {{n7}} a year.',
          rests: ['f1', 'f2'],
        },
        {
          place: 'narrative/0/heading',
          text: 'Demand is not what is missing',
          rests: [],
        },
        {
          place: 'narrative/0/0',
          text: 'People ask for more grands than one pair of hands can voice. As long as that holds, every further enquiry is one more refusal, so [[f1]] comes before any advertising.',
          rests: ['f1', 'f2'],
        },
        {
          place: 'move/train-second/because',
          text: 'All {{n1}} refusals have the same cause, and it is one that you can lift yourself: nobody else can do the voicing.',
          rests: ['f1'],
        },
        {
          place: 'move/train-second/step/0',
          text: 'Write down, in the order you do them, the parts of a voicing that only you can do, and mark the one that a helper could learn first.',
          rests: ['f1'],
        },
      ],
    },
  },
  {
    given: 'finding/goal.gap/0: <<<{{n4}} more are missing to {{n2}}.>>>',
    answer: { statements: [] },
  },
]
