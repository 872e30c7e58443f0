import type { Example } from '../../../model/prompt.ts'
import type { ThinkAnswer } from './form.ts'

/** One firm where something follows that no rule computes and the order changes, one where nothing does. */
export const THINK_EXAMPLES: readonly [Example<ThinkAnswer>, Example<ThinkAnswer>] = [
  {
    given:
      'Facts: [[f1]] constraint (one-person) <<<one person for the voicing>>>: lost {{n1}} = <<<25>>>; [[f2]] offer <<<grand piano tunings>>>: price {{n2}} = <<<£140>>>, hoursEach {{n3}} = <<<3>>>; [[f3]] offer <<<upright tunings>>>: price {{n4}} = <<<£85>>>, hoursEach {{n5}} = <<<1.5>>>; [[f4]] change (hurts) <<<the concert hall closing>>>: by {{n6}} = <<<30%>>>\nComputed: {{n7}} = <<<£3,500>>> (<<<refused × price>>>; f1 f2)\nMoves: train-second: <<<Train a second person for [[f1]]>>>; ads-local: <<<Advertise where buyers look>>>',
    answer: {
      findings: [
        {
          text: '[[f4]] takes work from the same hands that turn {{n1}} grands away today: what is refused now can fill part of that gap, if it is not sent elsewhere before.',
          rests: ['f1', 'f4'],
          quadrant: 'opportunity',
        },
      ],
      moves: [
        {
          title: 'Put those who were turned away on a list before the hall closes',
          because:
            'The {{n1}} refused are worth {{n7}} at today’s price, and [[f4]] frees the time they need.',
          steps: [
            'Write down every grand that was refused, with name and number.',
            'Tell each that a place opens once the hall’s work ends, and ask who would wait.',
            'Offer the first free days to those who said yes.',
          ],
          metric: 'How many of the {{n1}} say that they would wait',
          stop: 'Nobody on the list would wait: then the refused are gone, and the gap needs others.',
          rests: ['f1', 'f2', 'f4'],
          owner: 'owner',
          work: 'a day',
          shows: 'months',
          cost: 'nothing',
        },
      ],
      order: [
        { move: 'new-1', reason: 'It costs nothing and holds demand that is there already.' },
        { move: 'train-second', reason: 'It lifts the limit for good, and takes longer.' },
      ],
    },
  },
  {
    given:
      'Facts: [[f1]] goal <<<hotel contracts>>>: baseline {{n1}} = <<<38>>>, target {{n2}} = <<<60>>>; [[f2]] channel <<<the trade fair>>>: customers {{n3}} = <<<9>>>\nComputed: {{n4}} = <<<22>>> (<<<target − baseline>>>; f1)\nMoves: more-of-best: <<<Do more of what brings contracts>>>; ask-lost: <<<Ask those who said no>>>',
    answer: {
      findings: [],
      moves: [],
      order: [
        { move: 'more-of-best', reason: '[[f2]] is the only way that is known to bring any.' },
      ],
    },
  },
]
