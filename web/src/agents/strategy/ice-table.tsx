import { iceMost } from '@sextant/drawings/ice'
import { present } from '@sextant/drawings/deep-partial'
import type { IceBody, IceIdea } from '@sextant/contracts/strategy/ice'
import { EVIDENCE } from '@sextant/contracts/strategy/ice-words'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { ICE_IDEAS } from '@sextant/contracts/strategy/counts'
import { cn } from '@/ui/cn.ts'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, type Path, put, useAssumed, useEditing } from '../editing/editing.tsx'
import { Growing } from '@/ui/patterns/growing.tsx'
import { InlineSelect, steps, words } from '../editing/inline-select.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { type Row, RowTable } from './row-table.tsx'

const NOTHING =
  'No idea yet: name what is on the list with its cost and the sales it may bring in a year. Moves join it once figures call for them.'

/** Ideas from best to worst with a bar for each score; the order is the server's. */
export default function IceTable({ body }: { body: DeepPartial<IceBody> | undefined }) {
  const ideas = present(body?.ideas)
  if (body?.ideas === undefined) return <Growing lines={6} />
  const most = Math.max(...ideas.map(idea => idea.score ?? 0), iceMost(body?.method) / 2)
  return (
    <div className="group/item">
      <Method method={body?.method} />
      {ideas.length === 0 && <p className="text-ink-3">{NOTHING}</p>}
      {ideas.length > 0 && <Ideas ideas={ideas} most={most} />}
      <AddItem
        label="Add idea"
        allowed={ideas.length < ICE_IDEAS.most}
        make={text => [
          put(['body', 'ideas', ideas.length], {
            id: nextId(
              'I',
              ideas.map(idea => idea.id),
            ),
            claim: ownWords(text),
            ...UNRATED,
            because: ownWords('Added by hand: impact and ease are yours to rate.'),
          }),
        ]}
      />
    </div>
  )
}

/** An idea that was added by hand stands last until it is rated. */
const UNRATED = {
  impact: null,
  confidence: 2,
  ease: null,
  evidence: 'opinion',
  score: null,
  rank: null,
}

function Ideas({ ideas, most }: { ideas: readonly DeepPartial<IceIdea>[]; most: number }) {
  const { on } = useEditing()
  return (
    <RowTable
      caption="Ideas ranked by ICE score"
      columns={[
        { label: 'Idea' },
        { label: 'Impact', numeric: true },
        { label: 'Confidence', numeric: true },
        { label: 'Ease', numeric: true },
        { label: 'Evidence' },
        { label: 'Score', wide: true },
        ...(on ? [{ label: '' }] : []),
      ]}
      rows={ideas.map((idea, index) => ideaRow(idea, index, most))}
    />
  )
}

/** How the score is made, and the other way to make it. */
function Method({ method }: { method: IceBody['method'] | undefined }) {
  const { on, send } = useEditing()
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <p className="cap">
        {method === 'mean'
          ? 'Score: mean of impact, confidence and ease, 1 to 10'
          : 'Score: impact × confidence × ease, 1 to 1,000'}
      </p>
      {on && method && (
        <SegmentedControl
          label="Method"
          value={method}
          onValueChange={next => {
            if (next !== method) void send(put(['body', 'method'], next))
          }}
          options={[
            { value: 'product', label: 'Product' },
            { value: 'mean', label: 'Mean' },
          ]}
        />
      )}
    </div>
  )
}

/** most: the score that fills the bar. */
function ideaRow(idea: DeepPartial<IceIdea>, index: number, most: number): Row {
  const path = ['body', 'ideas', index]
  const name = idea.claim?.text ?? ''
  return {
    key: idea.id ?? String(index),
    cells: [
      <span key="n" className="font-semibold">
        {typeof idea.rank === 'number' ? `${idea.rank}. ` : ''}
        <InlineClaim claim={idea.claim} path={[...path, 'claim']} label={`Idea ${idea.id}`} />
        {idea.claim?.evidence === 'rule' && (
          <span className="block text-caption font-normal text-ink-3">
            a move of the collection
          </span>
        )}
      </span>,
      <Rating key="i" value={idea.impact} path={[...path, 'impact']} label={`Impact of ${name}`} />,
      idea.confidence ?? '',
      <Rating key="a" value={idea.ease} path={[...path, 'ease']} label={`Ease of ${name}`} />,
      <InlineSelect
        key="e"
        value={idea.evidence}
        path={[...path, 'evidence']}
        label={`Evidence for ${name}`}
        options={words(EVIDENCE)}
      />,
      <Bar key="s" idea={idea} most={most} />,
      <RemoveItem key="r" path={path} label={name} />,
    ],
    below: (
      <InlineClaim claim={idea.because} path={[...path, 'because']} label={`Why ${name}`} check />
    ),
  }
}

function Rating({
  value,
  path,
  label,
}: {
  value: number | null | undefined
  path: Path
  label: string
}) {
  return (
    <InlineSelect
      value={value}
      path={path}
      label={label}
      options={steps(1, 10)}
      empty={value === null ? NOT_RATED : ''}
      className={value === null ? 'text-ink-3' : ''}
    />
  )
}

function Bar({ idea, most }: { idea: DeepPartial<IceIdea>; most: number }) {
  const assumed = useAssumed()
  const numbers = present(idea.claim?.sources)
  const unsure = numbers.length > 0 && numbers.every(n => assumed.has(n))
  if (idea.score === null) return <span className="text-ink-3">{NOT_RATED}</span>
  return (
    <span className="flex w-full min-w-40 items-center gap-2 py-0.5">
      <span aria-hidden className="flex min-w-0 flex-1">
        <span
          className={cn(
            'h-2.5 min-w-px',
            unsure
              ? 'border border-dashed border-chart-1 bg-[color-mix(in_oklab,var(--chart-1)_25%,transparent)]'
              : 'bg-chart-1',
          )}
          style={{ width: `${((idea.score ?? 0) / most) * 100}%` }}
        />
      </span>
      <b className="min-w-9 text-right font-semibold">{asShown(idea.score, 'plain')}</b>
    </span>
  )
}
