import { horizonsHeight, ThreeHorizonsDrawing } from '@sextant/drawings/three-horizons'
import { present } from '@sextant/drawings/deep-partial'
import type { Initiative, ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { HORIZON_WORDS, PAID } from '@sextant/contracts/strategy/horizon-words'
import { HORIZON_INITIATIVES } from '@sextant/contracts/strategy/counts'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, type Path, put, useEditing } from '../editing/editing.tsx'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineSelect } from '../editing/inline-select.tsx'
import { InlineDate } from '../editing/inline-date.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { PartHeading, type Row, RowTable } from './row-table.tsx'
import { SvgFigure } from '../editing/svg-figure.tsx'

type Share = ThreeHorizonsBody['shares'][number]
const HORIZONS = [1, 2, 3].map(value => ({ value, label: String(value) }))

/** Three shares that add up to one after `horizon` has become `share`: the neighbour that can bear it gives or takes the difference. */
export function sharesWith(
  targets: readonly [number, number, number],
  horizon: number,
  share: number,
): [number, number, number] | null {
  const changed = horizon - 1
  const rest = targets
    .map((target, index) => ({ target, index }))
    .filter(({ index }) => index !== changed)
    .sort((a, b) => b.target - a.target)
  const difference =
    targets.reduce((sum, target, index) => sum + (index === changed ? share : target), 0) - 1
  const bearer = rest.find(({ target }) => target - difference >= 0 && target - difference <= 1)
  if (!bearer) return null
  const tidy = (value: number) => Math.round(value * 1e6) / 1e6
  const next = targets.map((target, index) => {
    if (index === changed) return tidy(share)
    return tidy(index === bearer.index ? target - difference : target)
  })
  return [next[0] ?? 0, next[1] ?? 0, next[2] ?? 0]
}

/** The curves, the split of the budget, and the initiatives as a table. */
export default function HorizonCurves({
  body,
}: {
  body: DeepPartial<ThreeHorizonsBody> | undefined
}) {
  const initiatives = present(body?.initiatives)
  const shares = present(body?.shares)
  return (
    <>
      <SvgFigure
        drawing={ThreeHorizonsDrawing}
        height={horizonsHeight}
        body={body}
        note="Bars: share of the costs of the first year that are known; the upright mark is the share aimed at, by the rule of 70, 20 and 10 until you change it."
      />
      {body?.balance && (
        <p className="mt-4 max-w-[46rem]">
          <InlineClaim claim={body.balance} path={['body', 'balance']} label="Balance" />
        </p>
      )}
      {shares.length === 3 && <Aims shares={shares} budget={budgetWords(body)} />}
      {body?.initiatives && <Initiatives initiatives={initiatives} currency={body.currency} />}
    </>
  )
}

/** "€1,500 a month at hand", in the period in which it was told. */
function budgetWords(body: DeepPartial<ThreeHorizonsBody> | undefined): string {
  const { cents, per } = body?.budget ?? {}
  if (body?.budget === null) return 'What may be spent is not told, or in several sums.'
  if (cents === undefined || per === undefined) return ''
  return `${asShown(cents, 'money', body?.currency)} ${PAID[per]} at hand`
}

/** The shares aimed at; together they stay one. */
function Aims({ shares, budget }: { shares: readonly DeepPartial<Share>[]; budget: string }) {
  const { send } = useEditing()
  const targets = [1, 2, 3].map(
    horizon => shares.find(share => share.horizon === horizon)?.target ?? 0,
  ) as [number, number, number]
  const aimAt = (horizon: number, share: number | null) => {
    const next = share === null ? null : sharesWith(targets, horizon, share)
    if (next)
      send(
        ...shares.flatMap((other, at) => {
          const target = next[(other.horizon ?? 1) - 1]
          return target === undefined || target === other.target
            ? []
            : [put(['body', 'shares', at, 'target'], target)]
        }),
      )
  }
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-caption text-ink-2">
      <span className="cap">Aim</span>
      {shares.map((share, index) => (
        <span key={share.horizon ?? index} className="whitespace-nowrap">
          Horizon {share.horizon}{' '}
          <InlineNumber
            value={share.target}
            path={['body', 'shares', index, 'target']}
            label={`Share aimed at for horizon ${share.horizon}`}
            kind="percent"
            min={0}
            max={1}
            step={0.05}
            onChange={value => aimAt(share.horizon ?? 1, value)}
          />
        </span>
      ))}
      {budget && <span>{budget}</span>}
    </p>
  )
}

