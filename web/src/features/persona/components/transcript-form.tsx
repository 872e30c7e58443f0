import { TRANSCRIPT_MAX } from '@sextant/contracts/persona/routes'
import { useId, useState, type FormEvent } from 'react'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useReadTranscript } from '../api/customer-sources.ts'
import { type ReviewedSource, toReview } from '../review.ts'
import { type ReadBy, TranscriptReview } from './transcript-review.tsx'

const NOTHING = 'No answers were found in it. Paste questions and answers, or one statement a line.'

/** What real customers said: pasted or from a text file, looked through statement by statement, then kept as evidence of a group. */
export function TranscriptForm({
  clientId,
  segment,
  onKept,
}: {
  clientId: string | null
  /** Id of the group's fact. */
  segment: string
  onKept?: () => void
}) {
  const [text, setText] = useState('')
  const [review, setReview] = useState<ReviewedSource[] | null>(null)
  const [readBy, setReadBy] = useState<ReadBy>({ mind: 'built-in', notice: null })
  const [isEmpty, setIsEmpty] = useState(false)
  const reading = useReadTranscript(segment)
  const read = (event: FormEvent) => {
    event.preventDefault()
    void reading.save(text, ({ sources, ...by }) => {
      setIsEmpty(sources.length === 0)
      setReadBy(by)
      if (sources.length > 0) setReview(toReview(sources))
    })
  }
  if (review)
    return (
      <TranscriptReview
        clientId={clientId}
        segment={segment}
        sources={review}
        readBy={readBy}
        onChange={setReview}
        onBack={() => setReview(null)}
        onKept={() => {
          setReview(null)
          setText('')
          onKept?.()
        }}
      />
    )
  return (
    <form onSubmit={read} className="grid gap-3">
      <Field
        label="Paste one interview, or several"
        hint="A line a person speaks, or questions and answers. Begin each interview with a line such as “Interview 2: Anna Reyes”. Reviews, calls and notes do as well."
        error={isEmpty ? NOTHING : reading.failure}
      >
        {described => (
          <Textarea
            {...described}
            rows={8}
            maxLength={TRANSCRIPT_MAX}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" variant="primary" busy={reading.saving} disabled={!text.trim()}>
          Read it
        </Button>
        <TextFile onText={more => setText(before => `${before}${before && '\n\n'}${more}`)} />
      </div>
    </form>
  )
}

/** A file of plain words: notes, a transcript, subtitles. */
function TextFile({ onText }: { onText: (text: string) => void }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={buttonStyle()}>
        Add a text file
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept=".txt,.md,.vtt,.srt,.csv,text/plain"
        className="sr-only"
        onChange={async event => {
          const { files } = event.target
          const texts = await Promise.all(Array.from(files ?? [], namedText))
          event.target.value = ''
          if (texts.length > 0) onText(texts.join('\n\n'))
        }}
      />
    </>
  )
}

/** A file's words under its name, so that each is one source. */
const namedText = async (file: File): Promise<string> =>
  `# ${file.name.replace(/\.\w+$/, '')}\n${(await file.text()).slice(0, TRANSCRIPT_MAX)}`
