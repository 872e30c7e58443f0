import { Link } from 'react-router'
import type { Source, SourceKind } from '@sextant/contracts/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { SourceOfMark } from '@/ui/patterns/source-mark.tsx'

const KINDS: Record<SourceKind, string> = {
  answer: 'Answer',
  insight: 'Insight',
  document: 'Document',
  metric: 'Metric',
  benchmark: 'Benchmark',
  method: 'Method',
  assumption: 'Assumption',
}

/** "Benchmark · WordStream by LocaliQ, 2025 · older than three years". */
export function originLine({ kind, origin, flags }: DeepPartial<Source>): string {
  const word = kind && KINDS[kind]
  // "Your answer, 14 November" says its kind already.
  const says = word && origin?.toLowerCase().includes(word.toLowerCase())
  return [says || origin?.startsWith('Your ') ? undefined : word, origin, ...(flags ?? [])]
    .filter(Boolean)
    .join(' · ')
}

/** Where it comes from; what stands in a document leads to its page, with the words marked. */
export function Origin({ source }: { source: DeepPartial<Source> }) {
  const { place, ref } = source
  const said = originLine(source)
  if (!place) return said
  const to = `/documents/${place.document}?version=${place.version}&page=${place.page}&fact=${ref}`
  return <Link to={to}>{said}</Link>
}

/** What a mark opens to. An assumption has no quote; it says how to check it. */
export function markOf(
  source: DeepPartial<Source>,
): SourceOfMark & { number: number; assumed: boolean } {
  const assumed = source.kind === 'assumption'
  return {
    number: source.n ?? 0,
    assumed,
    ...(source.quote ? { quote: source.quote } : {}),
    note: assumed ? (
      <>Nothing backs this yet. {source.check && <>How to check it: {source.check}</>}</>
    ) : (
      <>
        <Origin source={source} />
        {source.verified === false && ' · not verified yet'}
      </>
    ),
  }
}
