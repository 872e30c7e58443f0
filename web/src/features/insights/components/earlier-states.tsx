import { factWords } from '@sextant/contracts/company/fact-words'
import type { FactVersion } from '@sextant/contracts/company/facts'
import type { InsightRow } from '@sextant/contracts/company/insights'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { insightVersionsQuery } from '../api/insights.ts'

/** The words of a state that is over, as a reader of the history calls them. */
const WAS: Readonly<Record<FactVersion['status'], string>> = {
  proposed: 'waited',
  assumed: 'was assumed',
  confirmed: 'was approved',
  superseded: 'held no longer',
  removed: 'was rejected',
}

/** What it was before, on demand: its words, what became of it, who changed that. */
export function EarlierStates({ insight }: { insight: InsightRow }) {
  const [open, setOpen] = useState(false)
  const versions = useQuery({ ...insightVersionsQuery(insight.id), enabled: open })
  return (
    <div className="mt-1">
      <Button
        size="sm"
        variant="quiet"
        className="-ml-2.5"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {insight.earlier === 1 ? '1 earlier state' : `${insight.earlier} earlier states`}
      </Button>
      {open && versions.isError && <Alert title={messageOf(versions.error)} />}
      {open && (
        <ol className="grid gap-1 text-caption text-ink-3">
          {versions.data?.map(version => (
            <li key={version.changed_at} className="wrap-anywhere">
              {wordsOf(version)} {WAS[version.status]} until <TimeSince at={version.changed_at} />
              {version.changed_by_name && `, then ${version.changed_by_name} changed it`}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const wordsOf = (version: FactVersion): string =>
  [
    version.label,
    ...factWords(version, { currency: 'USD', labelOf: () => undefined }).map(
      ({ name, value }) => `${name} ${value}`,
    ),
  ].join(' · ')
