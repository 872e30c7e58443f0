import type { MessageRow } from '@sextant/contracts/agent-events'
import { toolById, type ToolId } from '@sextant/contracts/catalogue'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { businessContextQuery } from '@/features/business-context/api/business-context.ts'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Limb } from '@/ui/patterns/limb.tsx'
import { outlineOf, type Outlined } from './outline-places.ts'
import { outlineFor } from './tool-outlines.ts'
import type { Asked, CardDraft } from './use-card-draft.ts'
import { useAgentPlace } from './use-agent-place.ts'

type OutlineProps = {
  tool: ToolId | null
  running: boolean
  thread: readonly MessageRow[]
  /** The open question's card, and what is filled in there. */
  asked: Asked | null
  card: CardDraft
}

const NO_FACTS = [] as const

/** What will stand here, from the first moment: it fills as answers come. */
export function Outline({ tool, running, thread, asked, card }: OutlineProps) {
  const here = useAgentPlace()
  const { data: facts = NO_FACTS } = useQuery(companyFactsQuery(here.scope.clientId))
  if (!tool) return <NoToolYet running={running} />
  const outlined = outlineOf(thread, facts, asked, card.rows)
  const { Places } = outlineFor(tool)
  return (
    <section aria-label="The outline so far">
      <Heading tool={tool} thread={thread} outlined={outlined} running={running} />
      <Places outlined={outlined} />
    </section>
  )
}

function NoToolYet({ running }: { running: boolean }) {
  return (
    <div className="max-w-[38em]">
      <p className="cap">Your deliverable</p>
      <h2 className="book mt-1 text-title font-[480] tracking-[-0.006em]">
        Tell the agent which decision you face.
      </h2>
      <p className="mt-2 text-ink-2">
        {running
          ? 'The agent is reading your answer.'
          : 'It picks what answers it, asks what it needs to know, and writes here.'}
      </p>
    </div>
  )
}

type HeadingProps = Pick<OutlineProps, 'thread' | 'running'> & {
  tool: ToolId
  outlined: Outlined
}

/** The client, or the business by the name that its profile gives it. */
function useWhose(): string {
  const { organization } = useMe()
  const place = usePlace()
  const profile = useQuery({
    ...businessContextQuery(organization?.id ?? ''),
    enabled: organization !== null && !place.client,
  })
  return place.client?.name ?? profile.data?.companyName ?? organization?.name ?? 'you'
}

/** Whose it is and how far it got. */
function Heading({ tool, thread, outlined, running }: HeadingProps) {
  const whose = useWhose()
  const { short, answers: question } = toolById(tool)
  const answers = thread.filter(({ role }) => role === 'user').length
  const most = thread.findLast(({ question }) => question)?.question?.of ?? QUESTIONS_MAX
  const { filled, places, unsent } = outlineFor(tool).progress(outlined)
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <p className="cap">
          {short} for {whose}, after {Math.min(answers, most)} of at most {most} answers
        </p>
        <h2 className="mt-0.5 font-semibold" aria-live="polite">
          {progressWords(filled, places, unsent)}
        </h2>
        {filled + unsent === 0 && (
          <p className="mt-1.5 max-w-[38em] text-caption text-ink-2">
            {running ? 'The agent is reading your answer.' : question}
          </p>
        )}
      </div>
      <Limb tone="act" className="w-32" value={places === 0 ? 0 : (filled / places) * 100} />
    </div>
  )
}

function progressWords(filled: number, places: number, unsent: number): string {
  const words = filled === 0 ? 'Nothing filled yet' : `${filled} of ${places} places filled`
  return unsent > 0 ? `${words}, ${unsent} more in your answer` : words
}
