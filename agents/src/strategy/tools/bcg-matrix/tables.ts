import type { Table } from '@sextant/contracts/deliverable'
import type { BcgLine } from '@sextant/contracts/strategy/bcg-matrix'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { decimal, percent } from '../../../math/format.ts'
import { moneyText } from '../../../sentences/figures.ts'
import { NOT_RATED } from '../../../core/not-rated.ts'

/** A figure that nobody gave. */
const NOT_KNOWN = 'not known'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body }: DeliverableOf<'bcg-matrix'>): Table[] {
  return [
    {
      title: 'Product lines',
      columns: [
        text('Line'),
        number('Sales a year'),
        number('Left after its own cost'),
        number('Own share'),
        number('Largest rival'),
        number('Relative share'),
        number('Market growth'),
        number('Own growth'),
        text('Quadrant'),
        text('Call'),
      ],
      rows: body.lines.map(line => row(line, body.currency)),
    },
  ]
}

const row = (line: BcgLine, currency: string): string[] => [
  line.name,
  money(line.revenueCents, currency),
  money(line.contributionCents, currency),
  ratio(line.ownShare),
  ratio(line.rivalShare),
  line.relativeShare === null ? NOT_KNOWN : `${decimal(line.relativeShare, 2)}×`,
  ratio(line.growth),
  ratio(line.ownGrowth),
  line.quadrant ?? NOT_RATED,
  line.call ?? NOT_RATED,
]

const ratio = (value: number | null): string => (value === null ? NOT_KNOWN : percent(value, 1))

const money = (cents: number | null, currency: string): string =>
  cents === null ? NOT_KNOWN : moneyText({ cents, currency }, { fixed: 'sales' }).render('middle')