type InitiativesProps = {
  initiatives: readonly DeepPartial<Initiative>[]
  currency: string | undefined
}

function Initiatives({ initiatives, currency }: InitiativesProps) {
  return (
    <div className="group/item">
      <PartHeading>Initiatives</PartHeading>
      {initiatives.length === 0 && <p className="text-ink-3">{HORIZON_WORDS[2].gap}</p>}
      {initiatives.length > 0 && <InitiativeTable initiatives={initiatives} currency={currency} />}
      <AddItem
        label="Add initiative"
        allowed={initiatives.length < HORIZON_INITIATIVES.most}
        make={text => [
          put(['body', 'initiatives', initiatives.length], newInitiative(text, initiatives)),
        ]}
      />
    </div>
  )
}

/** An initiative that was added by hand: its cost is still to be given. */
function newInitiative(text: string, others: InitiativesProps['initiatives']): Initiative {
  const taken = others.map(item => item.id)
  return {
    id: nextId('H', taken),
    horizon: 1,
    claim: ownWords(text),
    ownerRole: others[0]?.ownerRole ?? 'Owner',
    exitMetric: 'Say by what figure it goes on or stops',
    review: others[0]?.review ?? new Date().toISOString().slice(0, 10),
    costCents: null,
    costPer: 'once',
    isUsual: false,
  }
}

function InitiativeTable({ initiatives, currency }: InitiativesProps) {
  const { on } = useEditing()
  return (
    <RowTable
      caption="Initiatives with horizon, owner, review and cost"
      columns={[
        { label: 'Initiative' },
        { label: 'Horizon' },
        { label: 'Owner' },
        { label: 'Review' },
        { label: 'Cost', numeric: true },
        ...(on ? [{ label: '' }] : []),
      ]}
      rows={initiatives.map((item, index) => initiativeRow(item, index, currency))}
    />
  )
}

function initiativeRow(
  item: DeepPartial<Initiative>,
  index: number,
  currency: string | undefined,
): Row {
  const path = ['body', 'initiatives', index]
  const name = item.claim?.text ?? ''
  return {
    key: item.id ?? String(index),
    cells: [
      <span key="n" className="font-semibold">
        {index + 1}.{' '}
        <InlineClaim
          claim={item.claim}
          path={[...path, 'claim']}
          label={`Initiative ${index + 1}`}
          check
        />
      </span>,
      <InlineSelect
        key="h"
        value={item.horizon}
        path={[...path, 'horizon']}
        label={`Horizon of ${name}`}
        options={HORIZONS}
      />,
      <InlineText
        key="o"
        value={item.ownerRole}
        path={[...path, 'ownerRole']}
        label={`Owner of ${name}`}
      />,
      <InlineDate
        key="d"
        value={item.review}
        path={[...path, 'review']}
        label={`Review of ${name}`}
      />,
      <Cost key="b" item={item} path={path} currency={currency} />,
      <RemoveItem key="r" path={path} label={name} />,
    ],
    below: (
      <>
        <span className="mr-1.5 text-ink-3">Goes on if</span>
        <InlineText
          value={item.exitMetric}
          path={[...path, 'exitMetric']}
          label={`What lets ${name} go on`}
        />
      </>
    ),
  }
}

/** A cost as it is paid; "about" where it is what such a move usually takes. */
function Cost({
  item,
  path,
  currency,
}: {
  item: DeepPartial<Initiative>
  path: Path
  currency: string | undefined
}) {
  const isPaid = typeof item.costCents === 'number' && item.costCents > 0
  return (
    <>
      {isPaid && item.isUsual && <span className="text-ink-3">about </span>}
      <InlineNumber
        value={item.costCents}
        path={[...path, 'costCents']}
        label={`Cost of ${item.claim?.text ?? ''}`}
        kind="money"
        currency={currency}
        min={0}
        step={10_000}
        whole
        nullable
      />
      {isPaid && item.costPer && <span className="text-ink-3"> {PAID[item.costPer]}</span>}
    </>
  )
}
