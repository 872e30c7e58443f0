import type {
  AnswerSentence,
  AnswerSource,
  InterviewAnswer,
} from '@sextant/contracts/persona/interview'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'
import { Claim } from '@/ui/patterns/source-mark.tsx'
import { isQuoted, saidBy, sourceWords } from '../source-words.ts'

type Numbers = ReadonlyMap<string, number>

/** An answer as it is read: people's words with their sources, what follows from cards dashed, or that nobody knows. */
export function AnswerText({
  answer,
  numbers,
  onward,
}: {
  answer: InterviewAnswer
  numbers: Numbers
  /** The way to a real customer, where none was asked. */
  onward?: ReactNode
}) {
  const { tag, sentences, note, near, notice } = answer
  return (
    <div className="grid min-w-0 gap-2.5">
      {sentences.map((sentence, at) => (
        <div key={at} className="min-w-0">
          <p className="book text-read leading-7 wrap-anywhere md:text-[1.25rem]">
            <Sourced sentence={sentence} numbers={numbers} isDashed={tag === 'extrapolated'} />
          </p>
          {isQuoted(sentence) && <p className="cap mt-1 wrap-anywhere">{saidBy(sentence)}</p>}
        </div>
      ))}
      {note && (
        <p className={cn(tag === 'unknown' ? 'text-ink-2' : 'cap')}>
          {note} {tag === 'extrapolated' && onward}
        </p>
      )}
      {near && (
        <p className="cap max-w-[44em] wrap-anywhere">
          Nearest to it: <Sourced sentence={near} numbers={numbers} isDashed={false} />{' '}
          {saidBy(near)}
        </p>
      )}
      {notice && <p className="cap">{notice}</p>}
    </div>
  )
}

const WHOLE = 'These are all their words on it.'

/** What a mark opens to: the words whole, or that they stand there whole already. */
const markOf = (source: AnswerSource, shown: string) =>
  source.quote.trim() === shown
    ? { note: `${sourceWords(source)}. ${WHOLE}` }
    : { quote: source.quote, note: sourceWords(source) }

function Sourced({
  sentence,
  numbers,
  isDashed,
}: {
  sentence: AnswerSentence
  numbers: Numbers
  isDashed: boolean
}) {
  const isCard = !isQuoted(sentence)
  return (
    <Claim
      sources={sentence.sources.map(source => ({
        number: numbers.get(source.fact) ?? 0,
        ...markOf(source, sentence.text),
      }))}
    >
      <span
        className={
          isDashed
            ? 'underline decoration-line-strong decoration-dashed decoration-1 underline-offset-[0.22em]'
            : undefined
        }
      >
        {isCard ? sentence.text : `“${sentence.text}”`}
      </span>
    </Claim>
  )
}
