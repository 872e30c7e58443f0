import { type AgentSlug, toolsOf, toolWordOf, type ToolId } from '@sextant/contracts/catalogue'
import { ChevronDownIcon } from 'lucide-react'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { useCombineDocument, useGoOnWith } from '../api/steer-run.ts'

/** After a draft: another tool with what is known already, or all of them in one document. done: tools with a stored output. */
export function NextTools({
  agent,
  sessionId,
  done,
  onCombined,
}: {
  agent: AgentSlug
  sessionId: string
  done: ReadonlySet<ToolId>
  onCombined: (outputId: string) => void
}) {
  const going = useGoOnWith(sessionId)
  const combining = useCombineDocument(sessionId)
  const others = toolsOf(agent).filter(({ id }) => !done.has(id))
  return (
    <div className="flex flex-wrap gap-2">
      {others.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger
            className={buttonStyle({ size: 'sm' })}
            aria-busy={going.saving || undefined}
            disabled={going.saving || combining.saving}
          >
            Another {toolWordOf(agent).one}
            <ChevronDownIcon aria-hidden />
          </DropdownMenuTrigger>
          <DropdownMenuContent className="max-w-[calc(100vw-16px)] md:w-96">
            <DropdownMenuLabel>
              What is known already is used; only what is missing is asked.
            </DropdownMenuLabel>
            {others.map(tool => (
              <DropdownMenuItem key={tool.id} onSelect={() => void going.save(tool.id)}>
                <span className="min-w-0 py-1">
                  <span className="block font-medium">{tool.name}</span>
                  <span className="block text-caption text-ink-2">{tool.answers}</span>
                </span>
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {done.size >= 2 && (
        <Button
          size="sm"
          busy={combining.saving}
          disabled={going.saving}
          onClick={() => void combining.save(undefined, onCombined)}
        >
          Combine into one document
        </Button>
      )}
    </div>
  )
}
