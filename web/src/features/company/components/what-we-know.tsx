import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { GapRow } from '@sextant/contracts/company/findings'
import { FIRST_ATTRIBUTES } from '@sextant/contracts/company/controls'
import { FACT_KINDS, type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { useQuery } from '@tanstack/react-query'
import { PlusIcon } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { companyFactsQuery, companyFindingsQuery, factUsesQuery } from '../api/company-model.ts'
import { AddFact } from './add-fact.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { sideways } from '@/ui/sideways.ts'
import { CompanyPicture } from './company-picture.tsx'
import { Contradictions, isContradiction } from './contradictions.tsx'
import { Gaps } from './gaps.tsx'
import { type Asked, FoldedKind, KindSection } from './kind-section.tsx'
import { NothingKnown } from './nothing-known.tsx'
import { PasteWords } from './paste-words.tsx'
import { ProfileWords } from './profile-words.tsx'
import { WhatFollows } from './what-follows.tsx'
import { WhatToDo } from './what-to-do.tsx'
import { ORIGIN_GROUPS, ORIGIN_WORDS, type OriginGroup, originOf } from '../origins.ts'
import { isProfileUnread } from '../profile-unread.ts'
import { modelCurrency } from '../use-model-currency.ts'

/** A card for something new, with the field somebody came for. */
type Adding = { kind: FactKind; asked?: string | undefined }

type WhatWeKnowProps = {
  clientId: string | null
  /** Whose model it is. */
  name: string
  /** What the business profile says; '' where it says nothing, null while that is not known. */
  told?: string | null
  editable: boolean
  /** How an address reads where one works. */
  hrefOf: (path: string) => string
}

/** The company model of the organization, or of one client: what is known by kind, what follows from it, what to do. */
export function WhatWeKnow(props: WhatWeKnowProps) {
  const facts = useQuery(companyFactsQuery(props.clientId))
  if (facts.isPending || props.told === null) return <Loading />
  if (facts.isError)
    return (
      <ErrorState title={messageOf(facts.error)} onRetry={() => void facts.refetch()}>
        What is known is safe. Try again in a moment.
      </ErrorState>
    )
  return <Model {...props} facts={facts.data} />
}

type ModelProps = WhatWeKnowProps & { facts: readonly CompanyFactRow[] }

function Model({ clientId, name, told = '', editable, hrefOf, facts }: ModelProps) {
  const uses = useQuery(factUsesQuery(clientId)).data ?? []
  const [origin, setOrigin] = useState<OriginGroup | 'all'>('all')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [adding, setAdding] = useState<Adding | null>(null)
  const [pasting, setPasting] = useState<{ begin: string } | null>(null)
  const currency = modelCurrency(facts, clientId)
  const open = (fact: string, attribute: string) => {
    setAsked({ fact, attribute })
    document.getElementById(`fact-${fact}`)?.scrollIntoView({ block: 'center' })
  }
  const answer = ({ kind, fact, attribute }: GapRow) =>
    fact && attribute ? open(fact, attribute) : setAdding({ kind, asked: attribute ?? undefined })
  const shown = origin === 'all' ? facts : facts.filter(fact => originOf(fact) === origin)
  const correct = (id: string) => {
    const kind = facts.find(fact => fact.id === id)?.kind
    const [first] = kind ? FIRST_ATTRIBUTES[kind] : []
    if (first) open(id, first)
  }
  const add = (kind: FactKind) => setAdding({ kind })
  const paste = (begin = '') => setPasting({ begin })
  return (
    <>
      {editable && !pasting && facts.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => add('goal')}>
            <PlusIcon aria-hidden />
            Add a fact
          </Button>
          <Button onClick={() => paste()}>Tell it in your own words</Button>
        </div>
      )}
      {pasting && (
        <PasteWords
          clientId={clientId}
          facts={facts}
          currency={currency}
          begin={pasting.begin}
          onDone={() => setPasting(null)}
        />
      )}
      {told !== null && isProfileUnread(told, facts) && !pasting && (
        <ProfileWords words={told} onRead={editable ? () => paste(told) : undefined} />
      )}
      {facts.length === 0 ? (
        !pasting && <NothingKnown {...(editable && { onAdd: add, onPaste: () => paste() })} />
      ) : (
        <div className="grid gap-9 lg:grid-cols-[168px_minmax(0,1fr)]">
          <Rail facts={shown} />
          <div className="grid min-w-0 gap-9">
            <CompanyPicture name={name} facts={facts} uses={uses} />
            <Consequences
              clientId={clientId}
              facts={facts}
              currency={currency}
              {...(editable && { onAnswer: answer, onCorrect: correct })}
            />
            <OriginChoice facts={facts} value={origin} onChange={setOrigin} />
            <Kinds
              facts={facts}
              shown={shown}
              uses={uses}
              hrefOf={hrefOf}
              currency={currency}
              editable={editable}
              asked={asked}
              onAnswered={() => setAsked(null)}
              onAdd={add}
            />
            {editable && <Missing facts={facts} onAdd={add} />}
          </div>
        </div>
      )}
      {adding && (
        <AddFact
          clientId={clientId}
          facts={facts}
          currency={currency}
          kind={adding.kind}
          asked={adding.asked}
          onKind={add}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  )
}

type KindsProps = Omit<ComponentProps<typeof KindSection>, 'kind' | 'own'> & {
  /** Those of the chosen origin. */
  shown: readonly CompanyFactRow[]
}

/** A section a kind; kinds with little to decide in lines below them. */
function Kinds({ shown, ...props }: KindsProps) {
  const known = kindsWith(shown)
  const folded = known.filter(kind => !isCore(kind))
  const own = (kind: FactKind) => shown.filter(fact => fact.kind === kind)
  return (
    <>
      {known.filter(isCore).map(kind => (
        <KindSection key={kind} {...props} kind={kind} own={own(kind)} />
      ))}
      {folded.length > 0 && (
        <section aria-labelledby="more-known">
          <h2 id="more-known" className="border-b border-line-strong pb-2 font-semibold">
            More
          </h2>
          <ul>
            {folded.map(kind => (
              <FoldedKind key={kind} {...props} kind={kind} own={own(kind)} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Kinds that people decide about; the others fold to a line. */
const CORE = new Set<FactKind>([
  'goal',
  'offer',
  'segment',
  'rival',
  'strength',
  'constraint',
  'change',
])
const isCore = (kind: FactKind): boolean => CORE.has(kind)

const kindsWith = (facts: readonly CompanyFactRow[]): FactKind[] =>
  FACT_KINDS.filter(kind => facts.some(fact => fact.kind === kind))

type OriginChoiceProps = {
  facts: readonly CompanyFactRow[]
  value: OriginGroup | 'all'
  onChange: (value: OriginGroup | 'all') => void
}

/** Facts of one origin only; offered where there is more than one. */
function OriginChoice({ facts, value, onChange }: OriginChoiceProps) {
  const there = ORIGIN_GROUPS.filter(group => facts.some(fact => originOf(fact) === group))
  if (there.length < 2) return null
  return (
    <div ref={sideways} className="-mb-4 max-w-full overflow-x-auto">
      <SegmentedControl
        label="Where facts come from"
        value={value}
        options={[
          { value: 'all', label: 'All facts' },
          ...there.map(group => ({ value: group, label: ORIGIN_WORDS[group] })),
        ]}
        onValueChange={onChange}
      />
    </div>
  )
}

type ConsequencesProps = {
  clientId: string | null
  facts: readonly CompanyFactRow[]
  currency: string
  onAnswer?: (gap: GapRow) => void
  onCorrect?: (factId: string) => void
}

function Consequences({ clientId, facts, currency, onAnswer, onCorrect }: ConsequencesProps) {
  const { data, isError, error, refetch } = useQuery(companyFindingsQuery(clientId))
  if (isError)
    return (
      <ErrorState title={messageOf(error)} onRetry={() => void refetch()}>
        What is known stands below all the same.
      </ErrorState>
    )
  if (!data) return <Skeleton className="h-40" />
  const findings = data.findings.filter(found => !isContradiction(found))
  return (
    <>
      <Contradictions
        found={data.findings.filter(isContradiction)}
        explained={data.explained}
        facts={facts}
        currency={currency}
        onCorrect={onCorrect}
      />
      {findings.length > 0 && <WhatFollows findings={findings} facts={facts} />}
      <Gaps gaps={data.gaps} onAnswer={onAnswer} />
      {data.plays.length > 0 && <WhatToDo plays={data.plays} />}
    </>
  )
}

/** The kinds there are, with their numbers, as ways down the page. */
function Rail({ facts }: { facts: readonly CompanyFactRow[] }) {
  return (
    <nav aria-label="Kinds of facts" className="max-lg:hidden">
      <ul className="sticky top-24 grid border-l border-line">
        {kindsWith(facts).map(kind => (
          <li key={kind}>
            <a
              href={`#kind-${kind}`}
              className="flex justify-between gap-3 py-1 pl-3 text-caption text-ink-2 hover:text-ink"
            >
              {KIND_NAMES[kind].many}
              <span className="text-ink-3">{facts.filter(fact => fact.kind === kind).length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Kinds of which nothing is known yet: a line each would be many lines. */
function Missing({
  facts,
  onAdd,
}: {
  facts: readonly CompanyFactRow[]
  onAdd: (kind: FactKind) => void
}) {
  const missing = FACT_KINDS.filter(kind => !kindsWith(facts).includes(kind))
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="not-known-yet" className="grid gap-3">
      <h2 id="not-known-yet" className="border-b border-line-strong pb-2 font-semibold">
        Not known yet
      </h2>
      <ul className="flex flex-wrap gap-2">
        {missing.map(kind => (
          <li key={kind}>
            <Button size="sm" onClick={() => onAdd(kind)}>
              <PlusIcon aria-hidden />
              {KIND_NAMES[kind].one}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Loading() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
