import { realSources } from '@sextant/contracts/persona/persona'
import { REAL_SOURCES } from '@sextant/contracts/persona/topics'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useBeginInterview } from '@/features/persona-interview/api/interviews.ts'
import { InterviewList } from '@/features/persona-interview/components/interview-list.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { InterviewGuide } from './interview-guide.tsx'
import { GUIDE, useInterviewPlace } from './use-interview-place.ts'
import { nameOf, type PersonaOutput, WithPersona } from './with-persona.tsx'

/** Before an interview: what it is, from how many sources it answers, and those that were held. */
export default function Interview() {
  const [search] = useSearchParams()
  return (
    <WithPersona>
      {persona =>
        search.has(GUIDE) ? <InterviewGuide persona={persona} /> : <Door persona={persona} />
      }
    </WithPersona>
  )
}

function Door({ persona }: { persona: PersonaOutput }) {
  const { id, content } = persona
  const title = nameOf(persona)
  const place = usePlace()
  const here = useInterviewPlace(id)
  const navigate = useNavigate()
  const mayAsk = useCan()('agents.use')
  const beginning = useBeginInterview()
  const sources = realSources(content.body)
  usePageTitle(`Interview: ${title}`)
  const begin = () => void beginning.save(id, begun => navigate(here.session(begun.id)))
  return (
    <Page className="grid gap-8">
      <div className="grid gap-2">
        <AgentBadge agent="persona" name="Persona" />
        <PageHeader
          title={`Interview: ${title}`}
          meta={sayAnswersFrom(sources)}
          actions={
            <>
              <Link to={here.guide()} className={buttonStyle()}>
                Interview guide
              </Link>
              {mayAsk && (
                <Button variant="primary" disabled={beginning.saving} onClick={begin}>
                  Begin an interview
                </Button>
              )}
            </>
          }
        />
      </div>
      {sources < REAL_SOURCES && (
        <Alert
          tone="warn"
          title={`A proto-persona: ${sources} of ${REAL_SOURCES} real sources`}
          action={
            <Link to={`${place.agent(`/persona/${id}`)}#transcript`} className="link">
              Paste a transcript
            </Link>
          }
        >
          It will say “don’t know” most of the time. Talk to real customers first, or see here what
          to ask them.
        </Alert>
      )}
      <section aria-labelledby="what" className="max-w-[44em]">
        <h2 id="what" className="mb-2 font-semibold">
          What you hear
        </h2>
        <p className="text-ink-2">
          Customers’ own words where they answer your question, with who said them. What only your
          cards tell is marked as extrapolated. Everything else it does not know, and says so: the
          list of what to ask a real customer comes of that. An interview here is simulated and
          never counts as evidence.
        </p>
      </section>
      <section aria-labelledby="earlier">
        <h2 id="earlier" className="mb-2 font-semibold">
          Earlier interviews
        </h2>
        <InterviewList personaId={id} linkTo={here.session} editable={mayAsk} />
      </section>
    </Page>
  )
}

function sayAnswersFrom(sources: number): string {
  if (sources === 0)
    return 'No customer was asked yet: it has nothing to answer from but your cards.'
  const many = sources === 1 ? '1 source' : `${sources} sources`
  return `It answers from ${many}. What they do not hold, it does not know.`
}
