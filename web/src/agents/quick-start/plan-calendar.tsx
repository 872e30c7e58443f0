import type { Move } from '@sextant/contracts/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { PlanDay } from '@sextant/contracts/quick-start/first-plan'
import { PLAN_DAYS } from '@sextant/contracts/quick-start/first-plan-words'
import { cn } from '@/ui/cn.ts'
import { MoveNumber } from './move-number.tsx'
import { briefly } from './briefly.ts'
import { shortDay } from '@sextant/contracts/days'
import { daysAfter, weekdayOf, weeksOf } from './short-day.ts'

type Day = DeepPartial<PlanDay>

const minutesWords = (minutes = 0): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

type PlanCalendarProps = {
  days: readonly Day[]
  moves: readonly DeepPartial<Move>[]
  from: string | undefined
}

/** Weeks side by side where there is room, else the days with work one below the other. */
export function PlanCalendar({ days, moves, from }: PlanCalendarProps) {
  const dated = days.filter(day => day.on !== undefined)
  const first = from ?? dated[0]?.on
  const sumOf = (kind: Day['kind']): number =>
    days.reduce((sum, day) => sum + (day.kind === kind ? (day.minutes ?? 0) : 0), 0)
  return (
    <div className="grid gap-3">
      <p className="cap">
        {minutesWords(sumOf('step'))} of work, and {minutesWords(sumOf('count')) || 'nothing'} to
        count what came of it. The number says which of the things above a day belongs to.
      </p>
      <ol className="grid gap-0 @2xl:hidden print:hidden">
        {dated.map((day, index) => (
          <li
            key={index}
            className={cn(
              'grid grid-cols-[84px_minmax(0,1fr)] gap-3 border-b border-line py-2.5',
              day.kind === 'count' && 'border-t-2 border-t-act',
            )}
          >
            <span className="text-caption font-medium tabular-nums">
              {weekdayOf(day.on!)} {shortDay(day.on!)}
            </span>
            <Entry day={day} moves={moves} />
          </li>
        ))}
      </ol>
      {first && (
        <Weeks
          days={dated}
          moves={moves}
          weeks={weeksOf(first, daysAfter(first, PLAN_DAYS))}
          from={first}
        />
      )}
    </div>
  )
}

function Weeks({
  days,
  moves,
  weeks,
  from,
}: {
  days: readonly Day[]
  moves: readonly DeepPartial<Move>[]
  weeks: readonly (readonly string[])[]
  from: string
}) {
  const on = Map.groupBy(days, day => day.on)
  return (
    <table className="hidden w-full table-fixed border-collapse text-caption @2xl:table print:table">
      <caption className="sr-only">The plan by day</caption>
      <thead>
        <tr>
          {weeks[0]?.map(day => (
            <th key={day} scope="col" className="pb-1.5 text-left font-normal text-ink-2">
              {weekdayOf(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]} className="border-t border-line-strong">
            {week.map(day => (
              <Cell
                key={day}
                day={day}
                entries={on.get(day) ?? []}
                moves={moves}
                isBefore={day < from}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = {
  day: string
  entries: readonly Day[]
  moves: readonly DeepPartial<Move>[]
  /** Of the first week, but not of the plan. */
  isBefore: boolean
}

function Cell({ day, entries, moves, isBefore }: CellProps) {
  if (isBefore)
    return <td aria-label="Before the plan" className="border-l border-line first:border-l-0" />
  const counts = entries.some(({ kind }) => kind === 'count')
  return (
    <td
      className={cn(
        'h-20 border-l border-line px-2 py-1.5 align-top first:border-l-0',
        entries.length > 0 && 'bg-surface',
        counts && 'border-t-2 border-t-act',
      )}
    >
      <span className={cn('tabular-nums', entries.length > 0 ? 'font-semibold' : 'text-ink-3')}>
        {day.endsWith('-01') || entries.length > 0 ? shortDay(day) : Number(day.slice(-2))}
      </span>
      {entries.map((entry, index) => (
        <Entry key={index} day={entry} moves={moves} />
      ))}
    </td>
  )
}

/** A step in the words of its move, or what is counted of it. */
function wordsOf({ kind, move = 1, step }: Day, moves: readonly DeepPartial<Move>[]): string {
  const { steps, metric } = moves[move - 1] ?? {}
  return (kind === 'count' ? metric : steps?.[(step ?? 1) - 1]?.text) ?? ''
}

function Entry({ day, moves }: { day: Day; moves: readonly DeepPartial<Move>[] }) {
  const words = briefly(wordsOf(day, moves))
  return (
    <div className="grid gap-0.5">
      <p className="wrap-anywhere">
        <MoveNumber n={day.move} small /> {day.kind === 'count' ? `Count: ${words}` : words}
      </p>
      <p className="text-ink-3">{minutesWords(day.minutes)}</p>
    </div>
  )
}
