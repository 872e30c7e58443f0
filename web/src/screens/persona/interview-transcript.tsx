import type { InterviewWhole } from '@sextant/contracts/persona/interview-routes'
import { Link } from 'react-router'
import { saveText } from '@/client/save-text.ts'
import { Turns } from '@/features/persona-interview/components/turns.tsx'
import { fileName, SIMULATED, transcriptMarkdown } from '@/features/persona-interview/transcript.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { InterviewBar, sayAsked } from './interview-bar.tsx'
import { InterviewSide } from './interview-side.tsx'
import { useInterviewPlace } from './use-interview-place.ts'
import type { PersonaOutput } from './with-persona.tsx'

/** A kept interview: to be read, printed and downloaded, and plainly headed as simulated. */
export function InterviewTranscript({
  persona,
  interview,
}: {
  persona: PersonaOutput
  interview: InterviewWhole
}) {
  const here = useInterviewPlace(persona.id)
  const { title, turns } = interview
  const download = () =>
    saveText(
      `simulated-interview-${fileName(title)}.md`,
      transcriptMarkdown(interview),
      'text/markdown',
    )
  return (
    <Page className="grid gap-5">
      <InterviewBar title={`Transcript: ${title}`} line={sayAsked(turns.length)}>
        <Link to={here.home} className={buttonStyle({ size: 'sm', variant: 'quiet' })}>
          All interviews
        </Link>
        <Button size="sm" onClick={() => window.print()}>
          Print
        </Button>
        <Button size="sm" onClick={download}>
          Download as Markdown
        </Button>
      </InterviewBar>
      <Alert tone="warn" title="Simulated interview">
        {SIMULATED}
      </Alert>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-between gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,760px)_320px]">
        <article aria-label="Transcript" className="min-w-0">
          <Turns turns={turns} />
        </article>
        <InterviewSide persona={persona} interview={interview} />
      </div>
    </Page>
  )
}
