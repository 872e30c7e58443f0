import type { Period } from '@sextant/contracts/figures/view'
import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/primitives/popover.tsx'
import { periodChoices } from '../filter.ts'
import { sayLength, sayPeriod } from '../words.ts'
import { Cell, type ChangeFilter } from './filter-bar.tsx'

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
      <Cell label="Period" shown={`${sayPeriod(period)}, ${sayLength(period.days)}`}>
        <PopoverTrigger
          aria-label={`Period: ${sayPeriod(period)}`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </Cell>
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
      <label className="cap grid gap-1">
        From
        <Input type="date" value={from} onChange={event => setFrom(event.target.value)} />
      </label>
      <label className="cap grid gap-1">
        To
        <Input type="date" value={to} onChange={event => setTo(event.target.value)} />
      </label>
      {!isRight && <p className="cap col-span-2 text-bad">The first day comes before the last.</p>}
      <Button type="submit" variant="primary" size="sm" disabled={!isRight} className="col-span-2">
        Show these days
      </Button>
    </form>
  )
}
