import type { OutputAnswer, OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { frameworkById } from '@sextant/contracts/catalogue'
import type { Claim, Source, Table } from '@sextant/contracts/deliverable'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeepPartial } from '@/ui/frameworks/deep-partial.ts'
import { FrameworkDrawing } from '@/ui/frameworks/framework-drawing.tsx'
import { cn } from '@/ui/cn.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { DeliverableContext, type DeliverableScope } from '../deliverable-context.ts'
import { inputsLine } from '../inputs-line.ts'
import { Assumptions, Checks, Figures, Inputs, Sources } from './evidence.tsx'
import { NextActions } from './next-actions.tsx'
import { Section } from './section.tsx'
import { Marks, Statement } from './statement.tsx'
import { TwinTables } from './twin-tables.tsx'

type DeliverableViewProps = {
  /** May still be growing: what has not come yet is left out. */
  deliverable: DeepPartial<StrategyDeliverable>
  layout: 'document' | 'pane'
  tables?: readonly Table[]
  insights?: OutputAnswer['insights']
  /** Makes the ids of a document's parts differ. */
  prefix?: string
  growing?: boolean
  onEdit?: (edits: OutputEdit[]) => Promise<boolean>
  busy?: boolean
}

/** A strategy deliverable, stored or growing: decision, drawing, prose, actions and everything it rests on. */
export function DeliverableView({
  deliverable,
  layout,
  tables,
  insights = [],
  prefix = '',
  growing = false,
  onEdit,
  busy = false,
}: DeliverableViewProps) {
  const {
    decision,
    narrative = [],
    actions = [],
    wouldChange = [],
    computations = [],
    checks = [],
    inputs = [],
    framework,
    body,
  } = deliverable
  const scope = useMemo<DeliverableScope>(
    () => ({
      sources: new Map(
        (deliverable.sources ?? [])
          .filter((source): source is DeepPartial<Source> => Boolean(source))
          .map(source => [source.n ?? 0, source]),
      ),
      ...(onEdit && !growing ? { onEdit } : {}),
      busy,
      layout,
    }),
    [deliverable.sources, onEdit, growing, busy, layout],
  )
  const marks = useCallback((numbers: number[]) => <Marks numbers={numbers} />, [])
  const name = framework ? frameworkById(framework).name : ''
  // Each source stands in the margin once, beside the first part that leans on it.
  const shown = new Set<number>()
  const margin = (claims: readonly (DeepPartial<Claim> | undefined)[]) => {
    const fresh = [...new Set(claims.flatMap(claim => claim?.sources ?? []))].filter(
      number => number !== undefined && !shown.has(number),
    )
    // No more notes than the text beside them is tall; the marks open the rest.
    const room = Math.max(
      2,
      Math.round(claims.reduce((sum, claim) => sum + (claim?.text?.length ?? 0), 0) / 130),
    )
    const notes = fresh.slice(0, room)
    for (const number of notes) shown.add(number)
    return notes
  }
  const document = layout === 'document'
  const part = prefix !== ''
  const prose = document
    ? 'book text-read max-md:text-[1.0625rem]'
    : 'book max-w-[42rem] text-read max-md:text-[1.0625rem]'
  const assumed = [...scope.sources.values()].some(source => source.kind === 'assumption')

  return (
    <DeliverableContext value={scope}>
      <header
        id={`${prefix}decision`}
        className={cn(
          'scroll-mt-32',
          !document
            ? 'max-w-[47.5rem]'
            : part
              ? 'mt-2 xl:col-start-2'
              : 'pt-2 xl:col-start-2 xl:pt-8',
        )}
      >
        {document && !part && <AgentBadge agent="strategy" name={`Strategy · ${name}`} />}
        {decision?.text ? (
          <Heading document={document} part={part} long={decision.text.length > 110}>
            <Statement claim={decision} path={['decision']} label="Decision" />
          </Heading>
        ) : (
          <div className="grid gap-2 pt-1">
            <output className="sr-only">The decision is being written</output>
            <Skeleton className="h-7 w-full" />
            <Skeleton className="h-7 w-2/3" />
          </div>
        )}
        <p className="cap mt-2.5">{inputsLine(deliverable)}</p>
        {deliverable.writer?.notice && (
          <p className="cap mt-1 text-warn">{deliverable.writer.notice}</p>
        )}
      </header>

      {framework && body && (
        <Section id={`${prefix}drawing`} wide {...(document && !part ? { heading: name } : {})}>
          <Drawing
            marks={marks}
            deliverable={deliverable}
            {...(tables ? { tables } : {})}
            {...(scope.onEdit ? { onEdit: scope.onEdit } : {})}
            busy={busy}
          />
        </Section>
      )}

      {narrative.map(
        (section, index) =>
          section && (
            <Section
              key={section.id ?? index}
              id={`${prefix}narrative-${index}`}
              heading={section.heading}
              margin={margin(section.paragraphs ?? [])}
            >
              {(section.paragraphs ?? []).map((paragraph, at) => (
                <p key={at} className={cn(prose, at > 0 && 'mt-3.5')}>
                  <Statement
                    claim={paragraph}
                    path={['narrative', index, 'paragraphs', at]}
                    label={`${section.heading ?? 'Paragraph'} ${at + 1}`}
                  />
                </p>
              ))}
            </Section>
          ),
      )}

      {actions.length > 0 && (
        <Section
          id={`${prefix}actions`}
          heading="Next three actions"
          margin={margin(actions.map(action => action?.what))}
        >
          <NextActions actions={actions} />
        </Section>
      )}

      {wouldChange.length > 0 && (
        <Section
          id={`${prefix}would-change`}
          heading="What would change this"
          margin={margin(wouldChange)}
        >
          <ul className="grid gap-3">
            {wouldChange.map((claim, index) => (
              <li key={index} className={prose}>
                <Statement
                  claim={claim}
                  path={['wouldChange', index]}
                  label={`What would change this ${index + 1}`}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}

      {assumed && wouldChange.length > 0 && (
        <Section id={`${prefix}assumptions`} heading="Assumptions to check">
          <Assumptions />
        </Section>
      )}

      {checks.length > 0 && (
        <Section id={`${prefix}evidence`} heading="What it rests on">
          <Checks checks={checks} />
          {insights.length > 0 && (
            <div className="border-b border-line py-2.5 text-caption text-ink-2">
              <h3 className="font-semibold text-ink">Used approved insights</h3>
              <ul className="mt-1 grid gap-1">
                {insights.map(insight => (
                  <li key={insight.id}>
                    <Link
                      to={`/learning-history#insight-${insight.id}`}
                      className="link line-clamp-2 py-0.5"
                    >
                      {insight.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {inputs.length > 0 && <Inputs inputs={inputs} />}
          {computations.length > 0 && <Figures figures={computations} />}
          {scope.sources.size > 0 && <Sources />}
        </Section>
      )}
      {growing && decision?.text && (
        <p className="cap mt-8 xl:col-start-2" aria-hidden>
          Still writing…
        </p>
      )}
    </DeliverableContext>
  )
}

/** The decision is the page's heading in a document of its own, and a part's heading elsewhere. */
function Heading({
  document,
  part,
  long,
  children,
}: {
  document: boolean
  part: boolean
  long: boolean
  children: ReactNode
}) {
  if (document && !part)
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
  return (
    <h2 className="book text-title font-[480] tracking-[-0.006em] max-md:text-[1.375rem] max-md:leading-[1.75rem]">
      {children}
    </h2>
  )
}

function Drawing({
  marks,
  deliverable,
  tables,
  onEdit,
  busy,
}: {
  marks: (numbers: number[]) => ReactNode
  deliverable: DeepPartial<StrategyDeliverable>
  tables?: readonly Table[]
  onEdit?: (edits: OutputEdit[]) => Promise<boolean>
  busy: boolean
}) {
  const [twin, setTwin] = useState(false)
  return (
    <figure className="min-w-0">
      {twin && tables ? (
        <TwinTables tables={tables} />
      ) : (
        <FrameworkDrawing
          deliverable={deliverable}
          busy={busy}
          sourceMarks={marks}
          {...(onEdit ? { onEdit } : {})}
        />
      )}
      {tables && tables.length > 0 && (
        <figcaption className="cap mt-2">
          <button
            type="button"
            aria-pressed={twin}
            className="link link-alone"
            onClick={() => setTwin(!twin)}
          >
            {twin ? 'Drawing' : 'Table'}
          </button>
        </figcaption>
      )}
    </figure>
  )
}
