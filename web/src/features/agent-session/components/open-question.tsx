import type { MessageRow } from '@sextant/contracts/agent-events'

/** What is asked stands last; what leads to it, before. */
export function wordsOfQuestion(text: string): { before: string; asked: string } {
  const parts = text.trim().split(/\n{2,}/)
  const asked = parts.at(-1) ?? ''
  // Some sessions hold a question that was put twice.
  const before = parts.filter(part => part !== asked)
  return { before: before.join('\n\n'), asked }
}

/** The question that waits, as the one thing on the page that is read. */
export function OpenQuestion({ message, isWhyOpen }: { message: MessageRow; isWhyOpen: boolean }) {
  const { before, asked } = wordsOfQuestion(message.text)
  const { question } = message
  return (
    <div className="wrap-anywhere">
      {before && <p className="mb-4 whitespace-pre-line text-ink-2">{before}</p>}
      {question && (
        <p className="cap">
          Question {question.n} of at most {question.of}
        </p>
      )}
      <h2 className="book mt-1 max-w-[26em] text-title font-[480] tracking-[-0.006em] text-balance">
        {asked}
      </h2>
      {question?.example && (
        <p className="cap mt-1.5 max-w-[44em]">For example: {question.example}</p>
      )}
      {question && isWhyOpen && (
        <p className="mt-2 max-w-[44em] border-l-2 border-line pl-3 text-caption text-ink-2">
          {question.why}
        </p>
      )}
    </div>
  )
}
