import type { FindingRow } from '@sextant/contracts/performance-intelligence/routes'
import { Link } from 'react-router'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { stateWords } from '../finding-words.ts'
import { GradeIcon } from './grade-icon.tsx'

type FindingListProps = { findings: readonly FindingRow[]; hrefOf: (id: string) => string }

/** Findings as ruled lines: what was found, and how its prediction stands. */
export function FindingList({ findings, hrefOf }: FindingListProps) {
  return (
    <ul className="border-t border-line-strong">
      {findings.map(finding => (
        <li
          key={finding.id}
          className="relative grid gap-1 border-b border-line py-3.5 hover:bg-act-soft"
        >
          <Link
            to={hrefOf(finding.id)}
            className="font-semibold wrap-anywhere after:absolute after:inset-0"
          >
            {finding.title}
          </Link>
          <p className="line-clamp-3 max-w-[60em] text-ink-2 wrap-anywhere">{finding.decision}</p>
          <p className="cap flex flex-wrap items-center gap-x-1.5">
            <GradeIcon grade={finding.grade} />
            {stateWords(finding)}
            <span aria-hidden>·</span>
            <TimeSince at={finding.created_at} />
          </p>
        </li>
      ))}
    </ul>
  )
}
