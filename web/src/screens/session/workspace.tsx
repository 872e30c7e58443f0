import type { RunRow } from '@sextant/contracts/agent-events'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useRenameSession } from '@/features/agent-session/api/rename-session.ts'
import { writerWords } from '@/features/agent-session/writer-words.ts'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { cn } from '@/ui/cn.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { EditableText } from '@/ui/patterns/editable-text.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { DeliverablePane } from './deliverable-pane.tsx'
import { askedBy } from './asked-by.ts'
import { useCardDraft } from './use-card-draft.ts'
import { useAgentPlace } from './use-agent-place.ts'
import { useTab, useWorkspace, type Tab } from './use-workspace.ts'

const NO_FACTS = [] as const

/** Two panes: the conversation and the deliverable it grows. onGone: the session cannot be followed any more. */
export function Workspace({ answer, onGone }: { answer: SessionAnswer; onGone: () => void }) {
  const work = useWorkspace(answer, onGone)
  const { tab, show } = useTab()
  const renaming = useRenameSession()
  const asked = askedBy(work.thread, work.state.streaming !== null)
  const { data: facts = NO_FACTS } = useQuery(companyFactsQuery(answer.client_id))
  const card = useCardDraft(answer.id, asked, facts)
  const hasDraft = work.growing !== null || work.state.outputs.length > 0
  usePageTitle(work.name)
  const rename = async (title: string) =>
    (await renaming.save({ id: answer.id, title }, () => work.setTitle(title))).ok
  return (
    <div className="flex flex-1 flex-col">
      <Bar
        name={work.name}
        onRename={rename}
        run={work.state.run}
        growing={work.growing !== null}
        tab={tab}
        onTab={show}
      />
      <div
        className={cn(
          'wrap grid flex-1 print:block max-md:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[minmax(0,1fr)] md:grid-cols-[392px_minmax(0,1fr)]',
          // While it is asked, the asking side is the wide one.
          !hasDraft &&
            'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[628px_minmax(0,1fr)]',
        )}
      >
        <ConversationPane
          answer={answer}
          work={work}
          asked={asked}
          card={card}
          tab={tab}
          show={show}
        />
        <article
          aria-label="Deliverable"
          className={cn(
            'min-w-0 wrap-anywhere pt-7 pb-16 md:pl-8',
            tab !== 'deliverable' && 'max-md:hidden print:block!',
          )}
        >
          <DeliverablePane
            state={work.state}
            name={work.name}
            onRetitled={work.setTitle}
            growing={work.growing}
            chosen={work.chosen}
            onChoose={work.setChosen}
            tool={work.thread.at(-1)?.tool ?? answer.tool}
            thread={work.thread}
            asked={asked}
            card={card}
          />
        </article>
      </div>
      <div aria-live="polite" className="sr-only">
        {work.said}
      </div>
    </div>
  )
}

/** The session's name, whose campaign it is for, who phrases; on phones the choice of a pane. */
function Bar({
  name,
  onRename,
  run,
  growing,
  tab,
  onTab,
}: {
  name: string
  onRename: (title: string) => Promise<boolean>
  run: RunRow | null
  growing: boolean
  tab: Tab
  onTab: (tab: Tab) => void
}) {
  const here = useAgentPlace()
  const place = usePlace()
  return (
    <div className="border-b border-line bg-surface print:hidden md:sticky md:top-[calc(57px+var(--client-bar,0px))] md:z-[5]">
      <div className="wrap flex min-h-[52px] items-center justify-between gap-x-4 gap-y-2.5 max-md:flex-col max-md:items-stretch max-md:py-3">
        <div className="flex min-w-0 items-center gap-4 max-md:flex-col max-md:items-start max-md:gap-1">
          <AgentBadge agent={here.agent.id} name={here.agent.name} />
          <h1
            tabIndex={-1}
            className="min-w-0 text-body font-semibold wrap-anywhere md:line-clamp-1"
          >
            <EditableText value={name} label="Session title" onSave={onRename} />
          </h1>
          {here.campaign && (
            <Link
              to={place.page(`/campaigns/${here.campaign.id}`)}
              className="link link-alone max-w-64 shrink-0 truncate text-caption max-md:max-w-full"
            >
              {here.campaign.name}
            </Link>
          )}
        </div>
        {run && (
          <span className="cap whitespace-nowrap max-lg:hidden">{writerWords(run.writer)}</span>
        )}
        <SegmentedControl
          className="md:hidden"
          fill
          label="Which pane"
          value={tab}
          onValueChange={onTab}
          options={[
            { value: 'conversation', label: 'Conversation' },
            { value: 'deliverable', label: growing ? 'Deliverable …' : 'Deliverable' },
          ]}
        />
      </div>
    </div>
  )
}
