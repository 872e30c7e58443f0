import type { MessageRow } from '@sextant/contracts/agent-events'
import { toolById, type ToolId } from '@sextant/contracts/catalogue'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import type { AgentSlug } from '@sextant/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Composer } from '@/features/agent-session/components/composer.tsx'
import { Conversation } from '@/features/agent-session/components/conversation.tsx'
import { NextTools } from '@/features/agent-session/components/next-tools.tsx'
import { RunStatus } from '@/features/agent-session/components/run-status.tsx'
import type { SessionState } from '@/features/agent-session/session-state.ts'
import { newestEndBelow } from '@/features/agent-session/thread.ts'
import { useStickToEnd } from '@/features/agent-session/use-stick-to-end.ts'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { AnswersMore } from '@/features/company/components/answers-more.tsx'
import { RateThese } from '@/features/company/components/rate-these.tsx'
import { BringBack } from '@/features/company/components/bring-back.tsx'
import { ToConfirm } from '@/features/company/components/to-confirm.tsx'
import { Understood } from '@/features/company/components/understood.tsx'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { cn } from '@/ui/cn.ts'
import { CardComposer } from './card-composer.tsx'
import { SessionNote } from './session-note.tsx'
import type { Asked, CardDraft } from './use-card-draft.ts'
import type { Tab, useWorkspace } from './use-workspace.ts'

type ConversationPaneProps = {
  answer: SessionAnswer
  work: ReturnType<typeof useWorkspace>
  asked: Asked | null
  card: CardDraft
  tab: Tab
  show: (tab: Tab) => void
}

/** What was said, what was understood of it, how the run stands, and at the end where one answers: it covers nothing. */
export function ConversationPane(props: ConversationPaneProps) {
  const { answer, work, asked, tab, show } = props
  const { thread, done, running } = work
  const state = useWithoutToldTwice(work.state, answer.client_id)
  const pane = useRef<HTMLDivElement>(null)
  useStickToEnd(pane, tab === 'conversation' || window.innerWidth > 860)
  const onSent = useReportedUse(answer.agent)
  const last = thread.at(-1)
  const isDrafted = done.size > 0 && last?.role === 'agent' && !last.question
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
          openId={asked ? last?.id : undefined}
        />
        <SaidAgain {...props} />
        {isDrafted ? (
          <Drafted clientId={answer.client_id} tool={last.tool ?? answer.tool} />
        ) : (
          <LastUnderstood {...props} />
        )}
        {!running && isDrafted && (
          <div className="mt-4 grid gap-3">
            <button
              type="button"
              className="link w-fit min-h-11 md:hidden"
              onClick={() => show('deliverable')}
            >
              Show the deliverable
            </button>
            <NextTools
              agent={answer.agent}
              sessionId={answer.id}
              done={done}
              onCombined={id => {
                work.setChosen(id)
                show('deliverable')
              }}
            />
          </div>
        )}
        <Answering {...props} onSent={onSent} />
      </div>
    </section>
  )
}

/** What a message taught is told by its facts; older words about it would say it again. */
function useWithoutToldTwice(state: SessionState, clientId: string | null): SessionState {
  const { data: facts } = useQuery(companyFactsQuery(clientId))
  return useMemo(() => {
    const told = new Set(facts?.map(({ message_id }) => message_id))
    return { ...state, learned: state.learned.filter(({ messageId }) => !told.has(messageId)) }
  }, [state, facts])
}

/** Told once a message got through: the way through the product counts it. */
function useReportedUse(agent: AgentSlug): () => void {
  const { user } = useMe()
  const { report } = useProgress(user.id)
  return useCallback(() => report({ agentsUsed: [agent] }), [agent, report])
}

/** Once there is a draft, all that was read and nobody confirmed lies beside it, and, in view at the end, what only a person can judge. */
function Drafted({ clientId, tool }: { clientId: string | null; tool: ToolId | null }) {
  const canManage = useCan()('insights.manage')
  // Nothing of it rests on what is known of the company.
  const isOfFigures = tool !== null && toolById(tool).isOfFigures
  return canManage && !isOfFigures ? (
    <div className="mt-4 grid gap-3.5">
      <ToConfirm clientId={clientId} />
      {tool && <RateThese clientId={clientId} tool={tool} offersNew />}
      <AnswersMore clientId={clientId} />
    </div>
  ) : null
}

/** Below the last answer, what came of it. */
function LastUnderstood({ answer, work }: ConversationPaneProps) {
  const canManage = useCan()('insights.manage')
  const { thread } = work
  const at = thread.findLastIndex(({ role }) => role === 'user')
  const said = thread[at]
  if (!said) return null
  const asked = thread.slice(0, at).findLast(({ role }) => role === 'agent')
  return (
    <div className="mt-4">
      <Understood
        key={said.id}
        clientId={answer.client_id}
        said={said}
        asked={asked?.question?.kind ?? null}
        editable={canManage}
        isReading={work.running}
      />
    </div>
  )
}

/** What the last words say again and somebody had taken out. */
function SaidAgain({ answer, work }: ConversationPaneProps) {
  const canManage = useCan()('insights.manage')
  const said = work.thread.findLast(({ role }) => role === 'user')
  return said && canManage ? <BringBack clientId={answer.client_id} said={said} /> : null
}

/** How the run stands, and where one answers: on the question's card, or in words. */
function Answering(props: ConversationPaneProps & { onSent: () => void }) {
  const { answer, work, asked, card, onSent } = props
  const { state, thread, growing, running, branch } = work
  const last = thread.at(-1)
  const isBetweenCards = useBetweenCards(thread, running)
  const place = { sessionId: answer.id, running, parentId: branch ?? undefined, onSent }
  return (
    <div className={cn(asked ? thread.length > 1 && 'mt-7' : 'mt-5')}>
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
      {asked && last && (
        <CardComposer
          key={last.id}
          {...place}
          clientId={answer.client_id}
          message={last}
          asked={asked}
          card={card}
        />
      )}
      {!asked && !isBetweenCards && (
        <Composer
          {...place}
          text={card.text}
          onText={card.changeText}
          asked={Boolean(last?.question)}
          fresh={!answer.messages.some(message => message.role === 'user')}
        />
      )}
    </div>
  )
}

/** How long one card may make room for the next without another way to answer standing there meanwhile. */
const BETWEEN_MS = 600

/** A card was answered and the next question is about to come: nothing flashes up for that moment. */
function useBetweenCards(thread: readonly MessageRow[], running: boolean): boolean {
  const answered = thread.at(-1)?.role === 'user' && thread.at(-2)?.question?.kind
  const isWaiting = running && Boolean(answered)
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLasts(true), BETWEEN_MS)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isWaiting])
  return isWaiting && !lasts
}

/** What an ended run left, in words. */
function keptWords(growing: boolean, speaking: boolean): string {
  if (growing) return 'The part of the deliverable that was written is kept.'
  return speaking ? 'What was written is kept.' : 'Your message is kept.'
}
