import type { LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { agentById, outputKindName } from '@sextant/contracts/catalogue'
import { memo } from 'react'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { LateRowMenu } from '@/ui/patterns/row-menu.tsx'
import { TableHead } from '@/ui/primitives/table.tsx'
import { sideways } from '@/ui/sideways.ts'
import { FoundPassage } from './found-passage.tsx'
import { ChooseBox, type LineActions, OutputState, When } from './library-card.tsx'

type LibraryTableProps = {
  lines: readonly { index: number; output: LibraryRow }[]
  total: number
  /** px of what is not drawn above and below. */
  gaps: { before: number; after: number }
  measure: (element: Element | null) => void
  actions: LineActions
}

/** Expert Mode: everything in one dense table. */
export function LibraryTable({ lines, total, gaps, measure, actions }: LibraryTableProps) {
  const { withClient, change } = actions
  const columns = [
    'Title',
    'Agent',
    'Kind',
    ...(withClient ? ['Client'] : []),
    'Campaign',
    'Author',
    'State',
    'Created',
    'Changed',
  ]
  const width = columns.length + (change ? 1 : 0)
  return (
    // A table wider than the window is scrolled by keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={sideways} aria-label="Outputs" tabIndex={0} className="relative overflow-x-auto">
      <table
        className="w-full min-w-[72rem] border-collapse text-caption"
        aria-rowcount={total + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(column => (
              <TableHead key={column}>{column}</TableHead>
            ))}
            {change && (
              <TableHead>
                <span className="sr-only">Actions</span>
              </TableHead>
            )}
          </tr>
        </thead>
        <tbody>
          <Gap height={gaps.before} columns={width} />
          {lines.map(({ index, output }) => (
            <Line key={output.id} {...{ index, output, measure, actions }} />
          ))}
          <Gap height={gaps.after} columns={width} />
        </tbody>
      </table>
    </section>
  )
}

type LineProps = {
  index: number
  output: LibraryRow
  measure: (element: Element | null) => void
  actions: LineActions
}

// Scrolling draws the list again many times a second; a line that stays is not drawn again.
const Line = memo(function Line({ index, output, measure, actions }: LineProps) {
  const { withClient, change, choice, hrefOf } = actions
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="hover:bg-act-soft [&>td]:border-b [&>td]:border-line [&>td]:py-1.5 [&>td]:pr-4"
    >
      <td className="max-w-[24rem] min-w-[14rem]">
        <span className="flex items-center gap-2">
          {choice && <ChooseBox output={output} choice={choice} />}
          <Link
            data-output
            to={hrefOf(output)}
            className="line-clamp-1 font-medium wrap-anywhere text-ink no-underline hover:underline"
          >
            {output.title}
          </Link>
        </span>
        {output.passage && (
          <FoundPassage pieces={output.passage} className="line-clamp-1 wrap-anywhere text-ink-2" />
        )}
      </td>
      <td>
        <AgentBadge agent={output.agent_type} name={agentById(output.agent_type).name} />
      </td>
      <td className="whitespace-nowrap">{outputKindName(output.output_type)}</td>
      {withClient && <td className="max-w-[12rem] truncate">{output.client_name ?? '–'}</td>}
      <td className="max-w-[12rem] truncate">{output.campaign_name ?? '–'}</td>
      <td className="max-w-[10rem] truncate">{output.author_name ?? '–'}</td>
      <td>
        <OutputState output={output} />
      </td>
      <td>
        <When at={output.created_at} />
      </td>
      <td>
        <When at={output.updated_at} />
      </td>
      {change && (
        <td className="text-right">
          <LateRowMenu name={output.title} itemsOf={() => change.itemsFor(output)} />
        </td>
      )}
    </tr>
  )
})

const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td aria-label="Further outputs" colSpan={columns} className="p-0" style={{ height }} />
    </tr>
  ) : null
