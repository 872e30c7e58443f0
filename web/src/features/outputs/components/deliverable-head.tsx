import { AGENTS, agentById, toolById } from '@sextant/contracts/catalogue'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { ReactNode } from 'react'
import { InlineClaim } from '@/agents/editing/index.ts'
import { cn } from '@/ui/cn.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { HeadlineFigures } from './headline-figures.tsx'
import { MindLine } from './mind-line.tsx'
import { inputsLine } from '../inputs-line.ts'
import type { Layout } from './section.tsx'

/** Characters from which a decision is set smaller. */
const LONG = 110

const PLACES = {
  pane: 'max-w-[47.5rem]',
  part: 'mt-2 xl:col-start-2',
  document: 'pt-2 xl:col-start-2 xl:pt-8',
} as const

/** The decision, and what it was made from. part: one of several in a document. */
export function DeliverableHead({
  deliverable,
  layout,
  prefix,
  minds,
}: {
  deliverable: DeepPartial<Deliverable>
  layout: Layout
  prefix: string
  /** Which mind wrote it, with the switch where one may switch. */
  minds?: ReactNode
}) {
  const { decision, tool, writer } = deliverable
  const name = tool && toolById(tool).name
  const agent = agentById(tool ? toolById(tool).agent : AGENTS[0]!.id)
  const alone = layout === 'document' && prefix === ''
  const inDocument = alone ? 'document' : 'part'
  return (
    <header
      id={`${prefix}decision`}
      className={cn('scroll-mt-32', PLACES[layout === 'pane' ? 'pane' : inDocument])}
    >
      {alone && (
        <AgentBadge agent={agent.id} name={[agent.name, name].filter(Boolean).join(' · ')} />
      )}
      {decision?.text ? (
        <Heading alone={alone} long={decision.text.length > LONG}>
          <InlineClaim prose claim={decision} path={['decision']} label="Decision" />
        </Heading>
      ) : (
        <div className="grid gap-2 pt-1">
          <output className="sr-only">The decision is being written</output>
          <Skeleton className="h-7 w-full" />
          <Skeleton className="h-7 w-2/3" />
        </div>
      )}
      <p className="cap mt-2.5">{inputsLine(deliverable)}</p>
      {minds ?? <MindLine deliverable={deliverable} className="mt-1" />}
      {deliverable.unconfirmed ? <Unconfirmed count={deliverable.unconfirmed} /> : null}
      {/* A form of measured figures begins with its own. */}
      {!isOfFigures(deliverable) && (
        <HeadlineFigures decision={decision} computations={deliverable.computations ?? []} />
      )}
      {writer?.notice && <p className="cap mt-1 text-warn">{writer.notice}</p>}
    </header>
  )
}

/** As long as somebody has to look at what was read, it says so before anything else. */
function Unconfirmed({ count }: { count: number }) {
  return (
    <p role="note" className="mt-4 border-l-2 border-warn pl-3 text-caption">
      <b className="font-semibold">Draft on unconfirmed facts.</b>{' '}
      {count === 1 ? 'One fact was read' : `${count} facts were read`} in words and not confirmed
      yet. Each one you confirm rebuilds this.
    </p>
  )
}

/** The decision is the page's heading in a document of its own, and a part's heading elsewhere. */
function Heading({
  alone,
  long,
  children,
}: {
  alone: boolean
  long: boolean
  children: ReactNode
}) {
  if (!alone)
    return (
      <h2 className="book text-title font-[480] tracking-[-0.006em] max-md:text-[1.375rem] max-md:leading-[1.75rem]">
        {children}
      </h2>
    )
  return (
    <h1
      tabIndex={-1}
      className={cn(
        'book mt-3.5 font-[450] tracking-[-0.018em]',
        long
          ? 'text-[2rem] leading-[2.375rem] max-md:text-[1.625rem] max-md:leading-[1.15]'
          : 'text-display max-md:text-[1.875rem] max-md:leading-[1.12]',
      )}
    >
      {children}
    </h1>
  )
}

const isOfFigures = ({ tool }: DeepPartial<Deliverable>): boolean =>
  tool !== undefined && toolById(tool).isOfFigures === true
