import type { BrandFinding } from '@sextant/contracts/brand/guidelines'
import { useQuery } from '@tanstack/react-query'
import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '@/ui/primitives/button.tsx'
import { brandCheckQuery } from '../api/brand.ts'

const SHOWN = 3

type BrandCheckProps = {
  outputId: string
  /** Where the guidelines stand. */
  guidelinesHref: string
}

/** What a deliverable says against the brand of whom it is for, with the line. Nothing where there are no guidelines. */
export function BrandCheck({ outputId, guidelinesHref }: BrandCheckProps) {
  const { data } = useQuery(brandCheckQuery(outputId))
  const [all, setAll] = useState(false)
  if (!data?.has_guidelines) return null
  const { findings } = data
  if (findings.length === 0)
    return (
      <p className="cap mt-3 flex items-center gap-1.5 print:hidden">
        <CheckIcon aria-hidden className="size-3.5 text-good" />
        Keeps to the{' '}
        <Link to={guidelinesHref} className="link">
          brand guidelines
        </Link>
      </p>
    )
  return (
    <section
      aria-labelledby="brand-check"
      className="mt-4 grid gap-2 border-l-2 border-warn py-1 pl-4 print:hidden"
    >
      <h2 id="brand-check" className="flex items-center gap-2 font-semibold">
        <TriangleAlertIcon aria-hidden className="size-4 text-warn" />
        {findings.length === 1
          ? '1 line goes against the brand guidelines'
          : `${findings.length} lines go against the brand guidelines`}
      </h2>
      <ul className="grid gap-2">
        {(all ? findings : findings.slice(0, SHOWN)).map(finding => (
          <li key={`${finding.kind} ${finding.rule} ${finding.line}`}>
            <p className="text-caption font-medium">{saysOf(finding)}</p>
            <Line finding={finding} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 text-caption">
        {findings.length > SHOWN && (
          <Button size="sm" variant="quiet" className="-ml-2.5" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${findings.length}`}
          </Button>
        )}
        <Link to={guidelinesHref} className="link">
          Brand guidelines
        </Link>
      </div>
    </section>
  )
}

function saysOf({ kind, rule, instead }: BrandFinding): string {
  switch (kind) {
    case 'avoid':
      return instead ? `“${rule}” is avoided: write “${instead}”` : `“${rule}” is avoided`
    case 'claim':
      return `“${rule}” needs proof, and no source carries it`
    default:
      return `A legal line is missing: “${rule}”`
  }
}

/** The line as it stands, with what was found in it marked. */
function Line({ finding: { line, found } }: { finding: BrandFinding }) {
  const at = line.indexOf(found)
  return (
    <q className="book block max-w-[44em] wrap-anywhere text-ink-2 italic">
      {line.slice(0, at)}
      <mark className="rounded-sm bg-warn-soft text-ink">{found}</mark>
      {line.slice(at + found.length)}
    </q>
  )
}
