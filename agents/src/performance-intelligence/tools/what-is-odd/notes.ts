import type { WhatIsOddBody } from '@sextant/contracts/performance-intelligence/what-is-odd'
import type { Note } from '../../../rendering/paper.ts'

/** What is said in words beside the days: the prediction, and what else is odd. */
export const notes = ({ prediction, others }: WhatIsOddBody): Note[] => [
  ...(prediction ? [{ label: 'Prediction', value: prediction.says }] : []),
  ...others.map(value => ({ label: 'Also not as it was', value })),
]
