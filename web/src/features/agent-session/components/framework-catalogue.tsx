import { toolsOf, type ToolId } from '@sextant/contracts/catalogue'
import { Button } from '@/ui/primitives/button.tsx'

/** All frameworks: the question each answers, when to take it, what it brings. starting: the one being started. */
export function FrameworkCatalogue({
  starting,
  onStart,
}: {
  starting: ToolId | 'choose' | null
  onStart: (id: ToolId) => void
}) {
  return (
    <ul className="border-t border-line-strong">
      {toolsOf('strategy').map(framework => (
        <li
          key={framework.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[176px_minmax(0,1fr)_auto]"
        >
          <h3 className="font-semibold max-md:col-start-1">{framework.name}</h3>
          <div className="min-w-0 max-md:col-span-2 max-md:row-start-2">
            <p className="book text-read leading-6">{framework.answers}</p>
            <p className="mt-1 text-caption text-ink-2">
              <span className="font-medium text-ink">When: </span>
              {framework.useWhen}
            </p>
            <p className="text-caption text-ink-2">
              <span className="font-medium text-ink">Brings: </span>
              {framework.brings}.
            </p>
          </div>
          <Button
            size="sm"
            className="max-md:col-start-2 max-md:row-start-1"
            busy={starting === framework.id}
            disabled={starting !== null && starting !== framework.id}
            aria-label={`Start ${framework.name}`}
            onClick={() => onStart(framework.id)}
          >
            Start
          </Button>
        </li>
      ))}
    </ul>
  )
}
