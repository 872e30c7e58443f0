import { TAG_WORDS } from '@sextant/contracts/persona/interview'
import type { InterviewTurn, InterviewWhole } from '@sextant/contracts/persona/interview-routes'
import { realSources } from '@sextant/contracts/persona/persona'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTakeBack } from '@/features/persona-interview/api/ask.ts'
import { useEndInterview } from '@/features/persona-interview/api/interviews.ts'
import { QuestionBox } from '@/features/persona-interview/components/question-box.tsx'
import { Turns } from '@/features/persona-interview/components/turns.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { InterviewBar, sayAsked } from './interview-bar.tsx'
import { InterviewSide } from './interview-side.tsx'
import { useInterviewPlace } from './use-interview-place.ts'
import { nameOf, type PersonaOutput } from './with-persona.tsx'

/** Answers that stand open; those before them are shown when asked for. */
const SHOWN = 6

type Props = { persona: PersonaOutput; interview: InterviewWhole }

/** The talk while it goes on: questions, tagged answers, and the box to ask in. */
export function InterviewTalk({ persona, interview }: Props) {
  const { id, turns } = interview
  const mayAsk = useCan()('agents.use')
  const ending = useEndInterview()
  return (
    <Page className="grid gap-5">
      <InterviewBar title={`Interview: ${nameOf(persona)}`} line={sayAsked(turns.length)}>
        {mayAsk && (
          <Button
            size="sm"
            disabled={ending.saving || turns.length === 0}
            onClick={() => void ending.save(id)}
          >
            End and keep transcript
          </Button>
        )}
      </InterviewBar>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-between gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,760px)_320px]">
        <Conversation persona={persona} interview={interview} mayAsk={mayAsk} />
        <InterviewSide persona={persona} interview={interview} />
      </div>
    </Page>
  )
}

function Conversation({ persona, interview, mayAsk }: Props & { mayAsk: boolean }) {
  const { id, turns } = interview
  const here = useInterviewPlace(persona.id)
  const [isWhole, setIsWhole] = useState(false)
  const latest = useRef<HTMLLIElement>(null)
  const [heard, setHeard] = useState('')
  const hidden = isWhole ? 0 : Math.max(0, turns.length - SHOWN)
  const [awaited, setAwaited] = useState<string | null>(null)
  const hear = (turn: InterviewTurn) => {
    setHeard(sayAnswer(turn))
    setAwaited(turn.id)
  }
  const last = turns.at(-1)?.id
  // The focus goes to a new answer once its line is drawn, whichever comes first.
  useEffect(() => {
    if (awaited !== null && awaited === last) latest.current?.focus()
  }, [awaited, last])
  return (
    <section aria-label="Conversation" className="min-w-0">
      <p className="cap mb-3">
        {sayFrom(realSources(persona.content.body))}{' '}
        {hidden > 0 && (
          <button type="button" className="link" onClick={() => setIsWhole(true)}>
            Show {hidden} earlier {hidden === 1 ? 'answer' : 'answers'}
          </button>
        )}
      </p>
      {turns.length === 0 && (
        <p className="border-t border-line py-[18px] text-ink-2">
          Nothing was asked yet. Ask what happened rather than what would: “When did you first think
          that something had to change?”
        </p>
      )}
      <Turns
        turns={turns}
        from={hidden}
        latest={line => {
          latest.current = line
        }}
        onward={
          <Link to={here.guide(id)} className="link">
            Ask a customer
          </Link>
        }
        after={mayAsk && <TakeBack interview={interview} />}
      />
      <p aria-live="polite" className="sr-only">
        {heard}
      </p>
      {mayAsk && <QuestionBox interviewId={id} turns={turns} onAnswer={hear} />}
    </section>
  )
}

function TakeBack({ interview: { id, turns } }: { interview: InterviewWhole }) {
  const { save, saving } = useTakeBack(id)
  const last = turns.at(-1)
  if (!last) return null
  return (
    <p className="mt-2 print:hidden">
      <button
        type="button"
        className="link text-caption"
        disabled={saving}
        onClick={() => void save(last.id)}
      >
        Take this question back
      </button>
    </p>
  )
}

const sayFrom = (sources: number): string =>
  sources === 0
    ? 'No customer was asked yet: it answers from your cards alone.'
    : `It answers from ${sources} ${sources === 1 ? 'source' : 'sources'}. What they do not hold, it does not know.`

/** "Evidenced: The girth snapped." */
const sayAnswer = ({ answer: { tag, sentences, note } }: InterviewTurn): string =>
  `${TAG_WORDS[tag]}: ${[...sentences.map(({ text }) => text), note].filter(Boolean).join(' ')}`
