import type { InterviewRow } from '@sextant/contracts/persona/interview-routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { interviewsQuery, useRemoveInterview } from '../api/interviews.ts'

/** Interviews of a persona, each to be read or gone on with. */
export function InterviewList({
  personaId,
  linkTo,
  editable,
}: {
  personaId: string
  linkTo: (id: string) => string
  editable: boolean
}) {
  const interviews = useQuery(interviewsQuery(personaId))
  if (interviews.isError)
    return (
      <p role="alert" className="text-caption text-bad">
        {messageOf(interviews.error)}{' '}
        <button type="button" className="link" onClick={() => void interviews.refetch()}>
          Try again
        </button>
      </p>
    )
  if (!interviews.data) return <Skeleton className="h-16" />
  if (interviews.data.length === 0)
    return (
      <p className="text-ink-3">None yet. The first shows what nobody has asked a real customer.</p>
    )
  return (
    <ul className="grid">
      {interviews.data.map(row => (
        <Row key={row.id} row={row} to={linkTo(row.id)} editable={editable} />
      ))}
    </ul>
  )
}

function Row({ row, to, editable }: { row: InterviewRow; to: string; editable: boolean }) {
  const removing = useRemoveInterview()
  const { evidenced, extrapolated, unknown, ended_at: ended } = row
  const asked = evidenced + extrapolated + unknown
  const by = row.created_by_name ?? 'Somebody who left'
  const name = `${by}, ${asked} ${asked === 1 ? 'question' : 'questions'}`
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2.5 first:border-t-0">
      <span className="min-w-0 wrap-anywhere">
        <Link to={to} className="link">
          {name}
        </Link>
        <span className="cap block">
          {evidenced} evidenced, {extrapolated} extrapolated, {unknown} not known;{' '}
          {ended ? 'ended' : 'begun'} <TimeSince at={ended ?? row.created_at} />
        </span>
      </span>
      {editable && (
        <RowMenu
          name={name}
          items={[{ label: 'Delete', danger: true, onSelect: () => void removing.save(row) }]}
        />
      )}
    </li>
  )
}
