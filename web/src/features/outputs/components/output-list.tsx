import { agentById, outputKindName, TOOL_IDS } from '@sextant/contracts/catalogue'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { ToolGlyph } from '@sextant/drawings/tool-glyph'
import { CheckIcon } from 'lucide-react'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { tellApart } from '../tell-apart.ts'
import { useOutputActions } from '../use-output-actions.tsx'

const saved = (
  <span className="text-good">
    <CheckIcon aria-hidden className="mr-1 inline size-3.5 align-[-2px]" />
    Saved
  </span>
)

const Apart = ({ words }: { words: string | undefined }) =>
  words && <span className="font-normal text-ink-3"> · {words}</span>

/** The form it has, in small; a document of several has its agent's mark. */
function OutputGlyph({ output: { agent_type, output_type } }: { output: AgentOutputRow }) {
  const tool = TOOL_IDS.find(id => id === output_type)
  if (!tool) return <AgentBadge agent={agent_type} className="h-[22px]" />
  return (
    <ToolGlyph
      tool={tool}
      className="size-14 shrink-0 fill-none stroke-ink-3 stroke-[0.9] max-md:size-11"
    />
  )
}

/** Outputs as ruled lines. compact: title and meta only, for a narrow column. */
export function OutputList({
  outputs,
  hrefOf,
  compact,
  editable,
}: {
  outputs: readonly AgentOutputRow[]
  hrefOf: (id: string) => string
  compact?: boolean
  editable?: boolean
}) {
  const { itemsFor, dialog } = useOutputActions()
  const apart = tellApart(outputs)
  return (
    <>
      <ul className="border-t border-line-strong">
        {outputs.map(output => (
          <li
            key={output.id}
            className="relative flex items-start gap-4 border-b border-line py-3 hover:bg-act-soft"
          >
            {!compact && <OutputGlyph output={output} />}
            <div className="min-w-0 flex-1 wrap-anywhere">
              <Link
                to={hrefOf(output.id)}
                className="block font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {output.title}
                <Apart words={apart.get(output.id)} />
              </Link>
              {!compact && output.summary && (
                <p className="line-clamp-2 max-w-[48em] text-ink-2">{output.summary}</p>
              )}
              <p className="cap">
                {[agentById(output.agent_type).name, outputKindName(output.output_type)].join(
                  ' · ',
                )}{' '}
                · <TimeSince at={output.created_at} /> · {output.saved_at ? saved : 'Draft'}
              </p>
            </div>
            {editable && <RowMenu name={output.title} items={itemsFor(output)} />}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
