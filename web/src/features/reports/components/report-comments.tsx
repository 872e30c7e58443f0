import type { ReportAnswer } from '@sextant/contracts/reports/rows'
import { SECTIONS, type SectionId } from '@sextant/contracts/reports/types'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useAddComment } from '../api/add-comment.ts'
import { sayMoment } from '../words.ts'

type ReportCommentsProps = {
  answer: ReportAnswer
  /** "Juno sees this", under an empty box. */
  seenBy: string
}

/** What people say beside a report. It stays outside the sheet: nothing of it is printed or mailed. */
export function ReportComments({ answer, seenBy }: ReportCommentsProps) {
  const { comments, may } = answer
  return (
    <section aria-labelledby="comments" className="print:hidden">
      <h2 id="comments" className="pb-2 font-semibold">
        Comments{' '}
        {comments.length > 0 && (
          <span className="ml-1 text-caption font-normal text-ink-3">{comments.length}</span>
        )}
      </h2>
      {comments.length > 0 && (
        <ul aria-label="Comments" className="border-t border-line">
          {comments.map(comment => (
            <li key={comment.id} className="border-b border-line py-2.5">
              <p className="cap">
                <b className="font-semibold text-ink-2">
                  {comment.author_name ?? 'Somebody who left'}
                </b>
                {comment.from_client && ' · guest'} · {sayMoment(comment.created_at)}
                {comment.section && ` · on ${SECTIONS[comment.section].name}`}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{comment.body}</p>
            </li>
          ))}
        </ul>
      )}
      {may.comment ? (
        <CommentForm answer={answer} seenBy={seenBy} />
      ) : (
        comments.length === 0 && <p className="cap">Nobody has said anything yet.</p>
      )}
    </section>
  )
}

function CommentForm({ answer, seenBy }: ReportCommentsProps) {
  const { save, saving, failure } = useAddComment()
  const [body, setBody] = useState('')
  const [section, setSection] = useState<SectionId | ''>('')
  // Kept until it is sent, so that a second press says nothing twice.
  const [id, setId] = useState(() => crypto.randomUUID())
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (body.trim() === '' || saving) return
    const comment = { id: answer.report.id, comment_id: id, section: section || null, body }
    const saved = await save(comment)
    if (!saved.ok) return
    setBody('')
    setId(crypto.randomUUID())
  }
  return (
    <form onSubmit={event => void send(event)} className="mt-3 grid gap-2.5">
      <Field
        label={answer.comments.length > 0 ? 'Reply' : 'Comment'}
        {...(failure && { error: failure })}
      >
        {described => (
          <Textarea
            {...described}
            rows={2}
            maxLength={2_000}
            value={body}
            placeholder={seenBy}
            onChange={event => setBody(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2.5">
        <NativeSelect
          aria-label="On which section"
          value={section}
          className="w-44"
          onChange={event => setSection(event.target.value as SectionId | '')}
        >
          <option value="">On all of it</option>
          {answer.content.sections.map(one => (
            <option key={one.id} value={one.id}>
              {SECTIONS[one.id].name}
            </option>
          ))}
        </NativeSelect>
        <Button type="submit" size="sm" busy={saving} disabled={body.trim() === ''}>
          Send
        </Button>
      </div>
    </form>
  )
}
