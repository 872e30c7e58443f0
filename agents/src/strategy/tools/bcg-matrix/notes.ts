import type { BcgBody } from '@sextant/contracts/strategy/bcg-matrix'
import type { Note } from '../../../rendering/paper.ts'

export const notes = (body: BcgBody): Note[] => [
  { label: 'Market', value: body.market },
  ...fundingNotes(body),
]

/** The first says who pays; the others what else is left. */
function fundingNotes({ flow }: BcgBody): Note[] {
  return flow.map((value, index) => ({
    label: index === 0 ? 'Who funds whom' : 'Left beside it',
    value,
  }))
}
