import type { InterviewWhole } from '@sextant/contracts/persona/interview-routes'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isId } from '@/client/is-id.ts'
import { isMissing } from '@/client/is-missing.ts'
import { interviewQuery } from '@/features/persona-interview/api/interviews.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { InterviewTalk } from './interview-talk.tsx'
import { InterviewTranscript } from './interview-transcript.tsx'
import { useInterviewPlace } from './use-interview-place.ts'
import { nameOf, type PersonaOutput, WithPersona } from './with-persona.tsx'

/** A talk with a persona; once it has ended, its transcript. */
export default function InterviewSession() {
  return <WithPersona>{persona => <Session persona={persona} />}</WithPersona>
}

function Session({ persona }: { persona: PersonaOutput }) {
  const { sessionId = '' } = useParams()
  const interview = useQuery({ ...interviewQuery(sessionId), enabled: isId(sessionId) })
  usePageTitle(`Interview: ${nameOf(persona)}`)
  const { data, error } = interview
  if (!isId(sessionId) || (error && isMissing(error)) || (data && data.persona_id !== persona.id))
    return <Gone personaId={persona.id} />
  if (error)
    return (
      <Page>
        <ErrorState title={messageOf(error)} onRetry={() => void interview.refetch()}>
          What was asked is kept. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!data) return <Loading />
  return <Shown persona={persona} interview={data} />
}

function Shown(props: { persona: PersonaOutput; interview: InterviewWhole }) {
  return props.interview.ended_at ? (
    <InterviewTranscript {...props} />
  ) : (
    <InterviewTalk {...props} />
  )
}

function Gone({ personaId }: { personaId: string }) {
  const here = useInterviewPlace(personaId)
  return (
    <WholePage
      title="This interview is not here"
      action={
        <Link to={here.home} className={buttonStyle({ variant: 'primary' })}>
          Go to its interviews
        </Link>
      }
    >
      It was deleted, or it belongs to another persona.
    </WholePage>
  )
}

function Loading() {
  return (
    <Page className="grid gap-4">
      <output className="sr-only">Loading the interview</output>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-4 h-72" />
    </Page>
  )
}
