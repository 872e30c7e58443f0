import { agentById } from '@sextant/contracts/catalogue'
import { isBareName } from '@sextant/contracts/company/bare-name'
import type { CompanyFactRow, FactUse } from '@sextant/contracts/company/facts'
import { KIND_NAMES } from '@sextant/contracts/company/kinds'
import { replacementOf, unchangedWords } from '@sextant/contracts/company/replacement'
import { PART_WORDS } from '@sextant/contracts/document-kinds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { cn } from '@/ui/cn.ts'
import { Limb } from '@/ui/patterns/limb.tsx'
import { Replacement } from '@/ui/patterns/replacement.tsx'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { factHistoryQuery } from '../api/company-model.ts'
import { useConfirmFact, useCorrectFact, useMoveFact, useRemoveFact } from '../api/save-fact.ts'
import { factWords } from '@sextant/contracts/company/fact-words'
import { FactForm } from './fact-form.tsx'
import { KeepKnownButton } from './keep-known-button.tsx'
import { KindSelect } from './kind-select.tsx'
import { UsedBy } from './used-by.tsx'

type FactCardProps = {
  fact: CompanyFactRow
  facts: readonly CompanyFactRow[]
  currency: string
  editable: boolean
  /** The field that an open question waits for; the card opens with it. */
  asked?: string | undefined
  onAnswered?: () => void
  /** Deliverables that rest on it, and how an address reads where one works. */
  used?: { uses: readonly FactUse[]; hrefOf: (path: string) => string } | undefined
}

/** One fact: its name, what is known of it, the words it came from, who said it; corrected in its place. */
export function FactCard(props: FactCardProps) {
  const { fact, asked, onAnswered } = props
  const [editing, setEditing] = useState(false)
  const correcting = useCorrectFact()
  const open = editing || asked !== undefined
  const close = () => {
    setEditing(false)
    onAnswered?.()
  }
  return (
    <li
      id={`fact-${fact.id}`}
      className={cn(
        'grid content-start gap-2 scroll-mt-24 rounded-md border bg-surface p-3.5',
        open ? 'border-act outline-1 outline-act sm:col-span-2' : 'border-line',
        fact.status === 'assumed' && 'border-dashed',
      )}
    >
      {open ? (
        <FactForm
          kind={fact.kind}
          fact={fact}
          facts={props.facts}
          currency={props.currency}
          saving={correcting.saving}
          failure={correcting.failure}
          asked={asked}
          onSave={saved => void correcting.save({ id: fact.id, ...saved }, close)}
          onCancel={close}
        />
      ) : (
        <Standing {...props} onEdit={() => setEditing(true)} />
      )}
    </li>
  )
}

