import type { BcgBody } from '@sextant/contracts/strategy/bcg-matrix'
import type { Note } from '../../../rendering/paper.ts'

export const notes = (body: BcgBody): Note[] => [
  { label: 'Market', value: body.market },
  ...fundingNotes(body),
]

/** Only the first has the heading; the others go on below it. */
function fundingNotes({ flow }: BcgBody): Note[] {
  return flow.map((value, index) => ({ label: index === 0 ? 'Who funds whom' : '', value }))
}
