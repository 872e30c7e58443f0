import type { PorterBody } from '@sextant/contracts/strategy/porter-five-forces'
import type { Note } from '../../../rendering/paper.ts'

export const notes = ({ boundary, verdict }: PorterBody): Note[] => [
  { label: 'The industry', value: boundary },
  ...(verdict ? [{ label: 'Verdict', value: verdict }] : []),
]
