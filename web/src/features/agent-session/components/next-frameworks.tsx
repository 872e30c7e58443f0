import { toolsOf, type ToolId } from '@sextant/contracts/catalogue'
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

/** After a draft: another framework with what is known already, or all of them in one document. done: frameworks with a stored output. */
export function NextFrameworks({
  sessionId,
  done,
  onCombined,
}: {
  sessionId: string
  done: ReadonlySet<ToolId>
  onCombined: (outputId: string) => void
}) {
  const going = useGoOnWith(sessionId)
  const combining = useCombineDocument(sessionId)
  return (
    <div className="flex flex-wrap gap-2">
      <DropdownMenu>
        <DropdownMenuTrigger
          className={buttonStyle({ size: 'sm' })}
          aria-busy={going.saving || undefined}
          disabled={going.saving || combining.saving}
        >
          Another framework
          <ChevronDownIcon aria-hidden />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="max-w-[calc(100vw-16px)] md:w-96">
          <DropdownMenuLabel>
            What is known already is used; only what is missing is asked.
          </DropdownMenuLabel>
          {toolsOf('strategy')
            .filter(({ id }) => !done.has(id))
            .map(framework => (
              <DropdownMenuItem key={framework.id} onSelect={() => void going.save(framework.id)}>
                <span className="min-w-0 py-1">
                  <span className="block font-medium">{framework.name}</span>
                  <span className="block text-caption text-ink-2">{framework.answers}</span>
                </span>
              </DropdownMenuItem>
            ))}
        </DropdownMenuContent>
      </DropdownMenu>
      {done.size >= 2 && (
        <Button
          size="sm"
          busy={combining.saving}
          disabled={going.saving}
          onClick={() => void combining.save(undefined, onCombined)}
        >
          Combine into one strategy document
        </Button>
      )}
    </div>
  )
}
