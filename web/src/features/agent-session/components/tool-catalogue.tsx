import { type AgentSlug, toolsOf, type ToolId } from '@sextant/contracts/catalogue'
import { Button } from '@/ui/primitives/button.tsx'

/** All tools of an agent: the question each answers, when to take it, what it brings. starting: the one being started. */
export function ToolCatalogue({
  agent,
  starting,
  onStart,
}: {
  agent: AgentSlug
  starting: ToolId | 'choose' | null
  onStart: (id: ToolId) => void
}) {
  return (
    <ul className="border-t border-line-strong">
      {toolsOf(agent).map(tool => (
        <li
          key={tool.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[176px_minmax(0,1fr)_auto]"
        >
          <h3 className="font-semibold max-md:col-start-1">{tool.name}</h3>
          <div className="min-w-0 max-md:col-span-2 max-md:row-start-2">
            <p className="book text-read leading-6">{tool.answers}</p>
            <p className="mt-1 text-caption text-ink-2">
              <span className="font-medium text-ink">When: </span>
              {tool.useWhen}
            </p>
            <p className="text-caption text-ink-2">
              <span className="font-medium text-ink">Brings: </span>
              {tool.brings}.
            </p>
          </div>
          <Button
            size="sm"
            className="max-md:col-start-2 max-md:row-start-1"
            busy={starting === tool.id}
            disabled={starting !== null && starting !== tool.id}
            aria-label={`Start ${tool.name}`}
            onClick={() => onStart(tool.id)}
          >
            Start
          </Button>
        </li>
      ))}
    </ul>
  )
}
