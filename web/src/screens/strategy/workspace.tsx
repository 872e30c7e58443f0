import type { RunRow } from '@sextant/contracts/agent-events'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import { useCallback, useRef } from 'react'
import { Link } from 'react-router'
import { useRenameSession } from '@/features/agent-session/api/rename-session.ts'
import { Composer } from '@/features/agent-session/components/composer.tsx'
import { Conversation } from '@/features/agent-session/components/conversation.tsx'
import { NextFrameworks } from '@/features/agent-session/components/next-frameworks.tsx'
import { RunStatus } from '@/features/agent-session/components/run-status.tsx'
import { newestEndBelow } from '@/features/agent-session/thread.ts'
import { useStickToEnd } from '@/features/agent-session/use-stick-to-end.ts'
import { writerWords } from '@/features/agent-session/writer-words.ts'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { cn } from '@/ui/cn.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { EditableText } from '@/ui/patterns/editable-text.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { DeliverablePane } from './deliverable-pane.tsx'
import { SessionNote } from './session-note.tsx'
import { useStrategyPlace } from './use-strategy-place.ts'
import { useTab, useWorkspace, type Tab } from './use-workspace.ts'

type Work = ReturnType<typeof useWorkspace>

/** Two panes: the conversation and the deliverable it grows. onGone: the session cannot be followed any more. */
export function Workspace({ answer, onGone }: { answer: SessionAnswer; onGone: () => void }) {
  const work = useWorkspace(answer, onGone)
  const { tab, show } = useTab()
  const renaming = useRenameSession()
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
      <div className="wrap grid flex-1 print:block max-md:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[minmax(0,1fr)] md:grid-cols-[392px_minmax(0,1fr)]">
        <ConversationPane answer={answer} work={work} tab={tab} show={show} />
        <article
          aria-label="Deliverable"
          className={cn(
            'min-w-0 wrap-anywhere pt-7 pb-16 md:pl-8',
            tab !== 'deliverable' && 'max-md:hidden print:block!',
          )}
        >
          <DeliverablePane
            state={work.state}
            growing={work.growing}
            chosen={work.chosen}
            onChoose={work.setChosen}
            tool={work.thread.at(-1)?.framework ?? answer.tool}
            thread={new Set(work.thread.map(({ id }) => id))}
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
  const here = useStrategyPlace()
  const place = usePlace()
  return (
    <div className="border-b border-line bg-surface print:hidden md:sticky md:top-[calc(57px+var(--client-bar,0px))] md:z-[5]">
      <div className="wrap flex min-h-[52px] items-center justify-between gap-x-4 gap-y-2.5 max-md:flex-col max-md:items-stretch max-md:py-3">
        <div className="flex min-w-0 items-center gap-4 max-md:flex-col max-md:items-start max-md:gap-1">
          <AgentBadge agent="strategy" name="Strategy" />
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

type ConversationPaneProps = {
  answer: SessionAnswer
  work: Work
  tab: Tab
  show: (tab: Tab) => void
}

/** What was said, how the run stands, and where one answers. */
function ConversationPane({ answer, work, tab, show }: ConversationPaneProps) {
  const { state, thread, done, growing, running, branch } = work
  const { user } = useMe()
  const { report } = useProgress(user.id)
  const pane = useRef<HTMLDivElement>(null)
  useStickToEnd(pane, tab === 'conversation' || window.innerWidth > 860)
  const onSent = useCallback(() => report({ agentsUsed: ['strategy'] }), [report])
  const last = thread.at(-1)
  return (
    <section
      aria-label="Conversation"
      className={cn(
        'flex min-w-0 flex-col print:hidden md:sticky md:top-[calc(110px+var(--client-bar,0px))] md:h-[calc(100dvh-110px-var(--client-bar,0px)-var(--foot,0px))] md:border-r md:border-line md:pr-6',
        tab !== 'conversation' && 'max-md:hidden',
      )}
    >
      <div
        ref={pane}
        className="-mx-2 min-w-0 flex-1 px-2 py-6 wrap-anywhere md:overflow-y-auto md:overscroll-contain md:[scrollbar-width:thin]"
      >
        <Conversation
          state={state}
          thread={thread}
          onShow={id => work.setBranch(newestEndBelow(state.messages, id))}
          {...(running ? {} : { rewrite: { sessionId: answer.id, onSent } })}
          renderNote={note => <SessionNote note={note} />}
        />
        {!running && done.size > 0 && last?.role === 'agent' && !last.question && (
          <div className="mt-4 grid gap-3">
            <button
              type="button"
              className="link w-fit min-h-11 md:hidden"
              onClick={() => show('deliverable')}
            >
              Show the deliverable
            </button>
            <NextFrameworks
              sessionId={answer.id}
              done={done}
              onCombined={id => {
                work.setChosen(id)
                show('deliverable')
              }}
            />
          </div>
        )}
      </div>
      <div className="bg-ground pb-5 max-md:sticky max-md:bottom-0 max-md:pb-2">
        <RunStatus
          sessionId={answer.id}
          run={state.run}
          step={state.step}
          speaking={state.streaming !== null}
          kept={keptWords(growing !== null, state.streaming !== null)}
        />
        {work.line !== 'open' && (
          <output className="block pb-2 text-caption text-warn">
            {work.line === 'refused'
              ? 'This session cannot be followed any more. Reload the page.'
              : 'The connection is gone. Trying again; nothing is lost.'}
          </output>
        )}
        <Composer
          sessionId={answer.id}
          running={running}
          asked={Boolean(last?.question)}
          fresh={!answer.messages.some(message => message.role === 'user')}
          parentId={branch ?? undefined}
          onSent={onSent}
        />
      </div>
    </section>
  )
}

/** What an ended run left, in words. */
function keptWords(growing: boolean, speaking: boolean): string {
  if (growing) return 'The part of the deliverable that was written is kept.'
  return speaking ? 'What was written is kept.' : 'Your message is kept.'
}
