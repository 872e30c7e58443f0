import { AGENTS } from '@sextant/contracts/catalogue'
import { cn } from '../cn.ts'

/** Two letters and a hue; with name, the agent's name beside them. An unknown agent gets a neutral mark. */
export function AgentBadge({
  agent,
  name,
  className,
}: {
  agent: string
  name?: string
  className?: string
}) {
  const entry = AGENTS.find(({ id }) => id === agent)
  return (
    <span
      style={{ '--a': entry ? `var(--agent-${entry.hue})` : 'var(--ink-2)' }}
      className={cn(
        'inline-flex items-center gap-2 text-caption font-semibold whitespace-nowrap text-(--a)',
        className,
      )}
    >
      <span
        aria-hidden
        className="grid h-5 w-6 shrink-0 place-items-center rounded-sm bg-[color-mix(in_oklab,var(--a)_var(--agent-wash),var(--surface))] text-mark leading-none font-semibold shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--a)_45%,transparent)]"
      >
        {entry?.code ?? agent.slice(0, 2)}
      </span>
      {name}
    </span>
  )
}
