import { type ToolId, toolById } from '@sextant/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/ui/primitives/button.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { noticedQuery, useDismissNoticed } from '../api/noticed.ts'

type NoticedListProps = { clientId: string | null; ask?: (tool: ToolId) => void }

/** What was noticed by itself, with the way to ask more; nothing where nothing was. */
export function NoticedList({ clientId, ask }: NoticedListProps) {
  const { data: rows = [] } = useQuery(noticedQuery(clientId))
  const { save: dismiss } = useDismissNoticed()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="noticed" className="grid gap-1">
      <h2 id="noticed" className="font-semibold">
        Noticed in your figures
      </h2>
      <ul>
        {rows.map(({ id, title, says, tool, noticed_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3.5"
          >
            <div className="max-w-[46em] min-w-0 flex-1 basis-72">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-ink-2">{says}</p>
              <p className="cap">
                <TimeSince at={noticed_at} />
              </p>
            </div>
            <div className="flex gap-2">
              {ask && (
                <Button size="sm" onClick={() => ask(tool)}>
                  Ask {toolById(tool).name.toLowerCase()}
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={() => void dismiss(id)}>
                Put aside<span className="sr-only">: {title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
