import type { Known } from './known.ts'

/** The words of the last message. One that brought cards only says on them what was typed at length: the quotes that tell more than the card's name. */
export function saidWords({ thread, cardsOnly, company }: Known): string {
  const last = thread.at(-1)
  if (!last) return ''
  if (!cardsOnly) return last.text
  const brought = company.facts.filter(({ said }) => said?.messageId === last.id)
  const quotes = brought.map(({ quote, label }) => (quote.trim() === label ? '' : quote.trim()))
  return [...new Set(quotes)].filter(Boolean).join('\n')
}