function Standing({
  fact,
  facts,
  currency,
  editable,
  onEdit,
  used,
}: FactCardProps & { onEdit: () => void }) {
  const confirming = useConfirmFact()
  const removing = useRemoveFact()
  const moving = useMoveFact()
  const [isMoving, setMoving] = useState(false)
  const isBare = fact.status === 'proposed' && isBareName(fact.label)
  const labelOf = (id: string) => facts.find(other => other.id === id)?.label
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <h3 className="font-semibold wrap-anywhere">{fact.label}</h3>
        {editable && (
          <RowMenu
            name={fact.label}
            items={[
              { label: 'Correct', onSelect: onEdit },
              { label: 'It is something else', onSelect: () => setMoving(true) },
              { label: 'Take out', onSelect: () => void removing.save(fact), danger: true },
            ]}
          />
        )}
      </div>
      {isMoving && (
        <div className="flex items-center gap-1.5">
          <KindSelect
            but={[fact.kind]}
            of={fact.label}
            takesFocus
            disabled={moving.saving}
            onChoose={kind => void moving.save({ fact, kind })}
          />
          <Button size="sm" variant="quiet" onClick={() => setMoving(false)}>
            Cancel
          </Button>
        </div>
      )}
      <dl className="flex flex-wrap gap-x-4 gap-y-0.5">
        {unchangedWords(fact, { currency, labelOf }).map(({ name, value }) => (
          <div key={name} className="flex gap-1.5 text-caption">
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {fact.replaces && (
        <Replacement {...replacementOf(fact, fact.replaces, { currency, labelOf })} />
      )}
      {fact.quote && (
        <q className="book block max-w-[44em] wrap-anywhere text-ink-2 italic">{fact.quote}</q>
      )}
      <Origin fact={fact} hrefOf={used?.hrefOf} />
      {used && <UsedBy uses={used.uses} outputHref={id => used.hrefOf(`/outputs/${id}`)} />}
      {editable && isBare && (
        <Button
          size="sm"
          className="justify-self-start"
          busy={removing.saving}
          onClick={() => void removing.save(fact)}
        >
          Leave out
        </Button>
      )}
      {editable && fact.status === 'proposed' && !isBare && (
        <div className="flex flex-wrap gap-1.5">
          <Button
            size="sm"
            variant="primary"
            busy={confirming.saving}
            onClick={() => void confirming.save(fact.id)}
          >
            That is right
          </Button>
          <KeepKnownButton fact={fact} />
        </div>
      )}
      {fact.earlier > 0 && <Earlier fact={fact} currency={currency} labelOf={labelOf} />}
    </>
  )
}

type OriginProps = { fact: CompanyFactRow; hrefOf?: ((path: string) => string) | undefined }

/** Who said it and when, or where it stands; what was read instead of filled in says how sure the reading is. */
function Origin({ fact, hrefOf }: OriginProps) {
  return (
    <p className="cap mt-auto flex flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-line pt-2">
      <Whence fact={fact} hrefOf={hrefOf} />
      <TimeSince at={fact.updated_at} />
      {fact.confidence < 1 && (
        <span className="flex items-center gap-1.5">
          <Limb value={fact.confidence * 100} className="w-14" />
          {Math.round(fact.confidence * 100)}% sure
        </span>
      )}
      {fact.status === 'assumed' && <span>Assumption</span>}
    </p>
  )
}

/** The page of a document, figures, or a person in a conversation. */
function Whence({ fact, hrefOf }: OriginProps) {
  if (fact.document) {
    const { id, name, kind, version, page } = fact.document
    const said = `${name}, ${PART_WORDS[kind]} ${page}`
    const to = `/documents/${id}?version=${version}&page=${page}&fact=${fact.id}`
    if (!hrefOf) return <span>{said}</span>
    return (
      <Link to={hrefOf(to)} className="link wrap-anywhere">
        {said}
      </Link>
    )
  }
  if (fact.origin === 'import' || fact.origin === 'agent') return <span>Measured in figures</span>
  const who = fact.said_by_name ?? 'A colleague'
  return <span>{fact.agent_type ? `${who}, ${agentById(fact.agent_type).name}` : who}</span>
}

type EarlierProps = {
  fact: CompanyFactRow
  currency: string
  labelOf: (id: string) => string | undefined
}

/** What it was before, on demand. */
function Earlier({ fact, currency, labelOf }: EarlierProps) {
  const [open, setOpen] = useState(false)
  const history = useQuery({ ...factHistoryQuery(fact.id), enabled: open })
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ml-2.5 justify-self-start"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {fact.earlier === 1 ? '1 earlier state' : `${fact.earlier} earlier states`}
      </Button>
      {open && (
        <ol className="grid w-full gap-1.5 text-caption">
          {history.data?.map(version => (
            <li key={version.changed_at} className="text-ink-3">
              <s>
                {[
                  version.kind === fact.kind
                    ? version.label
                    : `${version.label} (${KIND_NAMES[version.kind].one})`,
                  ...factWords({ ...fact, ...version }, { currency, labelOf }).map(
                    ({ name, value }) => `${name} ${value}`,
                  ),
                ].join(' · ')}
              </s>{' '}
              until <TimeSince at={version.changed_at} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
