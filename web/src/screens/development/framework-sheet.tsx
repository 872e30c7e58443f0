import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { toolsOf } from '@sextant/contracts/catalogue'
import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { DeliverableEditing } from '@/agents/editing/index.ts'
import { ToolDrawing } from '@/agents/tool/index.ts'
import { SourceMark } from '@/ui/patterns/source-mark.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { samplesOf, type SampleSize } from './samples/sample-deliverables.ts'

const SIZES = [
  { value: 'typical', label: 'Typical' },
  { value: 'short', label: 'Short' },
  { value: 'long', label: 'Long' },
  { value: 'growing', label: 'Growing' },
] as const

/** The eleven framework drawings with short, typical, long and growing content; edits stay on this page and nothing is computed again. */
export default function FrameworkSheet() {
  const [query, setQuery] = useSearchParams()
  const size = SIZES.find(one => one.value === query.get('size'))?.value ?? 'typical'
  const only = query.get('only')
  return (
    <main id="main" className="wrap flex-1 py-10">
      <div className="mx-auto max-w-[856px]">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <h1 className="book text-display font-[450] tracking-[-0.015em]">Frameworks</h1>
          <SegmentedControl<SampleSize>
            label="Length of the content"
            value={size}
            onValueChange={value => setQuery({ size: value })}
            options={SIZES}
          />
        </div>
        {samplesOf(size)
          .filter(sample => !only || sample.tool === only)
          .map(sample => (
            <Sample key={`${size} ${sample.tool}`} start={sample} />
          ))}
      </div>
    </main>
  )
}

function Sample({ start }: { start: DeepPartial<Deliverable> }) {
  const [deliverable, setDeliverable] = useState(start)
  const assumed = new Set(
    deliverable.sources?.flatMap(source => (source.kind === 'assumption' ? [source.n] : [])),
  )
  return (
    <section className="mb-16" data-framework={deliverable.tool}>
      <h2 className="book mb-4 border-t border-ink pt-3 text-read font-[560]">
        {toolsOf('strategy').find(framework => framework.id === deliverable.tool)?.name}
      </h2>
      <DeliverableEditing
        onEdit={async edits => {
          setDeliverable(current => edits.reduce(applied, current))
          return true
        }}
        sources={deliverable.sources}
        marks={numbers =>
          numbers.map(n => (
            <SourceMark key={n} number={n} assumed={assumed.has(n)} className="whitespace-nowrap" />
          ))
        }
      >
        <ToolDrawing deliverable={deliverable} />
      </DeliverableEditing>
    </section>
  )
}

function applied<Value>(root: Value, edit: OutputEdit): Value {
  const copy = structuredClone(root)
  const last = edit.path.at(-1)
  const place = edit.path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy)
  if (edit.remove && Array.isArray(place)) place.splice(Number(last), 1)
  else (place as Record<string | number, unknown>)[last ?? ''] = edit.value
  return copy
}
