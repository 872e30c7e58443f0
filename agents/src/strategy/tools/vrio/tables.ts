import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { VrioResource } from '@sextant/contracts/strategy/vrio'
import {
  openTest,
  VRIO_NAMES,
  VRIO_TESTS,
  type VrioTest,
} from '@sextant/contracts/strategy/vrio-words'
import { NOT_RATED } from '../../../core/not-rated.ts'

const text = (label: string) => ({ label, numeric: false })

export function tables({ body }: DeliverableOf<'vrio'>): Table[] {
  return [
    {
      title: 'VRIO',
      columns: [
        text('Resource'),
        ...VRIO_TESTS.map(test => text(VRIO_NAMES[test])),
        text('Verdict'),
        text('Next step'),
      ],
      rows: body.resources.map(resource => [
        resource.name.text,
        ...VRIO_TESTS.map(test => answerOf(resource, test)),
        verdictWords(resource),
        resource.nextStep?.text ?? '',
      ]),
    },
  ]
}

/** "Yes: 9 days elsewhere against your 1 day." */
function answerOf(resource: VrioResource, test: VrioTest): string {
  const value = resource[test]
  const reason = resource.reasons[test]?.text
  if (value === null) return reason ? `${NOT_RATED}. ${reason}` : NOT_RATED
  const word = value ? 'Yes' : 'No'
  return reason ? `${word}. ${reason}` : word
}

function verdictWords(resource: VrioResource): string {
  const open = openTest(resource)
  return open ? `${NOT_RATED} yet: ${VRIO_NAMES[open].toLowerCase()}?` : (resource.verdict ?? '')
}
