import type { BlueOceanBody, OceanFactor } from '@sextant/contracts/strategy/blue-ocean'
import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { NOT_RATED } from '../../../core/not-rated.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body }: DeliverableOf<'blue-ocean'>): Table[] {
  const canvas = {
    title: 'Strategy canvas (0–10)',
    columns: [
      text('Factor'),
      text('Action'),
      number(`${body.own} today`),
      number(`${body.own} target`),
      ...body.rivals.map(number),
    ],
    rows: body.factors.map(factor => row(factor, body.rivals.length)),
  }
  return body.candidates.length > 0 ? [canvas, candidates(body)] : [canvas]
}

const row = (factor: OceanFactor, rivals: number): (string | number)[] => [
  factor.name,
  factor.action ?? NOT_RATED,
  factor.today ?? NOT_RATED,
  factor.target ?? NOT_RATED,
  ...Array.from({ length: rivals }, (_, index) => factor.rivals[index] ?? NOT_RATED),
]

const candidates = ({ candidates: list }: BlueOceanBody): Table => ({
  title: 'To be rated',
  columns: [text('What may count for buyers')],
  rows: list.map(claim => [claim.text]),
})
