import type { Desk } from '../../desk.ts'
import { sayRests } from '../../dialogue/reply-from.ts'
import { idsOf } from '../think/settle.ts'
import { fill } from '../words/fill.ts'
import type { Glossary } from '../words/glossary.ts'
import { refusalOf } from '../words/refusal.ts'
import type { AnswerGiven } from './form.ts'
import { STATEMENTS_MAX } from './prompt.ts'

/** A model's answer as it is said: every statement filled and tied, with what it rests on; null where nothing of it holds. */
export function settleAnswer(
  { statements, missing }: AnswerGiven,
  desk: Desk,
  glossary: Glossary,
): string | null {
  const kept = statements.slice(0, STATEMENTS_MAX).flatMap(({ text, rests }) => {
    const filled = fill(text, glossary)
    const ids = idsOf(rests, glossary)
    if (filled.refusal !== undefined || ids === null) return []
    const facts = [...new Set([...filled.facts, ...ids])]
    return facts.length > 0 ? [{ text: filled.text, facts }] : []
  })
  const open = missing && refusalOf(missing, glossary) === null ? missing.replace(/[.!]$/, '') : ''
  if (kept.length === 0)
    return open ? `The facts do not answer that. What would have to be known: ${open}.` : null
  const words = kept.map(({ text }) => text).join(' ')
  const lacks = open ? ` Still to be known: ${open}.` : ''
  return `${words}${lacks} ${sayRests(
    kept.flatMap(({ facts }) => facts),
    desk,
  )}`
}
