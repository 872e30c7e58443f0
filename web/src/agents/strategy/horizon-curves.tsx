import { horizonsHeight, ThreeHorizonsDrawing } from '@sextant/drawings/three-horizons'
import { present } from '@sextant/drawings/deep-partial'
import type { Initiative, ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { HORIZON_INITIATIVES } from '@sextant/contracts/strategy/counts'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, put, useEditing } from '../editing/editing.tsx'
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
        note="Bars: share of the monthly budget; the upright mark is the share aimed at."
      />
      {body?.balance && (
        <p className="mt-4 max-w-[46rem]">
          <InlineClaim claim={body.balance} path={['body', 'balance']} label="Balance" />
        </p>
      )}
      {shares.length === 3 && <Aims shares={shares} totalCents={body?.totalCents} />}
      {initiatives.length > 0 && <Initiatives initiatives={initiatives} />}
    </>
  )
}

/** The shares aimed at; together they stay one. */
function Aims({
  shares,
  totalCents,
}: {
  shares: readonly DeepPartial<Share>[]
  totalCents: number | undefined
}) {
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
      {totalCents !== undefined && (
        <span className="whitespace-nowrap">of {asShown(totalCents, 'money')} a month</span>
      )}
    </p>
  )
}

function Initiatives({ initiatives }: { initiatives: readonly DeepPartial<Initiative>[] }) {
  const { on } = useEditing()
  return (
    <div className="group/item">
      <PartHeading>Initiatives</PartHeading>
      <RowTable
        caption="Initiatives with horizon, owner, review and budget"
        columns={[
          { label: 'Initiative' },
          { label: 'Horizon' },
          { label: 'Owner' },
          { label: 'Review' },
          { label: 'A month', numeric: true },
          ...(on ? [{ label: '' }] : []),
        ]}
        rows={initiatives.map((item, index) =>
          initiativeRow(item, index, initiatives.length > HORIZON_INITIATIVES.least),
        )}
      />
      <AddItem
        label="Add initiative"
        allowed={initiatives.length < HORIZON_INITIATIVES.most}
        make={text => [
          put(['body', 'initiatives', initiatives.length], {
            id: nextId(
              'H1-',
              initiatives.map(item => item.id),
            ),
            horizon: 1,
            claim: ownWords(text),
            ownerRole: initiatives[0]?.ownerRole ?? 'Owner',
            exitMetric: 'Say by what figure it goes on or stops',
            review: initiatives[0]?.review ?? '',
            budgetCents: 0,
          }),
        ]}
      />
    </div>
  )
}

function initiativeRow(item: DeepPartial<Initiative>, index: number, removable: boolean): Row {
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
      <InlineNumber
        key="b"
        value={item.budgetCents}
        path={[...path, 'budgetCents']}
        label={`Budget of ${name} a month`}
        kind="money"
        min={0}
        step={10_000}
        whole
      />,
      <RemoveItem key="r" path={path} label={name} allowed={removable} />,
    ],
    below: (
      <>
        <span className="mr-1.5 text-ink-3">Exit</span>
        <InlineText
          value={item.exitMetric}
          path={[...path, 'exitMetric']}
          label={`Exit metric of ${name}`}
        />
      </>
    ),
  }
}
