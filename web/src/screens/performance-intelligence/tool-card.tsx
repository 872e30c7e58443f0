import type { ToolEntry } from '@sextant/contracts/catalogue'
import { ToolGlyph } from '@sextant/drawings/tool-glyph'
import { Link } from 'react-router'
import { Button } from '@/ui/primitives/button.tsx'

type ToolCardProps = {
  tool: ToolEntry
  /** The tool's own page. */
  href: string
  busy: boolean
  disabled: boolean
  onLook: () => void
}

/** A question about figures: what it answers, when it is asked, and the way to it. */
export function ToolCard({ tool, href, busy, disabled, onLook }: ToolCardProps) {
  return (
    <section
      aria-label={tool.name}
      className="flex min-w-0 flex-col gap-3 border-r border-b border-line bg-surface p-5"
    >
      <ToolGlyph tool={tool.id} className="-ml-1 size-16 fill-none stroke-ink-3 stroke-[0.6]" />
      <h3 className="book text-title leading-8">
        <Link to={href} className="link link-alone">
          {tool.name}
        </Link>
      </h3>
      <p className="book text-read leading-6">{tool.answers}</p>
      <p className="mt-auto text-ink-2">
        <span className="font-medium text-ink">When: </span>
        {tool.useWhen}
      </p>
      <Button
        variant="primary"
        busy={busy}
        disabled={disabled}
        className="self-start"
        onClick={onLook}
      >
        {tool.short}
      </Button>
    </section>
  )
}
