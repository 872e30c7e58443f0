import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { ComponentProps } from 'react'
import { CombinedDocument } from './combined-document.tsx'
import { DeliverableView } from './deliverable-view.tsx'
import { Minds } from './minds.tsx'
import type { Layout } from './section.tsx'

type OutputContentProps = {
  output: Pick<OutputAnswer, 'id' | 'version' | 'content' | 'tables'>
  layout: Layout
  insights: OutputAnswer['insights']
} & Pick<ComponentProps<typeof DeliverableView>, 'busy' | 'onEdit' | 'acting'>

/** What a stored output says: one deliverable, or several as one document, which is not edited. */
export function OutputContent({ output, layout, insights, ...editing }: OutputContentProps) {
  const { content, tables } = output
  if (content.tool === 'combined')
    return <CombinedDocument document={content} layout={layout} insights={insights} />
  return (
    <DeliverableView
      deliverable={content}
      layout={layout}
      tables={tables}
      insights={insights}
      {...(editing.onEdit ? { minds: <Minds output={{ ...output, content }} /> } : {})}
      {...editing}
    />
  )
}
