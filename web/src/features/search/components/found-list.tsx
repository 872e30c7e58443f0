import type { Found } from '@sextant/contracts/search/routes'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Badge } from '@/ui/primitives/badge.tsx'
import { excerptOf } from '@sextant/contracts/search/excerpt'
import { isWaiting, KIND_WORDS, titleOf } from '../kinds.ts'

type FoundListProps = {
  rows: readonly Found[]
  hrefOf: (found: Found) => string
  /** Named where things of several clients stand together. */
  withClient: boolean
}

/** What was found, best first; each leads to where it stands. The arrow keys go from one to the next. */
export const FoundList = ({ rows, hrefOf, withClient }: FoundListProps) => (
  <ol aria-label="Results" className="border-t border-line-strong">
    {rows.map(found => (
      <li
        key={`${found.kind} ${found.id} ${found.page}`}
        className="relative grid gap-1 border-b border-line py-3.5 hover:bg-act-soft"
      >
        <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
          <Link
            to={hrefOf(found)}
            onKeyDown={goOn}
            className="font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {titleOf(found)}
          </Link>
          <Badge>{KIND_WORDS[found.kind].one}</Badge>
          {isWaiting(found) && <Badge tone="warn">Waiting</Badge>}
        </div>
        <p className="cap wrap-anywhere">{aboutOf(found, withClient)}</p>
        <p className="book max-w-[46em] whitespace-pre-line wrap-anywhere">
          {excerptOf(found.pieces).map((piece, index) =>
            piece.found ? (
              <mark key={index} className="bg-act-soft text-inherit">
                {piece.text}
              </mark>
            ) : (
              <span key={index}>{piece.text}</span>
            ),
          )}
        </p>
      </li>
    ))}
  </ol>
)

/** Arrow keys among the results, as in the palette. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...(event.currentTarget.closest('ol')?.querySelectorAll('a') ?? [])]
  const at = links.findIndex(link => link === event.currentTarget)
  const next = links[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' })

function aboutOf(found: Found, withClient: boolean) {
  const { client_name, heading, changed_at, related, meant, kind } = found
  const owner = withClient && kind !== 'client' && (client_name ?? 'Your own organization')
  return [
    owner,
    heading && `under “${heading}”`,
    day.format(new Date(changed_at)),
    related && 'by related words',
    meant && 'by meaning',
  ]
    .filter(Boolean)
    .join(' · ')
}
