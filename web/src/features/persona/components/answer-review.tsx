import { QUOTE_TOPICS, type QuoteTopic } from '@sextant/contracts/company/chips'
import { TOPICS } from '@sextant/contracts/persona/topics'
import { useId } from 'react'
import { cn } from '@/ui/cn.ts'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { placeOf, type ReviewedAnswer, wrongAnswer, wrongName } from '../review.ts'

/** One statement: kept or not, what it tells of, what it is called. */
export function AnswerReview({
  answer,
  names,
  isTried,
  onChange,
}: {
  answer: ReviewedAnswer
  /** Names given under its topic so far. */
  names: readonly string[]
  isTried: boolean
  onChange: (more: Partial<ReviewedAnswer>) => void
}) {
  const id = useId()
  const { words, question, topic, label, kept } = answer
  const wrong = isTried ? wrongAnswer(answer) : wrongName(answer)
  const listed = `${id}-names`
  return (
    <li
      id={placeOf(answer.key)}
      className={cn(
        'grid scroll-mt-24 gap-x-5 gap-y-2 border-t border-line py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
        !kept && 'text-ink-3',
      )}
    >
      <div className="flex items-start gap-2.5">
        <Checkbox
          id={id}
          className="mt-1"
          checked={kept}
          onCheckedChange={next => onChange({ kept: next === true })}
        />
        <label htmlFor={id} className="grid min-w-0 gap-0.5">
          {question && <span className="cap wrap-anywhere">{question}</span>}
          <span className="book wrap-anywhere">“{words}”</span>
        </label>
      </div>
      {kept && (
        <div className="grid content-start gap-2 sm:grid-cols-2">
          <Field label="Tells of">
            {described => (
              <NativeSelect
                {...described}
                value={topic}
                onChange={event => onChange({ topic: event.target.value as QuoteTopic | '' })}
              >
                <option value="">Choose …</option>
                {QUOTE_TOPICS.map(one => (
                  <option key={one} value={one}>
                    {TOPICS[one].name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label="Called" error={wrong ?? undefined}>
            {described => (
              <>
                <Input
                  {...described}
                  value={label}
                  list={listed}
                  placeholder="a few words"
                  onChange={event => onChange({ label: event.target.value })}
                />
                <datalist id={listed}>
                  {names.map(name => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </datalist>
              </>
            )}
          </Field>
        </div>
      )}
    </li>
  )
}
