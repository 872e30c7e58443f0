import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import { paybackWords, perWords, rangeWords, valueWords } from '../figure-words.ts'
import { RangeBar } from './range-bar.tsx'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

type ExpectedProps = { prediction: Prediction; actual?: number }

/** What a move is expected to do to one figure, or, where nobody can tell, from where on it has paid for itself. */
export function Expected(props: ExpectedProps) {
  return props.prediction.basis === 'break-even' ? <Pays {...props} /> : <Range {...props} />
}

/** A test: the number from which on it pays, and that this says nothing of what it will bring. */
function Pays({ prediction, actual }: ExpectedProps) {
  const { what, expected, per } = prediction
  const needed = `${valueWords(prediction, expected[0])}${perWords(per)}`
  return (
    <div className="grid gap-1.5">
      <p className="font-medium wrap-anywhere">{what}</p>
      <p>
        <span className="text-ink-2">A test. It pays from </span>
        <strong className="font-semibold">{needed}</strong>
        <span className="text-ink-2"> on</span>
        {actual !== undefined && (
          <>
            <span className="text-ink-2">, </span>
            <strong className="font-semibold">{valueWords(prediction, actual)}</strong>
            <span className="text-ink-2"> it became</span>
          </>
        )}
      </p>
      <p className="text-caption text-ink-2">
        This is its break-even and no forecast: what it will bring, your figures do not say.
      </p>
    </div>
  )
}

/** Today, afterwards as a range, and what that is worth. */
function Range({ prediction, actual }: ExpectedProps) {
  const { what, baseline, expected, per } = prediction
  return (
    <div className="grid gap-1.5">
      <p className="font-medium wrap-anywhere">{what}</p>
      <p>
        <span className="text-ink-2">
          {valueWords(prediction, baseline)}
          {perWords(per)} today,{' '}
        </span>
        <strong className="font-semibold">{rangeWords(prediction, expected)}</strong>
        <span className="text-ink-2"> expected</span>
        {actual !== undefined && (
          <>
            <span className="text-ink-2">, </span>
            <strong className="font-semibold">{valueWords(prediction, actual)}</strong>
            <span className="text-ink-2"> it became</span>
          </>
        )}
      </p>
      <RangeBar prediction={prediction} {...(actual !== undefined && { actual })} />
      <Worth prediction={prediction} />
    </div>
  )
}

/** What it comes to in money, when that has paid back, and what it does for the goal: as far as the figures say. */
function Worth({ prediction }: { prediction: Prediction }) {
  const { worth, paysBack, ofGap, currency } = prediction
  const money = { form: 'money', currency } as const
  const said = [
    worth
      ? `Worth ${rangeWords(money, worth.cents)} ${worth.once ? 'once' : 'a year'}`
      : 'What that is worth in money, your figures do not say',
    paysBack && `pays back ${paybackWords(paysBack)}`,
    ofGap && `${gapWords(ofGap)} of the way to the goal`,
  ]
  return <p className="text-caption text-ink-2">{said.filter(Boolean).join(' · ')}</p>
}

function gapWords([least, most]: readonly [number, number]): string {
  const [from, to] = [percent.format(least), percent.format(most)]
  return from === to ? from : `${from} to ${to}`
}
