import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRebuildOutput } from './api/rebuild-output.ts'
import { isBehind } from './is-behind.ts'
import { shownOutput } from './api/outputs.ts'

/** Several taps in a row are one change. */
const SETTLES_MS = 350

/** What of the facts a deliverable rests on: a changed card, a confirmed one, one that is gone. */
const markOf = (facts: readonly CompanyFactRow[]): string =>
  facts.map(({ id, updated_at, status }) => `${id} ${updated_at} ${status}`).join('\n')

type Followed = {
  facts: readonly CompanyFactRow[] | undefined
  content: StoredDeliverable | undefined
  isAllowed: boolean
}

/** Rebuilds the shown output whenever the facts change while somebody looks on, and once where they did while it was being written. One with lines that somebody left as they were does not follow by itself. */
export function useFollowFacts(outputId: string, { facts, content, isAllowed }: Followed) {
  const { save, saving } = useRebuildOutput()
  const seen = useRef<string | null>(null)
  const rebuild = useEffectEvent(() => {
    const version = shownOutput(outputId)?.version
    if (version !== undefined) void save({ id: outputId, version })
  })
  const wasBehind = useEffectEvent(() => isBehind(content, facts ?? []))
  const mark = facts && markOf(facts)
  const follows = isAllowed && !content?.keptLines
  useEffect(() => {
    // One at a time: what changes meanwhile is seen when this one is done.
    if (mark === undefined || !follows || saving) return undefined
    const before = seen.current
    seen.current = mark
    const isFirst = before === null
    if (isFirst ? !wasBehind() : before === mark) return undefined
    const timer = setTimeout(() => rebuild(), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [mark, follows, saving])
  return { rebuilding: saving }
}
