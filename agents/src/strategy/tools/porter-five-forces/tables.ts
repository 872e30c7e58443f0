import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { Force } from '@sextant/contracts/strategy/porter-five-forces'
import type { ForceId } from '@sextant/contracts/strategy/porter-words'
import { NOT_RATED } from '../../../core/not-rated.ts'

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
  force.meaning?.text ?? QUESTIONS[force.id],
]

/** What has to be judged for a rating, from 1 to 5. */
const QUESTIONS: Readonly<Record<ForceId, string>> = {
  rivalry: 'Open: how often does a rival’s price or offer decide a sale against you?',
  entrants: 'Open: how soon could somebody new do the same work?',
  substitutes: 'Open: how many get it done in another way, or not at all?',
  buyers: 'Open: how often do buyers get a lower price or more for it?',
  suppliers: 'Open: how often do you have to take a price that a supplier sets?',
}

function meanRow({ forces, pressure }: DeliverableOf<'porter-five-forces'>['body']) {
  const rated = forces.filter(({ score }) => score !== null).length
  return [`Mean, ${rated} of ${forces.length} rated`, pressure ?? NOT_RATED, '', '']
}

const NONE = 'none on the cards'

function driverRows({ name, drivers }: Force): string[][] {
  // What would show one is said on the screen; on paper nobody is told what to type.
  if (drivers.length === 0) return [[name, NONE]]
  return drivers.map(driver => [name, driver.text])
}
