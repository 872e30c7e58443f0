import { ArrowRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PutIn, TakenOut } from './changed-marks.tsx'
import { sayDay } from './day.ts'

/** Where a value comes from, and since when it is there (ISO). */
type Whence = { from: ReactNode; on: string }

type ReplacementProps = {
  /** A value as it is and as it would be; null on the side where there is none. */
  values: readonly { name: string; was: string | null; is: string | null }[]
  was: Whence
  is: Whence
}

/** What would be replaced and by what: each value as it is known and as it would read, then where both come from. Nothing would read otherwise: nothing stands there. */
export function Replacement({ values, was, is }: ReplacementProps) {
  if (values.length === 0) return null
  return (
    <div className="my-1 border-l-2 border-line-strong pl-3 text-caption">
      <p className="sr-only">What it would replace</p>
      <dl className="grid gap-0.5">
        {values.map(value => (
          <div key={value.name} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="text-ink-3">{value.name}</dt>
            <dd className="min-w-0 text-body wrap-anywhere">
              <FromTo {...value} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="mt-1 grid gap-0.5 text-ink-3">
        <Side name="Known" {...was} />
        <Side name="New" {...is} />
      </dl>
    </div>
  )
}

function FromTo({ was, is }: { was: string | null; is: string | null }) {
  return (
    <>
      {was === null ? (
        <span className="text-ink-3">not told</span>
      ) : (
        <TakenOut said="known">{was}</TakenOut>
      )}
      <ArrowRightIcon aria-hidden className="mx-1 inline size-3.5 align-[-0.1em] text-ink-3" />
      {is === null ? (
        <span className="text-ink-3">nothing</span>
      ) : (
        <PutIn whole said="would become">
          {is}
        </PutIn>
      )}
    </>
  )
}

function Side({ name, from, on }: Whence & { name: string }) {
  return (
    <div className="flex gap-x-2">
      <dt className="w-11 shrink-0">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {from},{' '}
        <time dateTime={on} className="whitespace-nowrap">
          {sayDay(on)}
        </time>
      </dd>
    </div>
  )
}
