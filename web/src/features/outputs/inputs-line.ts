import type { SourceKind } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { byWriter } from '@sextant/contracts/written-by'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { longDate } from './say-date.ts'

const KINDS: readonly { kind: SourceKind; one: string; many: string }[] = [
  { kind: 'answer', one: 'answer', many: 'answers' },
  { kind: 'insight', one: 'approved insight', many: 'approved insights' },
  { kind: 'document', one: 'document', many: 'documents' },
  { kind: 'metric', one: 'metric', many: 'metrics' },
  { kind: 'method', one: 'method', many: 'methods' },
  { kind: 'benchmark', one: 'benchmark', many: 'benchmarks' },
  { kind: 'assumption', one: 'assumption', many: 'assumptions' },
]

/** "Drafted from 5 answers and 2 assumptions · true on 14 November 2026 · written by the built-in writer". Quotes of one answer, and passages of one document, count once. */
export function inputsLine({
  sources = [],
  trueOn,
  writer,
  model,
}: DeepPartial<Pick<Deliverable, 'sources' | 'trueOn' | 'writer' | 'model'>>): string {
  const counts = KINDS.flatMap(({ kind, one, many }) => {
    const of = sources.filter(source => source?.kind === kind)
    const n = new Set(of.map((source, index) => source?.place?.document ?? source?.ref ?? index))
      .size
    return n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]
  })
  const list =
    counts.length > 1 ? `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}` : counts[0]
  return [
    list && `Drafted from ${list}`,
    trueOn && `true on ${longDate(trueOn)}`,
    // Where two minds wrote, a line of its own says which is shown.
    !model && byWriter(writer),
  ]
    .filter(Boolean)
    .join(' · ')
}
