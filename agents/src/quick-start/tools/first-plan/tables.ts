import type { Table } from '@sextant/contracts/deliverable'
import { PERSON_WORDS } from '@sextant/contracts/quick-start/first-plan-words'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { nameOfMove, wordsOfDay } from './calendar-days.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body, moves }: DeliverableOf<'first-plan'>): Table[] {
  return [
    {
      title: 'Your next 30 days',
      columns: [text('Day'), text('Move'), text('What'), number('Minutes')],
      rows: body.days.map(day => [
        day.on,
        `${day.move}. ${nameOfMove(day, moves)}`,
        wordsOfDay(day, moves),
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
      columns: [
        text('Taken for granted'),
        text('How to find out'),
        text('What changes if it is wrong'),
        text('Who'),
        text('By'),
      ],
      rows: body.assumptions.map(({ says, check, ifWrong = '', ownerRole, by }) => [
        says.text,
        check,
        ifWrong,
        ownerRole,
        by,
      ]),
    },
  ]
}
