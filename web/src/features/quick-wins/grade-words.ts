import type { Grade } from '@sextant/contracts/quick-wins/grade'
import type { Prediction } from '@sextant/contracts/quick-wins/prediction'

type Tone = 'good' | 'info' | 'warn' | 'bad' | 'neutral'

type GradeWords = Readonly<Record<Grade, { label: string; about: string; tone: Tone }>>

/** What the grade of a forecast, or of a test with its break-even, is called and means. */
export const gradeWords = ({ basis }: Pick<Prediction, 'basis'>, grade: Grade) =>
  (basis === 'break-even' ? OF_TESTS : OF_FORECASTS)[grade]

const OF_FORECASTS: GradeWords = {
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

const OF_TESTS: GradeWords = {
  ...OF_FORECASTS,
  beat: {
    label: 'It paid',
    about: 'It brought more than it took to pay for itself.',
    tone: 'good',
  },
  met: { label: 'It paid', about: 'It brought just what it took to pay for itself.', tone: 'good' },
  short: {
    label: 'It did not pay',
    about: 'It brought something, and less than it took to pay for itself.',
    tone: 'warn',
  },
  none: { label: 'No effect', about: 'It brought nothing.', tone: 'bad' },
}
