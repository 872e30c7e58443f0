import type { FiguresView, Measured, MetricHead } from '@sextant/contracts/figures/view'
import { writeChange, writeValue } from '@sextant/contracts/metrics/written'
import type { Cell, SectionOf, VerdictTone } from '@sextant/contracts/reports/content'
import { standsToPlan } from '../figures/against-plan.ts'
import { listOf } from '../figures/words.ts'
import { intervalWords, measuredCell, metricCell, NOT_TOLD, word } from './cells.ts'
import { beforeName, periodName } from './period-words.ts'

type Plan = Readonly<Record<string, number>>
type Verdict = { says: string; tone: VerdictTone }
type Row = SectionOf<'table'>['rows'][number]

export const headOf = ({ choices }: FiguresView, id: string): MetricHead | undefined =>
  choices.metrics.find(metric => metric.id === id)

/** A rise is good of what should rise; of what should do neither, nothing is. */
function toneOf(head: MetricHead, difference: number): VerdictTone {
  if (head.good === 'neither' || difference === 0) return 'none'
  return difference > 0 === (head.good === 'up') ? 'good' : 'bad'
}

/** What a figure means beside its plan. */
function againstPlan(head: MetricHead, one: Measured, planned: number, currency: string): Verdict {
  const value = one.value ?? 0
  switch (standsToPlan(one, planned)) {
    case null:
      return { says: one.lacks[0] ? `needs ${one.lacks[0]}` : '', tone: 'none' }
    case 'chance':
      return { says: `${intervalWords(head, one, currency)}, could be chance`, tone: 'even' }
    case 'near':
      return { says: 'within 5%', tone: 'even' }
    case 'open':
      return { says: 'days are missing', tone: 'none' }
    case 'above':
      return { says: 'above plan', tone: toneOf(head, value - planned) }
    case 'below':
      return { says: 'below plan', tone: toneOf(head, value - planned) }
  }
}

/** Where the column shows a plan, the figure before is said. */
const fromWords = (head: MetricHead, one: Measured, currency: string): string =>
  one.before ? ` from ${writeValue(head, one.before.value, currency)}` : ''

function againstBefore(
  head: MetricHead,
  one: Measured,
  currency: string,
  isPlanned: boolean,
): Verdict {
  if (one.value === null) return { says: one.lacks[0] ? `needs ${one.lacks[0]}` : '', tone: 'none' }
  const within = intervalWords(head, one, currency)
  if (!one.before) return { says: within ?? '', tone: 'none' }
  if (one.clear === null) return { says: 'too little to say', tone: 'none' }
  if (!one.clear)
    return {
      says: isPlanned ? 'as before, within chance' : 'could be chance',
      tone: 'even',
    }
  const moved = one.value > one.before.value ? 'clearly up' : 'clearly down'
  const from = isPlanned ? fromWords(head, one, currency) : ''
  return { says: `${moved}${from}`, tone: toneOf(head, one.value - one.before.value) }
}

/** Where ads break even stands beside what came back, and who is left out of it. */
function withMarks(verdict: Verdict, head: MetricHead, one: Measured, currency: string): Verdict {
  if (one.value === null) return verdict
  const mark = one.mark && `${one.mark.label} at ${writeValue(head, one.mark.value, currency)}`
  const without = one.without.length > 0 && `without ${listOf(one.without)}`
  return { ...verdict, says: [verdict.says, mark, without].filter(Boolean).join('; ') }
}

const changeCell = (head: MetricHead, from: number | undefined, one: Measured): Cell => {
  if (from === undefined || one.value === null) return NOT_TOLD
  return word((writeChange(head, from, one.value) ?? '–').replace('-', '−'))
}

function rowOf(view: FiguresView, one: Measured, plan: Plan | null): Row[] {
  const head = headOf(view, one.metric)
  if (!head) return []
  const { currency } = view
  const planned = plan?.[one.metric]
  const verdict =
    planned === undefined
      ? againstBefore(head, one, currency, plan !== null)
      : againstPlan(head, one, planned, currency)
  const beside = plan ? planned : one.before?.value
  return [
    {
      id: one.metric,
      cells: [
        word(head.name),
        measuredCell(head, one, currency),
        metricCell(head, beside ?? null, currency),
        changeCell(head, beside, one),
      ],
      verdict: withMarks(verdict, head, one, currency),
    },
  ]
}

/** The figures that tell most: beside the plan where one was set, else beside the period before. */
export function keyFigures(view: FiguresView, plan: Plan): SectionOf<'table'> {
  const isPlanned = view.headline.some(({ metric }) => plan[metric] !== undefined)
  const { period, before } = view
  return {
    id: 'kpis',
    form: 'table',
    title: isPlanned ? 'Against plan' : 'Key figures',
    caption: captionOf(isPlanned, before),
    columns: [
      { label: 'Figure', numeric: false, bar: false },
      { label: periodName(period), numeric: true, bar: false },
      { label: isPlanned ? 'Plan' : 'Before', numeric: true, bar: false },
      { label: 'Difference', numeric: true, bar: false },
    ],
    rows: view.headline.flatMap(one => rowOf(view, one, isPlanned ? plan : null)),
    verdicts: 'Which means',
    total: null,
    note: isPlanned ? null : partKnown(view),
  }
}

/** Which figures of the period before are of a part of its days, since some source tells nothing of the rest. */
function partKnown({ headline, before, choices }: FiguresView): string | null {
  const part = headline.filter(one => one.before && one.before.days < (before?.days ?? 0))
  if (part.length === 0) return null
  const names = part.flatMap(
    ({ metric }) => choices.metrics.find(({ id }) => id === metric)?.name ?? [],
  )
  const days = [...new Set(part.map(one => one.before!.days))].toSorted((a, b) => a - b)
  return `Before, ${listOf(names)} ${names.length === 1 ? 'is' : 'are'} known on ${days.join(' or ')} of ${before!.days} days; those alone are compared.`
}

const captionOf = (isPlanned: boolean, before: FiguresView['before']): string => {
  if (isPlanned || !before) return ''
  return `Before: ${beforeName(before)}, the ${before.days} days before`
}
