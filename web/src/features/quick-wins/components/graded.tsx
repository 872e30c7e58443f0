import { expectedGains, gainOf } from '@sextant/contracts/quick-wins/grade'
import type { QuickWinRow } from '@sextant/contracts/quick-wins/routes'
import { gradeWords } from '../grade-words.ts'
import { rangeWords, valueWords } from '../figure-words.ts'
import { GradeBadge } from './grade-badge.tsx'

/** A grade with its arithmetic: what was expected to change, and what did. */
export function Graded({ win }: { win: QuickWinRow }) {
  const { grade, result, prediction } = win
  if (!grade || !result) return null
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <GradeBadge grade={grade} prediction={prediction} />
        <span className="text-ink-2">{gradeWords(prediction, grade).about}</span>
      </p>
      {result.value !== null && <Arithmetic prediction={prediction} value={result.value} />}
      <p className="text-caption text-ink-2">
        {result.source === 'company' ? 'From your cards' : 'As given'}
        {win.decided_by_name ? ` by ${win.decided_by_name}` : ''}
        {result.note && `: “${result.note}”`}
      </p>
    </div>
  )
}

type ArithmeticProps = { prediction: QuickWinRow['prediction']; value: number }

function Arithmetic({ prediction, value }: ArithmeticProps) {
  const gain = gainOf(prediction, value)
  const [one, other] =
    prediction.better === 'less' ? [prediction.baseline, value] : [value, prediction.baseline]
  const words = (figure: number) => valueWords(prediction, figure)
  if (prediction.basis === 'break-even')
    return (
      <p className="text-caption text-ink-2">
        {valueWords(prediction, value)} came, and it pays from{' '}
        {valueWords(prediction, prediction.expected[0])} on.
      </p>
    )
  const change = gain < 0 ? `worse by ${words(-gain)}` : words(gain)
  return (
    <p className="text-caption text-ink-2">
      {words(one)} − {words(other)} = {change}. Expected was a change of{' '}
      {rangeWords(prediction, expectedGains(prediction))}.
    </p>
  )
}
