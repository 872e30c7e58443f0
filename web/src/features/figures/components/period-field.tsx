import type { Period } from '@sextant/contracts/figures/view'
import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/primitives/popover.tsx'
import { type ChangeFilter, periodChoices } from '../filter.ts'
import { sayLength, sayPeriod } from '../words.ts'
import { FilterCell } from './filter-cell.tsx'

type PeriodFieldProps = {
  period: Period
  /** The last day that is known. */
  last: string | null
  change: ChangeFilter
}

/** The time: a few usual ones, or any two days. */
export function PeriodField({ period, last, change }: PeriodFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (from: string, to: string) => {
    change({ from, to })
    setOpen(false)
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <FilterCell label="Period" shown={sayPeriod(period)} title={sayLength(period.days)}>
        <PopoverTrigger
          aria-label={`Period: ${sayPeriod(period)}`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </FilterCell>
      <PopoverContent align="start" className="grid w-72 gap-3 p-3">
        <div className="grid grid-cols-2 gap-1.5">
          {periodChoices(last ?? period.to).map(({ label, from, to }) => (
            <Button
              key={label}
              size="sm"
              aria-pressed={from === period.from && to === period.to}
              onClick={() => choose(from, to)}
            >
              {label}
            </Button>
          ))}
        </div>
        <OwnDays key={`${period.from}${period.to}`} period={period} choose={choose} />
      </PopoverContent>
    </Popover>
  )
}

function OwnDays({
  period,
  choose,
}: {
  period: Period
  choose: (from: string, to: string) => void
}) {
  const [from, setFrom] = useState(period.from)
  const [to, setTo] = useState(period.to)
  const isRight = from !== '' && to !== '' && from <= to
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isRight) choose(from, to)
  }
  return (
    <form onSubmit={send} className="grid grid-cols-2 gap-2">
      <Field label="From">
        {described => (
          <Input
            {...described}
            type="date"
            value={from}
            onChange={event => setFrom(event.target.value)}
          />
        )}
      </Field>
      <Field label="To">
        {described => (
          <Input
            {...described}
            type="date"
            value={to}
            onChange={event => setTo(event.target.value)}
          />
        )}
      </Field>
      {!isRight && <p className="cap col-span-2 text-bad">The first day comes before the last.</p>}
      <Button type="submit" variant="primary" size="sm" disabled={!isRight} className="col-span-2">
        Show these days
      </Button>
    </form>
  )
}
