import { nextAsks } from '@sextant/contracts/persona/interview'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { isId } from '@/client/is-id.ts'
import { interviewQuery } from '@/features/persona-interview/api/interviews.ts'
import { GuidePage } from '@/features/persona-interview/components/guide-page.tsx'
import { guideOf } from '@/features/persona-interview/guide.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { GUIDE, useInterviewPlace } from './use-interview-place.ts'
import { nameOf, type PersonaOutput } from './with-persona.tsx'

/** The guide for a real customer: what the persona has no words for first, and what an interview of it left open. */
export function InterviewGuide({ persona }: { persona: PersonaOutput }) {
  const { id, content } = persona
  const title = nameOf(persona)
  const [search] = useSearchParams()
  const here = useInterviewPlace(id)
  const after = search.get(GUIDE) ?? ''
  const interview = useQuery({ ...interviewQuery(after), enabled: isId(after) })
  const left = nextAsks(interview.data?.turns ?? []).map(({ topic }) => topic)
  const guide = guideOf([...content.body.open, ...left])
  usePageTitle(`Interview guide: ${title}`)
  return (
    <Page className="grid gap-6">
      <div className="grid gap-2">
        <AgentBadge agent="persona" name="Persona" />
        <PageHeader
          title={`Interview guide: ${title}`}
          meta={`For a talk with a real customer. ${guide.minutes} minutes.`}
        />
      </div>
      <GuidePage title={title} guide={guide} />
      <p className="print:hidden">
        <Link to={isId(after) ? here.session(after) : here.home} className="link">
          Back to the interview
        </Link>
      </p>
    </Page>
  )
}
