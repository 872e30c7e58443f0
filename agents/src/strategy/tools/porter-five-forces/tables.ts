import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { Force } from '@sextant/contracts/strategy/porter-five-forces'
import { NONE_NAMED, NOT_RATED } from '../../../core/not-rated.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body }: DeliverableOf<'porter-five-forces'>): Table[] {
  return [
    {
      title: 'Five forces',
      columns: [
        text('Force'),
        number('Pressure on profit (1–5)'),
        text('Direction'),
        text('What it means for profit'),
      ],
      rows: [...body.forces.map(row), meanRow(body)],
    },
    {
      title: 'Drivers',
      columns: [text('Force'), text('Driver')],
      rows: body.forces.flatMap(driverRows),
    },
  ]
}

const row = (force: Force): (string | number)[] => [
  force.name,
  force.score ?? NOT_RATED,
  force.direction ?? NOT_RATED,
  force.meaning?.text ?? NOT_KNOWN,
]

/** What has to be known for it is asked beside the document: nobody is told what to type inside of it. */
const NOT_KNOWN = 'not known yet'

function meanRow({ forces, pressure }: DeliverableOf<'porter-five-forces'>['body']) {
  const rated = forces.filter(({ score }) => score !== null).length
  return [`Mean, ${rated} of ${forces.length} rated`, pressure ?? NOT_RATED, '', '']
}

function driverRows({ name, drivers }: Force): string[][] {
  if (drivers.length === 0) return [[name, NONE_NAMED]]
  return drivers.map(driver => [name, driver.text])
}
