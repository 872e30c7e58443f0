import { TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { present } from '@sextant/drawings/deep-partial'
import type {
  CanvasBlock,
  CanvasBody,
  Hypothesis,
} from '@sextant/contracts/strategy/business-model-canvas'
import {
  CANVAS_BLOCK_NAMES,
  CANVAS_BLOCKS,
  CANVAS_GAPS,
} from '@sextant/contracts/strategy/canvas-blocks'
import { CANVAS_HYPOTHESES } from '@sextant/contracts/strategy/counts'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { cn } from '@/ui/cn.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, type Path, put } from '../editing/editing.tsx'
import { Growing } from '@/ui/patterns/growing.tsx'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineSelect, steps } from '../editing/inline-select.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { UnitEconomicsTable } from './unit-economics.tsx'
import { PartHeading } from './row-table.tsx'

/** Where each block stands on wide screens: partners and segments outside, the offer in the middle, money below. On narrow ones they follow each other. */
const PLACES: Record<CanvasBlock['id'], string> = {
  partners: '@3xl:col-span-2 @3xl:row-span-2',
  activities: '@3xl:col-span-2 @3xl:col-start-3',
  resources: '@3xl:col-span-2 @3xl:col-start-3 @3xl:row-start-2',
  value: '@3xl:col-span-2 @3xl:col-start-5 @3xl:row-span-2 @3xl:row-start-1',
  relationships: '@3xl:col-span-2 @3xl:col-start-7 @3xl:row-start-1',
  channels: '@3xl:col-span-2 @3xl:col-start-7 @3xl:row-start-2',
  segments: '@3xl:col-span-2 @3xl:col-start-9 @3xl:row-span-2 @3xl:row-start-1',
  costs: '@3xl:col-span-5 @3xl:row-start-3',
  revenue: '@3xl:col-span-5 @3xl:row-start-3',
}
/** The classic nine blocks; the riskiest hypothesis is marked, its test and the unit economics stand below. */
export default function ModelCanvas({ body }: { body: DeepPartial<CanvasBody> | undefined }) {
  const blocks = present(body?.blocks).map((block, index) => ({ ...block, index }))
  const riskiest = blocks
    .flatMap(block => present(block.items))
    .find(item => item.id !== undefined && item.id === body?.riskiest)
  return (
    <>
      <div className="border-t border-l border-line-strong bg-surface @3xl:grid @3xl:grid-cols-10">
        {CANVAS_BLOCKS.map(id => (
          <Block
            key={id}
            id={id}
            block={blocks.find(block => block.id === id)}
            riskiest={body?.riskiest}
          />
        ))}
      </div>
      {body?.test?.claim && (
        <RiskTest test={body.test} riskiest={riskiest} currency={body.economics?.currency} />
      )}
      {body?.economics && (
        <UnitEconomicsTable economics={body.economics} verdict={body.economicsVerdict} />
      )}
    </>
  )
}

/** How the riskiest hypothesis is tested, and at what price. */
function RiskTest({
  test,
  riskiest,
  currency,
}: {
  test: DeepPartial<NonNullable<CanvasBody['test']>>
  riskiest: DeepPartial<Hypothesis> | undefined
  currency: string | undefined
}) {
  return (
    <section>
      <PartHeading note={riskiest ? `for “${riskiest.claim?.text ?? ''}”` : undefined}>
        Test the riskiest assumption first
      </PartHeading>
      <p className="max-w-[46rem]">
        <InlineClaim claim={test.claim} path={['body', 'test', 'claim']} label="Test" />
      </p>
      <dl className="mt-2 grid max-w-[46rem] gap-x-6 gap-y-1 text-caption @2xl:grid-cols-2">
        <Detail name="How">
          <InlineText
            value={test.method}
            path={['body', 'test', 'method']}
            label="Method of the test"
          />
        </Detail>
        <Detail name="Passes when">
          <InlineText
            value={test.passWhen}
            path={['body', 'test', 'passWhen']}
            label="When the test passes"
          />
        </Detail>
        <Detail name="Costs">
          <InlineNumber
            value={test.costCents}
            path={['body', 'test', 'costCents']}
            label="Cost of the test"
            kind="money"
            currency={currency}
            min={0}
            whole
          />
        </Detail>
        <Detail name="Takes">
          <InlineNumber
            value={test.days}
            path={['body', 'test', 'days']}
            label="Days the test takes"
            min={0}
            whole
          />{' '}
          days
        </Detail>
      </dl>
    </section>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mr-1.5 inline text-ink-3">{name}</dt>
      <dd className="inline">{children}</dd>
    </div>
  )
}

