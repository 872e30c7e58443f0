import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { CalendarDay } from '../../../core/tool.ts'

/** The plan's days as a calendar shows them. */
export const calendarDays = ({ body, moves }: DeliverableOf<'first-plan'>): CalendarDay[] =>
  body.days.map(({ on, kind, move, step, what, minutes }) => ({
    key: `${move}-${step ?? 'count'}`,
    on,
    summary: kind === 'count' ? `Count: ${what.text}` : what.text,
    description: [moves[move - 1]?.title.text.replace(/\.$/, ''), `About ${minutes} minutes`]
      .filter(Boolean)
      .join('\n'),
  }))
