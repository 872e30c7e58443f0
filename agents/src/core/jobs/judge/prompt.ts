import {
  ABOUT_MARKERS,
  type Example,
  examplesIn,
  fenced,
  type Prompt,
} from '../../../model/prompt.ts'
import type { JudgeAnswer } from './form.ts'

/** A statement with its sources, as a reader sees them. */
export type Judged = { id: string; says: string; sources: readonly string[] }

const TOKENS_MAX = 3_000

const EXAMPLES: readonly [Example<JudgeAnswer>, Example<JudgeAnswer>] = [
  {
    given:
      'a: <<<The 25 refused are worth £3,500 at today’s price.>>> Sources: <<<constraint “one person for the voicing”: lost 25; offer “grand piano tunings”: price £140; computed £3,500 = refused × price>>>',
    answer: {
      verdicts: [{ id: 'a', verdict: 'carries', why: 'both figures and the product are there' }],
    },
  },
  {
    given:
      'a: <<<Hotels leave because the drying takes too long.>>> Sources: <<<segment “hotels”: 12% leave in a year>>>\nb: <<<Prices next door will pull hotels away soon.>>> Sources: <<<rival “Sparkle Line”: price €7; offer “service washes”: price €9>>>',
    answer: {
      verdicts: [
        { id: 'a', verdict: 'does not', why: 'nothing says why they leave' },
        { id: 'b', verdict: 'stretches', why: 'the gap is told, not that hotels follow it' },
      ],
    },
  },
]

const INSTRUCTIONS = [
  'You check statements against the sources that stand beside them, as a careful reader would who knows nothing else.',
  ABOUT_MARKERS,
  'carries: everything that the statement asserts is in its sources, or follows from them plainly; advice and a wish assert nothing. stretches: the core is there, a part goes further (a cause, a trend, a comparison that is only likely). does not: the core is not in the sources, or they say otherwise.',
  'One verdict for each id. Be strict: a statement that merely sounds sensible is not carried.',
  '',
  examplesIn(EXAMPLES),
].join('\n')

/** What is asked of a model that judges claims against their sources. */
export const judgePrompt = (items: readonly Judged[]): Prompt => ({
  job: 'judge',
  instructions: INSTRUCTIONS,
  material: items
    .map(({ id, says, sources }) => `${id}: ${fenced(says)} Sources: ${fenced(sources.join('; '))}`)
    .join('\n'),
  tokensMax: TOKENS_MAX,
})
