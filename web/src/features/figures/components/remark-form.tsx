import { REMARK_MAX } from '@sextant/contracts/figures/routes'
import type { FiguresView } from '@sextant/contracts/figures/view'
import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useAddRemark, useDeleteRemark } from '../api/remarks.ts'
import { shortDay } from '@sextant/contracts/days'

/** Remarks on the time line: what happened that no file tells. */
export function Remarks({ view }: { view: FiguresView }) {
  const { period, notes, client_id: clientId } = view
  const [day, setDay] = useState(period.to)
  const [words, setWords] = useState('')
  const { save, saving, failure } = useAddRemark()
  const { save: takeOff } = useDeleteRemark()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '' || day === '') return
    const kept = await save({ clientId, day, words: words.trim() })
    if (kept.ok) setWords('')
  }
  const mine = notes.filter(({ kind }) => kind === 'remark')
  return (
    <details className="print:hidden">
      <summary className="link w-fit cursor-pointer py-1.5 text-caption">
        Remark on the time line{mine.length > 0 && ` (${mine.length})`}
      </summary>
      <ul className="grid gap-1 py-2">
        {mine.map(({ id, day: on, words: said }) => (
          <li key={id} className="flex items-center gap-3 text-caption">
            <span className="text-ink-3">{shortDay(on)}</span>
            <span className="wrap-anywhere">{said}</span>
            <Button variant="quiet" size="sm" onClick={() => void takeOff(id)}>
              Take off<span className="sr-only">: {said}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={event => void send(event)} className="flex flex-wrap items-end gap-2">
        <Field label="Day">
          {described => (
            <Input
              {...described}
              type="date"
              value={day}
              onChange={event => setDay(event.target.value)}
            />
          )}
        </Field>
        <Field label="What happened" className="min-w-52 flex-1">
          {described => (
            <Input
              {...described}
              value={words}
              maxLength={REMARK_MAX}
              placeholder="New shop theme went live"
              onChange={event => setWords(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={saving}>
          Add remark
        </Button>
      </form>
      {failure && <p className="cap pt-1 text-bad">{failure}</p>}
    </details>
  )
}
