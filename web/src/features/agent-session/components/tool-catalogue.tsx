import type { ToolKnown } from '@sextant/contracts/agent-sessions/routes'
import { type AgentSlug, type ToolEntry, toolsOf, type ToolId } from '@sextant/contracts/catalogue'
import { ToolGlyph } from '@sextant/drawings/tool-glyph'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'

type ToolCatalogueProps = {
  agent: AgentSlug
  /** undefined while it is on its way, or where it could not be had. */
  known: readonly ToolKnown[] | undefined
  /** The one being started. */
  starting: ToolId | 'choose' | null
  onStart: (id: ToolId) => void
  /** The last place: for who does not know which. */
  children: ReactNode
}

/** All tools of an agent by the question each answers, those of which most is known first. */
export function ToolCatalogue({ agent, known, starting, onStart, children }: ToolCatalogueProps) {
  const knownOf = (id: ToolId) => known?.find(({ tool }) => tool === id)
  const tools = toolsOf(agent).toSorted(
    (a, b) => (knownOf(b.id)?.known ?? 0) - (knownOf(a.id)?.known ?? 0),
  )
  return (
    <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
      {tools.map(tool => (
        <li key={tool.id} className="border-r border-b border-line bg-surface">
          <ToolCard
            tool={tool}
            known={knownOf(tool.id)}
            busy={starting === tool.id}
            disabled={starting !== null}
            onStart={() => onStart(tool.id)}
          />
        </li>
      ))}
      <li className="border-r border-b border-line p-5">{children}</li>
    </ul>
  )
}

type ToolCardProps = {
  tool: ToolEntry
  known: ToolKnown | undefined
  busy: boolean
  disabled: boolean
  onStart: () => void
}

function ToolCard({ tool, known, busy, disabled, onStart }: ToolCardProps) {
  return (
    <button
      type="button"
      className={cn(
        'flex h-full w-full flex-col gap-x-5 p-5 text-left hover:bg-act-soft disabled:opacity-60 max-sm:flex-row',
        busy && 'animate-pulse',
      )}
      aria-busy={busy || undefined}
      disabled={disabled}
      title={tool.useWhen}
      onClick={onStart}
    >
      <ToolGlyph
        tool={tool.id}
        className="-ml-1 size-24 shrink-0 fill-none stroke-ink-3 stroke-[0.6] max-sm:size-20"
      />
      <span className="mt-3 flex min-w-0 flex-1 flex-col max-sm:mt-0">
        <span className="cap">
          <span className="sr-only">Start </span>
          {tool.name}
        </span>
        <span className="book text-read leading-6">{tool.answers}</span>
        <span className="mt-auto pt-4">{known && <Known {...known} />}</span>
      </span>
    </button>
  )
}

/** A filled box for each answer that was given already. */
function Known({ known, of }: ToolKnown) {
  const open = of - known
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">
      <span aria-hidden className="flex gap-0.5">
        {Array.from({ length: of }, (_, index) => (
          <i
            key={index}
            className={cn('size-2 border border-ink-2', index < known && 'bg-ink-2')}
          />
        ))}
      </span>
      <span className="font-medium">
        {known} of {of} known
      </span>
      <span className="text-ink-2">{openWords(open)}</span>
    </span>
  )
}

function openWords(open: number): string {
  if (open === 0) return 'Draft now'
  return open === 1 ? '1 question' : `${open} questions`
}
