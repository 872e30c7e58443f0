import { FRAMEWORKS, type FrameworkId } from '@sextant/contracts/catalogue'
import { ChevronDownIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { combineDocument, goOnWith } from '../api/steer-run.ts'

/** After a draft: another framework with what is known already, or all of them in one document. done: frameworks with a stored output. */
export function NextFrameworks({
  sessionId,
  done,
  onCombined,
}: {
  sessionId: string
  done: ReadonlySet<FrameworkId>
  onCombined: (outputId: string) => void
}) {
  const [busy, setBusy] = useState<'go' | 'combine' | null>(null)
  const press = async (kind: 'go' | 'combine', work: () => Promise<unknown>) => {
    setBusy(kind)
    try {
      await work()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(null)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <DropdownMenu>
        <DropdownMenuTrigger
          className={buttonStyle({ size: 'sm' })}
          aria-busy={busy === 'go' || undefined}
          disabled={busy !== null}
        >
          Another framework
          <ChevronDownIcon aria-hidden />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="max-w-[calc(100vw-16px)] md:w-96">
          <DropdownMenuLabel>
            What is known already is used; only what is missing is asked.
          </DropdownMenuLabel>
          {FRAMEWORKS.filter(({ id }) => !done.has(id)).map(framework => (
            <DropdownMenuItem
              key={framework.id}
              onSelect={() => void press('go', () => goOnWith(sessionId, framework.id))}
            >
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
          busy={busy === 'combine'}
          disabled={busy === 'go'}
          onClick={() =>
            void press('combine', async () => onCombined(await combineDocument(sessionId)))
          }
        >
          Combine into one strategy document
        </Button>
      )}
    </div>
  )
}
