import { MEASURES } from '@sextant/contracts/figures/measures'
import { INPUTS, METRICS } from '@sextant/contracts/metrics/definitions'
import {
  METRIC_NOTE_MAX,
  type CustomMetricRow,
  type MetricPreview,
} from '@sextant/contracts/metrics/routes'
import { writeValue } from '@sextant/contracts/metrics/written'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'
import { metricPreviewQuery, useSaveMetric } from '../api/metrics.ts'
import { metricIdOf, nameProblem } from '../metric-id.ts'
import { sayPeriod } from '../words.ts'

type MetricFormProps = {
  /** Null: a new one. */
  metric: CustomMetricRow | null
  others: readonly CustomMetricRow[]
  clientId: string | null
  close: () => void
}

const GOOD = { up: 'More is better', down: 'Less is better', neither: 'Neither' } as const

/** A formula and what it comes to on one's own figures, while it is written. */
export function MetricForm({ metric, others, clientId, close }: MetricFormProps) {
  const [name, setName] = useState(metric?.name ?? '')
  const [formula, setFormula] = useState(metric?.formula ?? '')
  const [good, setGood] = useState(metric?.good ?? 'up')
  const [note, setNote] = useState(metric?.note ?? '')
  const { save, saving, failure } = useSaveMetric(metric === null)
  const id =
    metric?.id ??
    metricIdOf(
      name,
      others.map(other => other.id),
    )
  const asked = useDebounced(formula, 250)
  const preview = useQuery(
    metricPreviewQuery({
      formula: asked,
      ...(metric && { id: metric.id }),
      ...(clientId && { client_id: clientId }),
    }),
  )
  const misnamed = nameProblem(name)
  const problem = formula.trim() === '' ? null : (preview.data?.problem ?? null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (misnamed !== null || formula.trim() === '') return
    const kept = await save({ id, name: name.trim(), formula: formula.trim(), good, note })
    if (kept.ok) close()
  }
  return (
    <form
      onSubmit={event => void send(event)}
      className="grid max-w-3xl gap-4 rounded-md border border-line p-5"
    >
      <h2 className="font-semibold">{metric ? `Change ${metric.name}` : 'A new metric'}</h2>
      <Field label="Name" hint={name.trim() !== '' && `In formulas: ${id}`} error={misnamed}>
        {described => (
          <Input
            {...described}
            required
            value={name}
            placeholder="Left of an order"
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Formula"
        error={problem}
        hint="Figures, other metrics, numbers, brackets and + − × ÷"
      >
        {described => (
          <Input
            {...described}
            required
            value={formula}
            spellCheck={false}
            className="font-mono"
            placeholder="(revenue - spend) / orders"
            onChange={event => setFormula(event.target.value)}
          />
        )}
      </Field>
      <NameButtons
        others={others.filter(one => one.id !== metric?.id)}
        add={word => setFormula(`${formula.trimEnd()} ${word}`.trim())}
      />
      {preview.data && formula.trim() !== '' && !problem && <Preview preview={preview.data} />}
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Which way is good">
          {described => (
            <NativeSelect
              {...described}
              value={good}
              onChange={event => setGood(event.target.value as typeof good)}
            >
              {Object.entries(GOOD).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="What it means (optional)">
          {described => (
            <Input
              {...described}
              value={note}
              maxLength={METRIC_NOTE_MAX}
              onChange={event => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
      {failure && <p className="text-bad">{failure}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={saving}
          disabled={problem !== null || misnamed !== null}
        >
          {metric ? 'Keep the change' : 'Make the metric'}
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  )
}

/** Names that may stand in a formula; pressing one adds it. */
function NameButtons({
  others,
  add,
}: {
  others: readonly CustomMetricRow[]
  add: (word: string) => void
}) {
  const names = [
    ...Object.entries(MEASURES).map(([id, { label }]) => ({ id, label })),
    ...Object.entries(METRICS).map(([id, { name }]) => ({ id, label: name })),
    ...Object.entries(INPUTS).map(([id, { label }]) => ({ id, label })),
    ...others.map(({ id, name }) => ({ id, label: name })),
  ]
  return (
    <details>
      <summary className="link w-fit cursor-pointer text-caption">
        Everything that may stand in it
      </summary>
      <div className="mt-2 flex max-h-56 flex-wrap gap-1.5 overflow-y-auto">
        {names.map(({ id, label }) => (
          <Button key={id} size="sm" title={label} onClick={() => add(id)}>
            <span className="font-mono">{id}</span>
          </Button>
        ))}
      </div>
    </details>
  )
}

/** What it comes to on the latest four weeks. */
function Preview({ preview }: { preview: MetricPreview }) {
  const { kind, value, low, high, n, n_of, lacks, currency } = preview
  const write = (one: number) => writeValue({ kind: kind ?? 'number', unit: null }, one, currency)
  return (
    <output className="grid gap-0.5 border-l-2 border-line-strong pl-3">
      <span className="text-title font-semibold">{value === null ? '–' : write(value)}</span>
      <span className="cap">
        {sayPeriod(preview)}
        {low !== null && high !== null && ` · 95% interval ${write(low)} to ${write(high)}`}
        {n !== null && ` · from ${Math.round(n).toLocaleString('en-GB')} ${n_of}`}
      </span>
      {lacks.length > 0 && (
        <span className="cap">Not told in your figures: {lacks.join(', ')}</span>
      )}
    </output>
  )
}
