import type { ToolKnown } from '@sextant/contracts/agent-sessions/routes'
import type { Mode } from '@sextant/contracts/marketing-strategy/modes'
import { ToolGlyph } from '@sextant/drawings/tool-glyph'
import { Link } from 'react-router'
import { Button } from '@/ui/primitives/button.tsx'
import { MODE_WORDS, toolOfMode } from './mode-words.ts'

type ModeCardProps = {
  mode: Mode
  /** The mode's own page. */
  href: string
  known: ToolKnown | undefined
  busy: boolean
  disabled: boolean
  onBegin: () => void
}

/** A mode: what it is, how long it takes, what it brings, and how much of it is known already. */
export function ModeCard({ mode, href, known, busy, disabled, onBegin }: ModeCardProps) {
  const { name, time, questions, says } = MODE_WORDS[mode]
  const tool = toolOfMode(mode)
  return (
    <section
      aria-label={name}
      className="flex min-w-0 flex-col gap-3 border-r border-b border-line bg-surface p-5"
    >
      <ToolGlyph tool={tool.id} className="-ml-1 size-20 fill-none stroke-ink-3 stroke-[0.6]" />
      <h3 className="book text-title leading-8">
        <Link to={href} className="link link-alone">
          {name}
        </Link>
      </h3>
      <p className="book text-read leading-6">{says}</p>
      <p className="text-ink-2">
        <span className="font-medium text-ink">When: </span>
        {tool.useWhen}
      </p>
      <p className="cap mt-auto pt-2">
        {time}, {questions}. {knownWords(known)}
      </p>
      <Button
        variant="primary"
        busy={busy}
        disabled={disabled}
        className="self-start"
        onClick={onBegin}
      >
        Begin {name.toLowerCase()}
      </Button>
    </section>
  )
}

/** How much is known already; nothing while nobody knows. */
export function knownWords(known: ToolKnown | undefined): string {
  if (!known) return ''
  const open = known.of - known.known
  if (open === 0) return 'Everything it asks is known.'
  if (known.known === 0) return 'Nothing it asks is known yet.'
  return `${known.known} of ${known.of} answers are known, ${open} to go.`
}
