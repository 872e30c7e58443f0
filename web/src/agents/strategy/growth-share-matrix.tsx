import { BcgDrawing, bcgHeight } from '@sextant/drawings/bcg-matrix'
import { present } from '@sextant/drawings/deep-partial'
import type { Claim } from '@sextant/contracts/deliverable'
import type { BcgBody, BcgLine } from '@sextant/contracts/strategy/bcg-matrix'
import { BCG_LINES } from '@sextant/contracts/strategy/counts'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, put, useEditing } from '../editing/editing.tsx'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { PartHeading, type Row, RowTable } from './row-table.tsx'
import { SvgFigure } from '../editing/svg-figure.tsx'

const first = (word: string | undefined) =>
  word ? word.charAt(0).toUpperCase() + word.slice(1) : ''

/** The bubbles, the lines as a table that moves them, and who funds whom. */
export default function GrowthShareMatrix({ body }: { body: DeepPartial<BcgBody> | undefined }) {
  const lines = present(body?.lines)
  const flow = present(body?.flow)
  return (
    <>
      {body?.market && (
        <p className="mb-4 max-w-[46rem]">
          <span className="cap mr-1.5">Market</span>
          <InlineClaim claim={body.market} path={['body', 'market']} label="Market" />
        </p>
      )}
      <SvgFigure
        drawing={BcgDrawing}
        height={bcgHeight}
        body={body}
        note={
          <>
            Share is cut at 1×, growth at{' '}
            <InlineNumber
              value={body?.growthCut}
              path={['body', 'growthCut']}
              label="Growth cut"
              kind="percent"
              min={0.07}
              max={0.15}
            />{' '}
            a year.{placedWords(lines)}
          </>
        }
      />
      {body?.lines && <ProductLines lines={lines} currency={body.currency} />}
      {flow.length > 0 && <Flow steps={flow} />}
    </>
  )
}

/** How many lines have a place; nothing where all have. */
function placedWords(lines: readonly DeepPartial<BcgLine>[]): string {
  const placed = lines.filter(({ quadrant }) => quadrant).length
  if (lines.length === 0 || placed === lines.length) return ''
  return ` ${placed} of ${lines.length} lines can be placed; the others lack a figure.`
}

type LinesProps = { lines: readonly DeepPartial<BcgLine>[]; currency: string | undefined }

function ProductLines({ lines, currency }: LinesProps) {
  return (
    <div className="group/item">
      <PartHeading>Product lines</PartHeading>
      {lines.length === 0 && (
        <p className="text-ink-3">
          No line yet: name what you sell, with its price and its part of sales.
        </p>
      )}
      {lines.length > 0 && <LineTable lines={lines} currency={currency} />}
      <AddItem
        label="Add line"
        placeholder="Name of the product line"
        allowed={lines.length < BCG_LINES.most}
        make={name => [
          put(['body', 'lines', lines.length], {
            id: nextId(
              'L',
              lines.map(line => line.id),
            ),
            name,
            ...UNPLACED,
            because: ownWords('Added by hand.'),
          }),
        ]}
      />
    </div>
  )
}

/** A line that was added by hand: its figures are still to be given. */
const UNPLACED = {
  revenueCents: null,
  contributionCents: null,
  ownGrowth: null,
  ownShare: null,
  rivalShare: null,
  growth: null,
  relativeShare: null,
  quadrant: null,
  call: null,
}

function LineTable({ lines, currency }: LinesProps) {
  const { on } = useEditing()
  return (
    <RowTable
      caption="Product lines with sales, shares and growth"
      columns={[
        { label: 'Line' },
        { label: 'Sales a year', numeric: true },
        { label: 'Own share', numeric: true },
        { label: 'Largest rival', numeric: true },
        { label: 'Relative', numeric: true },
        { label: 'Market growth', numeric: true },
        { label: 'Quadrant' },
        { label: 'Call' },
        ...(on ? [{ label: '' }] : []),
      ]}
      rows={lines.map((line, index) => lineRow(line, index, currency))}
    />
  )
}

function lineRow(line: DeepPartial<BcgLine>, index: number, currency: string | undefined): Row {
  const path = ['body', 'lines', index]
  const name = line.name ?? ''
  return {
    key: line.id ?? String(index),
    cells: [
      <InlineText
        key="n"
        value={line.name}
        path={[...path, 'name']}
        label={`Name of line ${line.id}`}
        className="font-semibold"
      />,
      <InlineNumber
        key="m"
        value={line.revenueCents}
        path={[...path, 'revenueCents']}
        label={`Revenue of ${name}`}
        kind="money"
        currency={currency}
        min={0}
        step={100_000}
        whole
        nullable
      />,
      <InlineNumber
        key="o"
        value={line.ownShare}
        path={[...path, 'ownShare']}
        label={`Own share in ${name}`}
        kind="percent"
        min={0}
        max={1}
        nullable
      />,
      <InlineNumber
        key="r"
        value={line.rivalShare}
        path={[...path, 'rivalShare']}
        label={`Largest rival’s share in ${name}`}
        kind="percent"
        min={0.001}
        max={1}
        nullable
      />,
      typeof line.relativeShare === 'number' ? `${asShown(line.relativeShare, 'plain')}×` : '–',
      <InlineNumber
        key="g"
        value={line.growth}
        path={[...path, 'growth']}
        label={`Growth of ${name}`}
        kind="percent"
        min={-1}
        max={5}
        nullable
      />,
      line.quadrant === null ? <NotRated key="q" /> : first(line.quadrant),
      line.call === null ? (
        '–'
      ) : (
        <b key="c" className="font-semibold">
          {first(line.call)}
        </b>
      ),
      <RemoveItem key="x" path={path} label={name} />,
    ],
    below: <InlineClaim claim={line.because} path={[...path, 'because']} label={`Why ${name}`} />,
  }
}

const NotRated = () => <span className="text-ink-3">{NOT_RATED}</span>

/** Who funds whom, a sentence each. */
function Flow({ steps }: { steps: readonly DeepPartial<Claim>[] }) {
  return (
    <div className="group/item">
      <PartHeading>Who funds whom</PartHeading>
      <ul className="grid max-w-[46rem] gap-1.5">
        {steps.map((step, index) => (
          <li key={index} className="group/item flex items-start gap-2">
            <span className="min-w-0 flex-1">
              <InlineClaim
                claim={step}
                path={['body', 'flow', index]}
                label={`Flow ${index + 1}`}
              />
            </span>
            <RemoveItem path={['body', 'flow', index]} label={`flow ${index + 1}`} />
          </li>
        ))}
      </ul>
      <AddItem
        label="Add flow"
        make={text => [put(['body', 'flow', steps.length], ownWords(text))]}
      />
    </div>
  )
}
