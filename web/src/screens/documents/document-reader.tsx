import { currencyOf, factLine } from '@sextant/contracts/company/fact-words'
import { type FactReplacement, replacementOf } from '@sextant/contracts/company/replacement'
import type { DocumentDetail, DocumentFact } from '@sextant/contracts/documents/rows'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messageOf } from '@/client/api.ts'
import { useConfirmFact, useRemoveFact } from '@/features/company/api/save-fact.ts'
import { documentPageQuery } from '@/features/documents/api/documents.ts'
import { FactsOfPage } from '@/features/documents/components/facts-of-page.tsx'
import { PagePicture } from '@/features/documents/components/page-picture.tsx'
import { PageSteps } from '@/features/documents/components/page-steps.tsx'
import { PageText } from '@/features/documents/components/page-text.tsx'
import type { Mark } from '@/features/documents/marked-text.ts'
import { waitingElsewhere } from '@/features/documents/words.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { cn } from '@/ui/cn.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { PASSAGE, type Reading } from './use-reading.ts'

type DocumentReaderProps = {
  document: DocumentDetail
  reading: Reading
  /** What a page of it is called: page, slide, sheet. */
  part: string
  /** Under the facts. */
  below: ReactNode
}

const HAS_PICTURE = new Set(['pdf', 'image'])
const VIEWS = [
  { value: 'text', label: 'Text' },
  { value: 'page', label: 'Page' },
] as const

/** One page: as it is in the file, as it was read, and what was understood. On a phone the text comes first. */
export function DocumentReader({ document, reading, part, below }: DocumentReaderProps) {
  const { version, page: number, chosen } = reading
  const [view, setView] = useState<'text' | 'page'>('text')
  const page = useQuery(documentPageQuery(document.id, version, number))
  const facts = document.facts.filter(fact => fact.version === version)
  const here = facts.filter(fact => fact.page === number)
  const marks = [...here.map(markOf), ...passageIn(reading)]
  const currency = currencyOf(facts)
  const labelOf = (id: string) => facts.find(fact => fact.id === id)?.label
  const hasPicture = HAS_PICTURE.has(document.kind)
  return (
    <>
      <PageBar facts={facts} reading={reading} part={part} hasPicture={hasPicture}>
        {hasPicture && (
          <SegmentedControl
            label="What is shown"
            value={view}
            onValueChange={setView}
            options={VIEWS}
            className="lg:hidden"
          />
        )}
      </PageBar>
      <div
        className={cn(
          'grid gap-8',
          hasPicture
            ? 'lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1.25fr)_minmax(220px,0.75fr)]'
            : 'lg:grid-cols-[minmax(0,2.5fr)_minmax(220px,0.75fr)]',
        )}
      >
        {page.isError && (
          <ErrorState title={messageOf(page.error)} onRetry={() => void page.refetch()}>
            The document is safe. Try again in a moment.
          </ErrorState>
        )}
        {page.isPending && <Skeleton className="h-96" />}
        {page.data && hasPicture && (
          <div className={cn(view === 'text' && 'max-lg:hidden')}>
            <PagePicture
              document={document}
              version={version}
              page={page.data}
              marks={marks}
              chosen={chosen}
            />
            <p className="cap mt-2">As in the file.</p>
          </div>
        )}
        {page.data && (
          <section
            aria-labelledby="read"
            className={cn('min-w-0', hasPicture && view === 'page' && 'max-lg:hidden')}
          >
            <h2 id="read" className="mb-3 font-semibold">
              {document.recognised ? 'Recognised text' : 'Text as it was read'}
            </h2>
            <PageText page={page.data} marks={marks} chosen={chosen} />
          </section>
        )}
        <div className="grid content-start gap-8 lg:border-l lg:border-line lg:pl-6">
          <FactsOfPage
            facts={here}
            all={facts.length}
            chosen={chosen}
            choose={id => reading.show(number, id)}
            lineOf={fact => factLine(fact, { currency, labelOf })}
            replacementOf={fact => replacementIn(document, fact, { currency, labelOf })}
            actionsOf={decide}
          />
          <WaitingElsewhere document={document} reading={reading} />
          {below}
        </div>
      </div>
    </>
  )
}

/** What an earlier version told and nobody decided; this one does not tell it. */
function WaitingElsewhere({
  document,
  reading,
}: Pick<DocumentReaderProps, 'document' | 'reading'>) {
  const elsewhere = waitingElsewhere(document.facts, reading.version)
  if (!elsewhere) return null
  return (
    <p className="cap grid justify-items-start gap-1.5">
      {elsewhere.words}
      <Button size="sm" onClick={() => reading.showVersion(elsewhere.version)}>
        Show version {elsewhere.version}
      </Button>
    </p>
  )
}

/** What a fact that reads otherwise would take the place of. */
const replacementIn = (
  { id, name, kind }: DocumentDetail,
  fact: DocumentFact,
  known: Parameters<typeof replacementOf>[2],
): FactReplacement | null => {
  if (!fact.replaces) return null
  const place = { id, name, kind, version: fact.version, page: fact.page }
  const read = {
    ...fact,
    origin: 'document' as const,
    document: place,
    updated_at: fact.created_at,
  }
  return replacementOf(read, fact.replaces, known)
}

const decide = (fact: DocumentFact) => <Decide fact={fact} />

const markOf = ({ id, starts, quote }: DocumentFact): Mark => ({
  name: id,
  from: starts,
  to: starts + quote.length,
})

const passageIn = ({ passage }: Reading): Mark[] => (passage ? [{ name: PASSAGE, ...passage }] : [])

type PageBarProps = Pick<DocumentReaderProps, 'reading' | 'part'> & {
  facts: readonly DocumentFact[]
  hasPicture: boolean
  children: ReactNode
}

/** The way through the pages, and from one passage that was understood to the next. */
function PageBar({ facts, reading, part, hasPicture, children }: PageBarProps) {
  const { page, pageCount, chosen, show } = reading
  // A single page of which nothing was understood leads nowhere; on a phone it still has two looks.
  const leadsNowhere = pageCount < 2 && facts.length === 0
  const at = facts.findIndex(({ id }) => id === chosen)
  const next =
    at >= 0 ? facts[(at + 1) % facts.length] : (facts.find(fact => fact.page >= page) ?? facts[0])
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 border-y border-line py-2.5',
        leadsNowhere && (hasPicture ? 'lg:hidden' : 'hidden'),
      )}
    >
      <PageSteps part={part} reading={reading} />
      {at >= 0 && (
        <p className="cap">
          <b>
            Passage {at + 1} of {facts.length}
          </b>{' '}
          that was understood
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-3">
        {next && (
          <Button variant="quiet" onClick={() => show(next.page, next.id)}>
            Next passage
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/** Confirms a fact that waits, or takes it out. */
function Decide({ fact }: { fact: DocumentFact }) {
  const may = useCan()('insights.manage')
  const { save: confirm, saving: confirming } = useConfirmFact()
  const { save: remove, saving: removing } = useRemoveFact()
  if (!may) return null
  return (
    <>
      <Button size="sm" busy={confirming} onClick={() => void confirm(fact.id)}>
        {fact.replaces ? 'Take this one' : 'Approve'}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        busy={removing}
        onClick={() => void remove({ id: fact.id, label: fact.label })}
      >
        Reject
      </Button>
    </>
  )
}
