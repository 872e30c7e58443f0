import type { NextAsk } from '@sextant/contracts/persona/interview'

/** What to ask a real customer next, each with the decision that waits for it. */
export function NextAsks({ asks }: { asks: readonly NextAsk[] }) {
  if (asks.length === 0)
    return <p className="cap">Nothing is open so far. What the persona does not know comes here.</p>
  return (
    <ol className="grid">
      {asks.map(({ topic, question, decides }, at) => (
        <li
          key={topic}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] border-t border-line py-[7px] first:border-t-0"
        >
          <span aria-hidden className="text-ink-3">
            {at + 1}
          </span>
          <span className="min-w-0">
            {question}
            <span className="cap block">Waits for it: {lower(decides)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
