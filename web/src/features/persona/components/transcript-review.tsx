import { HEARD_IN, type HeardIn } from '@sextant/contracts/company/chips'
import { type ReadTranscript, WHO_MAX } from '@sextant/contracts/persona/routes'
import { HEARD_WORDS } from '@sextant/contracts/persona/topics'
import { useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { useAddSources } from '../api/customer-sources.ts'
import {
  isReady,
  keptIn,
  namesUnder,
  placeOf,
  type ReviewedAnswer,
  type ReviewedSource,
  toStore,
  unsortedIn,
  type Waiting,
  waitingIn,
  wrongWho,
} from '../review.ts'
import { AnswerReview } from './answer-review.tsx'

/** Which mind sorted it, and why not all of it was sorted by a model. */
export type ReadBy = Pick<ReadTranscript, 'mind' | 'notice'>

type TranscriptReviewProps = {
  clientId: string | null
  segment: string
  sources: ReviewedSource[]
  readBy: ReadBy
  onChange: (sources: ReviewedSource[]) => void
  onBack: () => void
  onKept: () => void
}

/** Each statement with what it tells of and what it is called: nothing counts that nobody looked at. */
export function TranscriptReview(props: TranscriptReviewProps) {
  const { clientId, segment, sources, readBy, onChange, onBack, onKept } = props
  const [isTried, setIsTried] = useState(false)
  const adding = useAddSources()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isReady(sources)) void adding.save({ clientId, segment, sources: toStore(sources) }, onKept)
  }
  const change = (id: string, more: Partial<ReviewedSource>) =>
    onChange(sources.map(source => (source.id === id ? { ...source, ...more } : source)))
  const kept = keptIn(sources)
  return (
    <form noValidate onSubmit={submit} className="grid gap-7">
      <p className="text-ink-2">
        Say for each statement what it tells of and what it is called. Statements that say the same
        get the same name: then they are counted together.
        {readBy.mind === 'model' && ' Topics and names are a language model’s suggestion.'}
      </p>
      {readBy.notice && <Alert tone="info" title={readBy.notice} />}
      {sources.map(source => (
        <SourceReview
          key={source.id}
          source={source}
          namesOf={topic => namesUnder(sources, topic)}
          isTried={isTried}
          onChange={more => change(source.id, more)}
        />
      ))}
      {isTried && <StillWaiting waiting={waitingIn(sources)} />}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <Button type="submit" variant="primary" busy={adding.saving} disabled={kept === 0}>
          Keep {kept} {kept === 1 ? 'statement' : 'statements'}
        </Button>
        <Button onClick={onBack}>Back to the words</Button>
        {adding.failure && (
          <p role="alert" className="text-caption text-bad">
            {adding.failure}
          </p>
        )}
      </div>
    </form>
  )
}

const LISTED = 8
/** Words that still tell which statement is meant. */
const WORDS_SHOWN = 60
const shortened = (words: string): string =>
  words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN).trimEnd()} …` : words

/** What still needs a word, each with a way there. */
function StillWaiting({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null
  return (
    <section role="alert" className="grid gap-1.5 border-t border-line pt-4">
      <p className="font-medium text-bad">
        {waiting.length === 1 ? 'One place still needs' : `${waiting.length} places still need`} a
        word
      </p>
      <ul className="grid gap-1">
        {waiting.slice(0, LISTED).map(({ at, words, wrong }) => (
          <li key={at} className="text-caption">
            <button type="button" className="link" onClick={() => goTo(at)}>
              {shortened(words)}
            </button>{' '}
            <span className="text-ink-2">{wrong}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leads to a place, into the field that is wrong there. */
function goTo(id: string): void {
  const place = document.getElementById(id)
  const field = place?.querySelector<HTMLElement>(
    '[aria-invalid="true"], select, input:not([type])',
  )
  place?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

function SourceReview({
  source,
  namesOf,
  isTried,
  onChange,
}: {
  source: ReviewedSource
  namesOf: (topic: ReviewedAnswer['topic']) => readonly string[]
  isTried: boolean
  onChange: (more: Partial<ReviewedSource>) => void
}) {
  const { who, heard, heldOn, answers } = source
  const unsorted = unsortedIn(source)
  const changeAnswer = (key: string, more: Partial<ReviewedAnswer>) =>
    onChange({
      answers: answers.map(answer => (answer.key === key ? { ...answer, ...more } : answer)),
    })
  return (
    <fieldset
      id={placeOf(source.id)}
      className="grid scroll-mt-24 gap-3 border-t border-line-strong pt-4"
    >
      <legend className="sr-only">{who || 'Somebody'}</legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label="Who said it" error={isTried ? (wrongWho(source) ?? undefined) : undefined}>
          {described => (
            <Input
              {...described}
              value={who}
              maxLength={WHO_MAX}
              onChange={event => onChange({ who: event.target.value })}
            />
          )}
        </Field>
        <Field label="Heard in">
          {described => (
            <NativeSelect
              {...described}
              value={heard}
              onChange={event => onChange({ heard: event.target.value as HeardIn })}
            >
              {HEARD_IN.map(one => (
                <option key={one} value={one}>
                  {HEARD_WORDS[one].one}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="On (optional)">
          {described => (
            <Input
              {...described}
              type="date"
              value={heldOn}
              onChange={event => onChange({ heldOn: event.target.value })}
            />
          )}
        </Field>
      </div>
      {unsorted > 0 && (
        <p className="cap">
          {unsorted === 1 ? 'One statement was' : `${unsorted} statements were`} not understood.
          Tick what matters and say what it tells of.
        </p>
      )}
      <ul className="grid">
        {answers.map(answer => (
          <AnswerReview
            key={answer.key}
            answer={answer}
            names={namesOf(answer.topic)}
            isTried={isTried}
            onChange={more => changeAnswer(answer.key, more)}
          />
        ))}
      </ul>
    </fieldset>
  )
}
