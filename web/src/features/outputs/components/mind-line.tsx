import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { countWritten, editsAmong, writtenWords } from '@sextant/contracts/written-by'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { ModelGlyph } from '@/agents/editing/index.ts'
import { cn } from '@/ui/cn.ts'
import { statementsOf } from '../statements.ts'

/** Which mind wrote how much of what is shown; nothing where only the built-in one ever wrote. */
export function MindLine({
  deliverable,
  className,
}: {
  deliverable: DeepPartial<Deliverable>
  className?: string
}) {
  const { model, mind, sources = [] } = deliverable
  if (!model) return null
  const claims = statementsOf(deliverable).map(({ claim }) => claim)
  const words = writtenWords(deliverable, countWritten(claims, editsAmong(sources)))
  if (!words) return null
  return (
    <p className={cn('cap', className)}>
      {mind === 'model' && <ModelGlyph className="mr-1 print:hidden" />}
      {words.charAt(0).toUpperCase() + words.slice(1)}
      {mind === 'built-in' && `; the words of the language model (${model.label}) are kept`}.
    </p>
  )
}
