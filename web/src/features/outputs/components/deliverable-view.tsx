import type { OutputAnswer, OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { toolById, type ToolId } from '@sextant/contracts/catalogue'
import type { Table } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { type ReactNode, useCallback } from 'react'
import { type Acting, DeliverableEditing, InlineClaim } from '@/agents/editing/index.ts'
import { cn } from '@/ui/cn.ts'
import { marginNotes } from '../margin-notes.ts'
import { DeliverableHead } from './deliverable-head.tsx'
import { DrawingOrTable } from './drawing-or-table.tsx'
import { FindingList } from './finding-list.tsx'
import { MoveList } from './move-list.tsx'
import { OneMore } from './one-more.tsx'
import { Assumptions } from './evidence.tsx'
import { Marks } from './marks.tsx'
import { NextActions } from './next-actions.tsx'
import { RestsOn } from './rests-on.tsx'
import { Section, type Layout } from './section.tsx'

type DeliverableViewProps = {
  /** May still be growing: what has not come yet is left out. */
  deliverable: DeepPartial<Deliverable>
  layout: Layout
  tables?: readonly Table[]
  insights?: OutputAnswer['insights']
  /** Makes the ids of a document's parts differ. */
  prefix?: string
  growing?: boolean
  onEdit?: (edits: OutputEdit[]) => Promise<boolean>
  busy?: boolean
  acting?: Acting | undefined
  /** Which mind wrote it, with the switch; without it only the former. */
  minds?: ReactNode
}

/** A strategy deliverable, stored or growing: decision, drawing, prose, actions and everything it rests on. */
export function DeliverableView(props: DeliverableViewProps) {
  const { deliverable, layout, prefix = '', growing = false, onEdit, busy = false } = props
  const { tool, body, decision } = deliverable
  const marks = useCallback((numbers: readonly number[]) => <Marks numbers={numbers} />, [])
  const headed = layout === 'document' && prefix === '' && !isPage(tool) && tool
  return (
    <DeliverableEditing
      onEdit={growing ? undefined : onEdit}
      busy={busy}
      marks={marks}
      sources={deliverable.sources}
      acting={props.acting}
    >
      <DeliverableHead
        deliverable={deliverable}
        layout={layout}
        prefix={prefix}
        minds={props.minds}
      />
      {!isPage(tool) && <WhatTheFiguresSay {...props} />}
      {tool && body && (
        <Section
          id={`${prefix}drawing`}
          layout={layout}
          wide
          heading={headed ? toolById(headed).name : undefined}
        >
          <DrawingOrTable deliverable={deliverable} tables={props.tables} />
        </Section>
      )}
      <Prose {...props} />
      {growing && decision?.text && (
        <p className="cap mt-8 xl:col-start-2" aria-hidden>
          Still writing…
        </p>
      )}
    </DeliverableEditing>
  )
}

/** Whether a tool's form shows the moves and what is taken for granted itself. */
const isPage = (tool: ToolId | undefined): boolean =>
  tool !== undefined && toolById(tool).isPage === true

/** What follows from the facts comes before the form it is put in. */
function WhatTheFiguresSay({ deliverable, layout, prefix = '' }: DeliverableViewProps) {
  const { findings = [], computations = [] } = deliverable
  if (findings.length === 0) return null
  return (
    <Section id={`${prefix}findings`} layout={layout} heading="What the figures say">
      <FindingList findings={findings} computations={computations} />
    </Section>
  )
}

/** What is written below the drawing, part by part. */
function Prose({ deliverable, layout, prefix = '', insights = [] }: DeliverableViewProps) {
  const { narrative = [], actions = [], wouldChange = [], checks = [], sources = [] } = deliverable
  const { moves = [], wanted = [] } = deliverable
  const hasOwnMoves = isPage(deliverable.tool)
  const margin = marginNotes()
  const prose = cn('book text-read max-md:text-[1.0625rem]', layout === 'pane' && 'max-w-[42rem]')
  const assumed = sources.some(source => source?.kind === 'assumption')
  return (
    <>
      {narrative.map(
        (section, index) =>
          section && (
            <Section
              key={section.id ?? index}
              id={`${prefix}narrative-${index}`}
              layout={layout}
              heading={section.heading}
              margin={margin(section.paragraphs ?? [])}
            >
              {(section.paragraphs ?? []).map((paragraph, at) => (
                <p key={at} className={cn(prose, at > 0 && 'mt-3.5')}>
                  <InlineClaim
                    prose
                    claim={paragraph}
                    path={['narrative', index, 'paragraphs', at]}
                    label={`${section.heading ?? 'Paragraph'} ${at + 1}`}
                  />
                </p>
              ))}
            </Section>
          ),
      )}
      {moves.length > 0 && !hasOwnMoves && (
        <Section id={`${prefix}moves`} layout={layout} wide heading="Moves">
          <MoveList moves={moves} layout={layout} />
        </Section>
      )}
      {actions.length > 0 && !hasOwnMoves && (
        <Section
          id={`${prefix}actions`}
          layout={layout}
          heading="Next actions"
          margin={margin(actions.map(action => action?.what))}
        >
          <NextActions actions={actions} />
        </Section>
      )}
      {wanted.length > 0 && (
        <Section id={`${prefix}wanted`} layout={layout} heading="One answer more">
          <OneMore wanted={wanted} />
        </Section>
      )}
      {wouldChange.length > 0 && !hasOwnMoves && (
        <Section
          id={`${prefix}would-change`}
          layout={layout}
          heading="What would change this"
          margin={margin(wouldChange)}
        >
          <ul className="grid gap-3">
            {wouldChange.map((claim, index) => (
              <li key={index} className={prose}>
                <InlineClaim
                  prose
                  claim={claim}
                  path={['wouldChange', index]}
                  label={`What would change this ${index + 1}`}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {assumed && wouldChange.length > 0 && !hasOwnMoves && (
        <Section id={`${prefix}assumptions`} layout={layout} heading="Assumptions to check">
          <Assumptions />
        </Section>
      )}
      {checks.length > 0 && (
        <Section id={`${prefix}evidence`} layout={layout} heading="What it rests on">
          <RestsOn deliverable={deliverable} insights={insights} />
        </Section>
      )}
    </>
  )
}
