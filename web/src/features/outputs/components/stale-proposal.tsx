import type { ChangedFact, Proposal, WornDocument } from '@sextant/contracts/agent-outputs/living'
import { keptWords } from '@sextant/contracts/kept-lines'
import { useQuery } from '@tanstack/react-query'
import { ClockAlertIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { proposalQuery, useAcceptProposal, useKeepAsItIs } from '../api/proposal.ts'
import { ProposedLineList } from './proposed-line-list.tsx'

type Stale = { id: string; title: string; version: number; stale_since: string | null }

type StaleProposalProps = {
  output: Stale
  /** What stands over the reasons: whose it is, where it is shown among others. */
  children?: ReactNode
  /** A page of a document, where one works. */
  documentHref: (id: string, page?: number) => string
  /** Whether to ask at all. */
  asks: boolean
  /** What stands in its place where nothing that it rests on changed. */
  otherwise?: ReactNode
}

/** Why an output is stale, what would change in it line by line, and one press that accepts it. */
export function StaleProposal({
  output,
  children,
  documentHref,
  asks,
  otherwise = null,
}: StaleProposalProps) {
  const { id, version, stale_since } = output
  const proposal = useQuery({ ...proposalQuery(id, version), enabled: asks })
  const { data } = proposal
  const isStale = data ? data.since !== null : stale_since !== null
  if (!asks || !isStale) return otherwise
  return (
    <section
      aria-label={`Changes for ${output.title}`}
      className="grid rounded-md border border-line-strong border-t-2 border-t-warn bg-surface md:grid-cols-[minmax(0,0.55fr)_minmax(0,1fr)] print:hidden"
    >
      <div className="grid content-start gap-2 p-5 max-md:border-b md:border-r border-line">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge tone="warn">
            <ClockAlertIcon aria-hidden />
            Stale
          </Badge>
          {(data?.since ?? stale_since) && (
            <span className="cap">
              since {moment.format(new Date(data?.since ?? stale_since!))}
            </span>
          )}
        </p>
        {children}
        {data && <Reasons proposal={data} documentHref={documentHref} />}
      </div>
      <div className="p-5">
        {data && <Changes key={data.print} output={output} proposal={data} />}
        {proposal.isPending && (
          <div className="grid gap-2.5">
            <output className="cap">Working out what would change</output>
            <Skeleton className="h-5 w-11/12" />
            <Skeleton className="h-5 w-3/4" />
          </div>
        )}
        {proposal.isError && !data && (
          <div className="grid justify-items-start gap-2">
            <p role="alert" className="text-bad">
              {messageOf(proposal.error)}
            </p>
            <Button size="sm" onClick={() => void proposal.refetch()}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

const REASONS_SHOWN = 4

function Reasons({
  proposal: { facts, documents },
  documentHref,
}: {
  proposal: Proposal
  documentHref: StaleProposalProps['documentHref']
}) {
  const more = facts.length - REASONS_SHOWN
  return (
    <>
      <output className="font-semibold">{howMany(facts.length, documents.length)}</output>
      <ul className="grid gap-2">
        {facts.slice(0, REASONS_SHOWN).map(fact => (
          <FactLine key={fact.id} fact={fact} documentHref={documentHref} />
        ))}
        {more > 0 && <li className="cap">and {more} more</li>}
        {documents.map(document => (
          <li key={document.id} className="text-ink-2 wrap-anywhere">
            <Link to={documentHref(document.id)} className="link">
              {document.name}
            </Link>{' '}
            {whatBecameOf(document)}
          </li>
        ))}
      </ul>
    </>
  )
}

function howMany(facts: number, documents: number): string {
  if (facts > 0)
    return `${facts === 1 ? '1 fact' : `${facts} facts`} changed since this was written.`
  return documents > 0 ? 'A document behind it is not what it was.' : 'Something behind it changed.'
}

const whatBecameOf = ({ replaced, version }: WornDocument): string =>
  replaced ? `has a version ${version} that does not say this any more` : 'has expired'

function FactLine({
  fact: { label, says, document },
  documentHref,
}: {
  fact: ChangedFact
  documentHref: StaleProposalProps['documentHref']
}) {
  return (
    <li className="wrap-anywhere">
      <span className="font-medium">{label}</span> <span className="text-ink-2">{says}</span>
      {document && (
        <span className="cap block">
          <Link to={documentHref(document.id, document.page)} className="link">
            {document.name}, page {document.page}
          </Link>
        </span>
      )}
    </li>
  )
}

function Changes({ output, proposal }: { output: Stale; proposal: Proposal }) {
  const { lines, kept } = proposal
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const own = lines.filter(({ choice }) => choice !== null)
  const isParted = new Set(own.map(({ choice }) => choice)).size > 1
  const choose = (choice: number, isTaken: boolean) =>
    setLeft(before => {
      const others = [...before].filter(one => one !== choice)
      return new Set(isTaken ? others : [...others, choice])
    })
  return (
    <>
      {kept && (
        <p className="pb-1 text-ink-2">
          {keptWords({ taken: kept.taken, lines: kept.lines })}. Accept what is left to bring it up
          to date as well.
        </p>
      )}
      <h2 className="pb-2 font-semibold">{howManyChange(own.length, lines.length)}</h2>
      <ProposedLineList lines={lines} kept={kept} left={isParted ? left : null} onChoose={choose} />
      <Answers output={output} proposal={proposal} left={left} />
    </>
  )
}

function howManyChange(own: number, all: number): string {
  if (all === 0) return 'Not a line would change'
  if (own === 0) return `${counted(all, 'line')} would change, all of what it was made from`
  return `${counted(own, 'line')} would change`
}

type AnswersProps = { output: Stale; proposal: Proposal; left: ReadonlySet<number> }

/** Accepts all, or what is ticked; or keeps it as it is. */
function Answers({ output: { id, title }, proposal, left }: AnswersProps) {
  const { lines, version, print } = proposal
  const accepting = useAcceptProposal()
  const keeping = useKeepAsItIs()
  const own = lines.filter(({ choice }) => choice !== null)
  const all = own.length || lines.length
  const ticked = own.filter(({ choice }) => !left.has(choice!)).length
  const isPart = left.size > 0
  const accept = (keep: number[]) =>
    void accepting.save({ id, title, version, print, keep, taken: keep.length ? ticked : all, all })
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {isPart && ticked > 0 && (
        <Button variant="primary" busy={accepting.saving} onClick={() => accept([...left])}>
          Accept {ticked} of {counted(all, 'change')}
        </Button>
      )}
      {all > 0 && (
        <Button
          variant={isPart ? 'plain' : 'primary'}
          busy={accepting.saving}
          onClick={() => accept([])}
        >
          {isPart ? 'Accept all' : `Accept ${counted(all, 'change')}`}
        </Button>
      )}
      <Button
        variant={all > 0 ? 'quiet' : 'plain'}
        busy={keeping.saving}
        onClick={() => void keeping.save({ id, version })}
      >
        Keep as it is
      </Button>
      <output className="sr-only">{isPart ? `${ticked} of ${all} ticked` : ''}</output>
    </div>
  )
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
