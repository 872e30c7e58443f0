import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { InlineClaim, InlineText } from '@/agents/editing/index.ts'
import { shortDay } from '@sextant/contracts/days'

const COLUMNS = ['Action', 'Owner', 'By', 'Measured by'] as const

/** The three next actions: a table where there is room, lines where there is not. */
export function NextActions({ actions }: { actions: DeepPartial<Deliverable['actions']> }) {
  return (
    <div className="@container">
      <table className="w-full border-collapse text-caption @max-[560px]:block">
        <thead className="@max-[560px]:sr-only">
          <tr>
            {COLUMNS.map(column => (
              <th
                key={column}
                scope="col"
                className="border-b border-line-strong py-2 pr-3 text-left font-medium text-ink-3 last:pr-0"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[560px]:block">
          {actions.map((action, index) => (
            <tr
              key={index}
              className="border-b border-line align-top @max-[560px]:block @max-[560px]:py-2.5 [&>td]:py-2.5 [&>td]:pr-3 @min-[560px]:[&>td]:min-w-20 @max-[560px]:[&>td]:p-0"
            >
              <td className="w-[46%] text-body leading-5 @max-[560px]:block @max-[560px]:w-auto @max-[560px]:pb-0.5!">
                <InlineClaim
                  prose
                  claim={action?.what}
                  path={['actions', index, 'what']}
                  label={`Action ${index + 1}`}
                />
                {action?.about && (
                  <span className="block text-caption text-ink-3">for {action.about}</span>
                )}
              </td>
              <td className="@max-[560px]:inline @max-[560px]:text-ink-3">
                <InlineText
                  prose
                  value={action?.ownerRole ?? '…'}
                  label={`Owner of action ${index + 1}`}
                  path={['actions', index, 'ownerRole']}
                />
              </td>
              <td className="whitespace-nowrap @max-[560px]:inline @max-[560px]:text-ink-3 @max-[560px]:before:content-['_·_']">
                <InlineText
                  prose
                  type="date"
                  value={action?.due ?? ''}
                  shown={action?.due ? shortDay(action.due) : '…'}
                  label={`Date of action ${index + 1}`}
                  path={['actions', index, 'due']}
                />
              </td>
              <td className="@max-[560px]:inline @max-[560px]:text-ink-3 @max-[560px]:before:content-['_·_']">
                <InlineText
                  prose
                  value={action?.metric ?? '…'}
                  label={`Measure of action ${index + 1}`}
                  path={['actions', index, 'metric']}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
