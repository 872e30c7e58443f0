import type { Grade } from '@sextant/contracts/quick-wins/grade'

type Tone = 'good' | 'info' | 'warn' | 'bad' | 'neutral'

/** What each grade is called, and what it means. */
export const GRADE_WORDS: Readonly<Record<Grade, { label: string; about: string; tone: Tone }>> = {
  beat: {
    label: 'Better than expected',
    about: 'It did more than the move aims at.',
    tone: 'good',
  },
  met: { label: 'As expected', about: 'It came out inside the range.', tone: 'good' },
  short: {
    label: 'Less than expected',
    about: 'It got better, by less than was expected.',
    tone: 'warn',
  },
  none: { label: 'No effect', about: 'It got no better.', tone: 'bad' },
  unmeasured: {
    label: 'Could not be measured',
    about: 'Nobody could count it, so it proves nothing.',
    tone: 'neutral',
  },
}
