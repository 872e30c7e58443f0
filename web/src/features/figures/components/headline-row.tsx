import type { FiguresView, Measured, MetricHead } from '@sextant/contracts/figures/view'
import { writeValue } from '@sextant/contracts/metrics/written'
import { IntervalBar } from '@/ui/charts/interval-bar.tsx'
import { sharedScale } from '@/ui/charts/geometry/interval.ts'
import {
  headOf,
  sayAgainstPlan,
  sayBasis,
  sayChange,
  sayInterval,
  sayPlan,
  sayValue,
} from '../words.ts'
import { ChangeWords } from './change-words.tsx'

/** The figures that tell most, in a ruled row: value, change, interval drawn and in words, what it rests on. */
export function HeadlineRow({ view }: { view: FiguresView }) {
  if (view.headline.length === 0) return null
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] border-y border-line-strong max-md:grid-cols-1">
        {view.headline.map(one => {
          const head = headOf(view, one.metric)
          return head && <Figure key={one.metric} head={head} one={one} view={view} />
        })}
      </dl>
      <p className="cap">
        Bar: 95% interval. Solid point: this period.{' '}
        {view.compare === 'plan'
          ? 'Tall tick: plan, else break-even.'
          : 'Hollow point: the period before. Tall tick: break-even.'}
      </p>
    </div>
  )
}

/** The interval and what the figure is held against: "£13.41 to £16.61 · plan £15.00". */
function besideWords(
  head: MetricHead,
  { planned, mark }: Measured,
  { compare, currency, plan }: FiguresView,
  interval: string | null,
): string {
  const until = plan?.until ?? null
  const said = compare === 'plan' && planned ? sayPlan(head, planned, currency, until) : null
  const marked = mark && `${mark.label} ${writeValue(head, mark.value, currency)}`
  return [interval, said, marked].filter(Boolean).join(' · ')
}

/** A rate of the period before that rests on a part of its days. */
const isPartKnown = ({ before }: Measured, view: FiguresView): boolean =>
  before !== null && view.before !== null && before.days < view.before.days

function Figure({ head, one, view }: { head: MetricHead; one: Measured; view: FiguresView }) {
  const { currency } = view
  const isAgainstPlan = view.compare === 'plan'
  const change = isAgainstPlan ? sayAgainstPlan(head, one) : sayChange(head, one)
  const interval = sayInterval(head, one, currency)
  const tick = isAgainstPlan ? (one.planned?.due ?? one.mark?.value) : one.mark?.value
  return (
    <div className="grid content-start gap-1 border-line py-3.5 pr-4 not-first:pl-4 max-md:border-b max-md:px-0! max-md:last:border-b-0 md:border-r md:last:border-r-0">
      <dt className="cap" title={head.says}>
        {head.name}
      </dt>
      <dd className="grid gap-1">
        <span className="text-title leading-tight font-semibold tabular-nums">
          {sayValue(head, one, currency)}
        </span>
        {one.at_least && <span className="text-caption text-warn">at least; days are missing</span>}
        {change?.words && <ChangeWords change={change} />}
        {isAgainstPlan && !one.planned && <span className="cap">no plan</span>}
        {interval && one.value !== null && (
          <IntervalBar
            label={`${head.name}: ${sayValue(head, one, currency)}, between ${interval}`}
            scale={sharedScale([one.low, one.high, one.value, one.before?.value, tick])}
            value={one.value}
            interval={[one.low!, one.high!]}
            {...(one.before && { before: one.before.value })}
            {...(tick !== undefined && { mark: tick })}
          />
        )}
        <span className="cap">{besideWords(head, one, view, interval)}</span>
        <span className="cap">{one.lacks.length > 0 ? one.lacks.join(', ') : sayBasis(one)}</span>
        {!isAgainstPlan && isPartKnown(one, view) && (
          <span className="cap">
            before: {one.before!.days} of {view.before!.days} days
          </span>
        )}
      </dd>
    </div>
  )
}