function Block({
  id,
  block,
  riskiest,
}: {
  id: CanvasBlock['id']
  block: (DeepPartial<CanvasBlock> & { index: number }) | undefined
  riskiest: string | null | undefined
}) {
  const items = present(block?.items)
  const path = ['body', 'blocks', block?.index ?? 0, 'items']
  return (
    <section
      className={cn(
        'group/item min-w-0 border-r border-b border-line-strong px-3 pt-2.5 pb-2',
        PLACES[id],
        id === 'value' && 'bg-[color-mix(in_oklab,var(--agent-strategy)_7%,var(--surface))]',
      )}
    >
      <h3 className="text-caption font-semibold">{block?.name ?? CANVAS_BLOCK_NAMES[id]}</h3>
      {block === undefined && <Growing lines={2} />}
      {block?.items && items.length === 0 && (
        <p className="mt-1.5 text-caption text-ink-3">{CANVAS_GAPS[id]}</p>
      )}
      <ul
        className={cn(
          (id === 'costs' || id === 'revenue') && '@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-4',
        )}
      >
        {items.map((item, index) => (
          <Entry
            key={item.id ?? index}
            item={item}
            path={[...path, index]}
            risk={item.id !== undefined && item.id === riskiest}
            removable={items.length > CANVAS_HYPOTHESES.least}
          />
        ))}
      </ul>
      <AddItem
        label="Add"
        allowed={block !== undefined && items.length < CANVAS_HYPOTHESES.most}
        make={text => [
          put([...path, items.length], {
            id: nextId(
              `${id}-`,
              items.map(item => item.id),
            ),
            claim: ownWords(text),
            evidence: 1,
            weight: null,
            carries: 0,
            stake: null,
          }),
        ]}
      />
    </section>
  )
}

/** A hypothesis of a block with what backs it. risk: whether it is the riskiest of all. */
function Entry({
  item,
  path,
  risk,
  removable,
}: {
  item: DeepPartial<Hypothesis>
  path: Path
  risk: boolean
  removable: boolean
}) {
  return (
    <li
      className={cn(
        'group/item mt-1.5 border-t border-line pt-1.5 text-caption',
        risk && '-mx-3 border-warn bg-warn-soft px-3 pb-1.5',
      )}
    >
      <span className="flex items-start gap-1">
        <span className="min-w-0 flex-1 wrap-anywhere">
          {risk && (
            <Badge tone="warn" plain className="h-auto">
              <TriangleAlertIcon aria-hidden />
              Riskiest
            </Badge>
          )}
          <span className={cn(risk && 'block')}>
            <InlineClaim
              claim={item.claim}
              path={[...path, 'claim']}
              label={`Hypothesis ${item.id}`}
            />
          </span>
        </span>
        <RemoveItem path={path} label={item.claim?.text ?? 'hypothesis'} allowed={removable} />
      </span>
      <span className={cn('block', risk ? 'text-ink-2' : 'text-ink-3')}>
        Evidence{' '}
        <InlineSelect
          value={item.evidence}
          path={[...path, 'evidence']}
          label={`Evidence for ${item.claim?.text ?? ''}, 1 nothing to 5 measured`}
          options={steps(1, 5)}
        />
        , weight{' '}
        <InlineSelect
          value={item.weight}
          path={[...path, 'weight']}
          label={`Weight of ${item.claim?.text ?? ''}, 1 to 5`}
          options={steps(1, 5)}
          empty={NOT_RATED}
        />
      </span>
    </li>
  )
}
