import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { TOPICS } from '@sextant/contracts/persona/topics'
import type { Note } from '../../../rendering/paper.ts'

/** What stands in words beside the table. */
export const notes = ({ quote, known, insights, not, rows }: PersonaBody): Note[] => [
  ...(quote ? [{ label: 'In their words', value: quote }] : []),
  ...insights.flatMap(({ says, changes }) => [
    { label: 'What the talks say together', value: says },
    ...(changes ? [{ label: 'What changes with it', value: changes }] : []),
  ]),
  ...known.map(value => ({ label: 'What the figures say', value })),
  ...not.map(value => ({ label: 'Not them', value })),
  ...rows.flatMap(({ topic, words }) => words.map(value => ({ label: TOPICS[topic].name, value }))),
]
