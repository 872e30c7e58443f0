import type { Table } from '@sextant/contracts/deliverable'
import { PERSON_WORDS } from '@sextant/contracts/quick-start/first-plan-words'
import type { PlanDay } from '@sextant/contracts/quick-start/first-plan'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body, moves }: DeliverableOf<'first-plan'>): Table[] {
  const titleOf = ({ move }: PlanDay): string =>
    moves[move - 1]?.title.text.replace(/\.$/, '') ?? `Move ${move}`
  return [
    {
      title: 'Your next 30 days',
      columns: [text('Day'), text('Move'), text('What'), number('Minutes')],
      rows: body.days.map(day => [
        day.on,
        `${day.move}. ${titleOf(day)}`,
        `${day.kind === 'count' ? 'Count: ' : ''}${day.what.text}`,
        day.minutes,
      ]),
    },
    {
      title: 'One person to picture',
      columns: [text('Part'), text('What is known')],
      rows: body.person.rows.map(({ part, claim }) => [PERSON_WORDS[part], claim.text]),
    },
    {
      title: 'What is taken for granted',
      columns: [text('Taken for granted'), text('How to find out'), text('Who'), text('By')],
      rows: body.assumptions.map(({ says, check, ownerRole, by }) => [
        says.text,
        check,
        ownerRole,
        by,
      ]),
    },
  ]
}
