import { useEditing } from '@/agents/editing/index.ts'
import { Claim } from '@/ui/patterns/source-mark.tsx'
import { markOf } from '../source-notes.tsx'

/** The marks of some sources; pressing one opens its quote in place. */
export function Marks({ numbers }: { numbers: readonly number[] }) {
  const { sources } = useEditing()
  return (
    <Claim
      sources={numbers
        .toSorted((a, b) => a - b)
        .map(number => markOf(sources.get(number) ?? { n: number }))}
    >
      {null}
    </Claim>
  )
}
