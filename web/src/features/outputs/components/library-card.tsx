import type { LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { agentById, TOOL_IDS } from '@sextant/contracts/catalogue'
import { ToolGlyph } from '@sextant/drawings/tool-glyph'
import { CheckIcon, ClockAlertIcon, Share2Icon, StarIcon } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { LateRowMenu } from '@/ui/patterns/row-menu.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { FoundPassage } from './found-passage.tsx'
import { shortDay } from '@sextant/contracts/days'
import { longDate } from '../say-date.ts'

/** What can be done with one output of the library, and what stands on it. The same object for all, so that a card that stays is not drawn again. */
export type LineActions = {
  hrefOf: (output: LibraryRow) => string
  /** Of several clients, each says whose it is. */
  withClient: boolean
  /** null: nothing can be changed. */
  change: {
    itemsFor: (output: LibraryRow) => { label: string; onSelect: () => void; danger?: boolean }[]
    star: (output: LibraryRow) => void
  } | null
  /** While several are being chosen. */
  choice: {
    chosen: ReadonlySet<string>
    choose: (output: LibraryRow, isOn: boolean) => void
  } | null
}

type CardProps = { output: LibraryRow; actions: LineActions }

/** An output as a card: its form in small, its title, the decision, whose it is and how it stands. */
export const LibraryCard = memo(function LibraryCard({ output, actions }: CardProps) {
  const { title, summary, passage, agent_type } = output
  const { change, choice, hrefOf } = actions
  return (
    <li className="relative grid grid-rows-[auto_1fr] rounded-md border border-line bg-surface focus-within:border-act hover:border-act">
      <div className="flex h-[84px] items-center justify-between border-b border-line px-4 max-md:h-[72px]">
        <span className="flex items-center gap-3">
          {choice && <ChooseBox output={output} choice={choice} />}
          <Form output={output} />
        </span>
        {change && !choice && (
          <span className="flex items-center self-start pt-2.5">
            <Star output={output} onPress={change.star} />
            <LateRowMenu name={title} itemsOf={() => change.itemsFor(output)} />
          </span>
        )}
      </div>
      <div className="grid content-between gap-3 px-4 pt-3 pb-3.5">
        <div className="min-w-0">
          <Link
            data-output
            to={hrefOf(output)}
            className="line-clamp-2 font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
          {passage ? (
            <FoundPassage
              pieces={passage}
              className="mt-1 line-clamp-3 text-caption wrap-anywhere text-ink-2"
            />
          ) : (
            summary && (
              <p className="mt-1 line-clamp-2 text-caption wrap-anywhere text-ink-2">{summary}</p>
            )
          )}
        </div>
        <div className="grid gap-1">
          <AgentBadge agent={agent_type} name={agentById(agent_type).name} />
          <p className="cap truncate">
            <Whose output={output} withClient={actions.withClient} />
          </p>
          <OutputState output={output} />
        </div>
      </div>
    </li>
  )
})

/** Chooses one of several; its line or card lies below it. */
export const ChooseBox = ({
  output,
  choice: { chosen, choose },
}: {
  output: LibraryRow
  choice: NonNullable<LineActions['choice']>
}) => (
  <span className="relative z-[1] grid size-6 place-items-center">
    <Checkbox
      aria-label={`Choose ${output.title}`}
      checked={chosen.has(output.id)}
      onCheckedChange={isOn => choose(output, isOn === true)}
    />
  </span>
)

/** The form it has, in small; a document of several has its agent's mark. */
function Form({ output: { agent_type, output_type } }: { output: LibraryRow }) {
  const tool = TOOL_IDS.find(id => id === output_type)
  if (!tool) return <AgentBadge agent={agent_type} />
  return (
    <ToolGlyph tool={tool} className="size-[60px] shrink-0 fill-none stroke-ink-3 stroke-[0.9]" />
  )
}

function Star({ output, onPress }: { output: LibraryRow; onPress: (output: LibraryRow) => void }) {
  const isSaved = output.saved_at !== null
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Saved: ${output.title}`}
      className={buttonStyle({
        variant: 'quiet',
        size: 'icon-sm',
        className: 'relative z-[1]',
      })}
      onClick={() => onPress(output)}
    >
      <StarIcon aria-hidden className={isSaved ? 'fill-act text-act' : ''} />
    </button>
  )
}

/** "Alder & Moss · 9 Nov", or the campaign where there is but one client. */
function Whose({ output, withClient }: { output: LibraryRow; withClient: boolean }) {
  const { client_name, campaign_name, created_at } = output
  const names = [withClient && (client_name ?? 'Your own work'), campaign_name].filter(Boolean)
  return (
    <>
      {names.map(name => `${name} · `)}
      <When at={created_at} />
    </>
  )
}

const THIS_YEAR = new Date().getFullYear()

/** The day, with its year where it was another. */
export function When({ at }: { at: string }) {
  const isThisYear = new Date(at).getFullYear() === THIS_YEAR
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {isThisYear ? shortDay(at) : longDate(at)}
    </time>
  )
}

const keptCount = (lines: number): string => `${lines} ${lines === 1 ? 'line' : 'lines'} kept`

/** Stale before all else; then saved or a draft, and whether the client's people see it. */
export function OutputState({ output }: { output: LibraryRow }) {
  const { stale_since, kept_lines, saved_at, shared_at } = output
  return (
    <p className="flex min-h-[22px] items-center gap-x-3 whitespace-nowrap">
      {stale_since && (
        <Badge tone="warn">
          <ClockAlertIcon aria-hidden />
          {kept_lines > 0 ? keptCount(kept_lines) : 'Stale'}
        </Badge>
      )}
      {saved_at ? (
        <Badge tone="good" plain>
          <CheckIcon aria-hidden />
          Saved
        </Badge>
      ) : (
        <span className="cap">Draft</span>
      )}
      {shared_at && (
        <Badge tone="neutral" plain>
          <Share2Icon aria-hidden />
          Shared
        </Badge>
      )}
    </p>
  )
}
