import { type AnswerTag, TAG_WORDS } from '@sextant/contracts/persona/interview'
import { CheckIcon, CircleHelpIcon } from 'lucide-react'
import { Badge } from '@/ui/primitives/badge.tsx'

const TONE = { evidenced: 'good', extrapolated: 'assume', unknown: 'neutral' } as const

/** What an answer rests on: a word with its sign. */
export function TagBadge({ tag }: { tag: AnswerTag }) {
  return (
    <Badge tone={TONE[tag]}>
      {tag === 'evidenced' && <CheckIcon aria-hidden />}
      {tag === 'unknown' && <CircleHelpIcon aria-hidden />}
      {TAG_WORDS[tag]}
    </Badge>
  )
}
