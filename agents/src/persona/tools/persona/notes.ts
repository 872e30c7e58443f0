import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { TOPICS } from '@sextant/contracts/persona/topics'
import type { Note } from '../../../rendering/paper.ts'

/** What stands in words beside the table. */
export const notes = ({ quote, known, not, rows }: PersonaBody): Note[] => [
  ...(quote ? [{ label: 'In their words', value: quote }] : []),
  ...known.map(value => ({ label: 'What the figures say', value })),
  ...not.map(value => ({ label: 'Not them', value })),
  ...rows.flatMap(({ topic, words }) => words.map(value => ({ label: TOPICS[topic].name, value }))),
]
