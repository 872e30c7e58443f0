import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { BlueOceanDrawing, blueOceanHeight } from '@sextant/drawings/blue-ocean'
import { present } from '@sextant/drawings/deep-partial'
import type { BlueOceanBody, OceanFactor } from '@sextant/contracts/strategy/blue-ocean'
import type { Claim } from '@sextant/contracts/deliverable'
import { OCEAN_FACTORS, OCEAN_RIVALS } from '@sextant/contracts/strategy/counts'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { cn } from '@/ui/cn.ts'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, put, take, useEditing } from '../editing/editing.tsx'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { PartHeading, type Row, RowTable } from './row-table.tsx'
import { SvgFigure } from '../editing/svg-figure.tsx'

type Factor = DeepPartial<OceanFactor>

const first = (word: string | undefined) =>
  word ? word.charAt(0).toUpperCase() + word.slice(1) : ''

/** The canvas, the factors as a table that changes it, and the three tests. */
export default function StrategyCanvas({ body }: { body: DeepPartial<BlueOceanBody> | undefined }) {
  const { on } = useEditing()
  const factors = present(body?.factors)
  const rivals = present(body?.rivals)
  const own = body?.own ?? 'You'
  return (
    <>
      <SvgFigure
        drawing={BlueOceanDrawing}
        height={blueOceanHeight}
        body={body}
        note={`How buyers rate each firm, 0 to 10. ${pointsOf(factors, own)}`}
      />
      {body?.factors && <PartHeading>What to change</PartHeading>}
      {on && rivals.length > 0 && <Rivals rivals={rivals} factors={factors} />}
      {body?.factors && <Factors factors={factors} rivals={rivals} own={own} />}
      <Candidates candidates={present(body?.candidates)} />
      {body?.tests && <Tests tests={body.tests} />}
    </>
  )
}

/** What the points of the own line are. */
function pointsOf(factors: readonly Factor[], own: string): string {
  const targets = factors.filter(({ target }) => typeof target === 'number').length
  if (targets === 0) return `Solid: ${own} today; no target is rated yet.`
  const rest = targets < factors.length ? ', or today where no target is rated' : ''
  return `Hollow points: ${own} today; solid: target${rest}.`
}

/** Whom the canvas compares with; a rival comes and goes with its level on every factor. */
function Rivals({ rivals, factors }: { rivals: readonly string[]; factors: readonly Factor[] }) {
  return (
    <ul className="group/item mb-2 flex flex-wrap items-center gap-x-4 text-caption">
      <li className="cap">Rivals</li>
      {rivals.map((rival, index) => (
        <li key={index} className="group/item flex items-center gap-1">
          <InlineText
            value={rival}
            path={['body', 'rivals', index]}
            label={`Name of rival ${index + 1}`}
          />
          <RemoveItem
            path={['body', 'rivals', index]}
            label={rival}
            allowed={rivals.length > OCEAN_RIVALS.least}
            edits={[
              take(['body', 'rivals', index]),
              ...factors.map((_, at) => take(['body', 'factors', at, 'rivals', index])),
            ]}
          />
        </li>
      ))}
      <li>
        <AddItem
          label="Add rival"
          allowed={rivals.length < OCEAN_RIVALS.most}
          make={name => [
            put(['body', 'rivals', rivals.length], name),
            ...factors.map((_, at) => put(['body', 'factors', at, 'rivals', rivals.length], null)),
          ]}
        />
      </li>
    </ul>
  )
}

type FactorsProps = { factors: readonly Factor[]; rivals: readonly string[]; own: string }

function FactorTable({ factors, rivals, own }: FactorsProps) {
  const { on } = useEditing()
  return (
    <RowTable
      caption="Factors with levels today, wanted and of rivals"
      columns={[
        { label: 'Factor' },
        { label: 'Action' },
        { label: 'Today', numeric: true },
        { label: 'Target', numeric: true },
        ...rivals.map(rival => ({ label: rival, numeric: true })),
        ...(on ? [{ label: '' }] : []),
      ]}
      rows={factors.map((factor, index) =>
        factorRow(factor, index, {
          own,
          rivals,
          removable: factors.length > OCEAN_FACTORS.least,
        }),
      )}
    />
  )
}

/** What may count for buyers and was not rated: it joins the curve with a level. */
function Candidates({ candidates }: { candidates: readonly DeepPartial<Claim>[] }) {
  if (candidates.length === 0) return null
  return (
    <>
      <PartHeading>To be rated</PartHeading>
      <p className="cap mb-1.5">
        It may count for buyers and has no level yet: add what they compare as a factor.
      </p>
      <ul className="group/item grid gap-1">
        {candidates.map((candidate, index) => (
          <li key={index} className="group/item flex items-start gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <InlineClaim
                claim={candidate}
                path={['body', 'candidates', index]}
                label={`Candidate ${index + 1}`}
              />
            </span>
            <RemoveItem path={['body', 'candidates', index]} label={`candidate ${index + 1}`} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Factors({ factors, rivals, own }: FactorsProps) {
  return (
    <div className="group/item">
      {factors.length === 0 && (
        <p className="text-ink-3">
          No factor yet: name what buyers compare, and rate each from 0 to 10 for you and for a
          rival.
        </p>
      )}
      {factors.length > 0 && <FactorTable factors={factors} rivals={rivals} own={own} />}
      <AddItem
        label="Add factor"
        placeholder="In buyers’ words"
        allowed={factors.length < OCEAN_FACTORS.most}
        make={name => [
          put(['body', 'factors', factors.length], {
            id: nextId(
              'F',
              factors.map(factor => factor.id),
            ),
            name,
            today: null,
            target: null,
            rivals: rivals.map(() => null),
            action: null,
            because: ownWords('Added by hand: its levels are yours to rate.'),
          }),
        ]}
      />
    </div>
  )
}

function factorRow(
  factor: Factor,
  index: number,
  { own, rivals, removable }: { own: string; rivals: readonly string[]; removable: boolean },
): Row {
  const path = ['body', 'factors', index]
  const name = factor.name ?? ''
  return {
    key: factor.id ?? String(index),
    cells: [
      <InlineText
        key="n"
        value={factor.name}
        path={[...path, 'name']}
        label={`Name of factor ${factor.id}`}
        className="font-semibold"
      />,
      factor.action === null ? (
        <span key="a" className="text-ink-3">
          {NOT_RATED}
        </span>
      ) : (
        first(factor.action)
      ),
      <InlineNumber
        key="t"
        value={factor.today}
        path={[...path, 'today']}
        label={`${own} today on ${name}`}
        min={0}
        max={10}
        nullable
        empty={NOT_RATED}
      />,
      <InlineNumber
        key="g"
        value={factor.target}
        path={[...path, 'target']}
        label={`${own} target on ${name}`}
        min={0}
        max={10}
        nullable
        empty={NOT_RATED}
      />,
      ...rivals.map((rival, at) => (
        <InlineNumber
          key={at}
          value={factor.rivals?.[at]}
          path={[...path, 'rivals', at]}
          label={`${rival} on ${name}`}
          min={0}
          max={10}
          nullable
          empty={NOT_RATED}
        />
      )),
      <RemoveItem key="r" path={path} label={name} allowed={removable} />,
    ],
    below: <InlineClaim claim={factor.because} path={[...path, 'because']} label={`Why ${name}`} />,
  }
}

function Tests({ tests }: { tests: DeepPartial<BlueOceanBody['tests']> }) {
  return (
    <>
      <PartHeading>Does it hold?</PartHeading>
      <dl className="grid border-y border-line @2xl:grid-cols-3">
        <Test
          name="Focus"
          passed={tests.focus?.passed}
          note="Half of the factors make a clear profile"
        >
          {tests.focus?.display}
        </Test>
        <Test
          name="Divergence"
          passed={tests.divergence?.passed}
          note="1 − correlation with the rivals’ mean"
        >
          {tests.divergence?.display}
        </Test>
        <Test name="Tagline" passed={tests.tagline?.passed} note="Could a rival say it today?">
          {tests.tagline?.text === null ? (
            NOT_RATED
          ) : (
            <InlineClaim
              claim={tests.tagline?.text}
              path={['body', 'tests', 'tagline', 'text']}
              label="Tagline"
            />
          )}
        </Test>
      </dl>
    </>
  )
}

function Test({
  name,
  passed,
  note,
  children,
}: {
  name: string
  passed: boolean | null | undefined
  note: string
  children: ReactNode
}) {
  const Icon = passed ? CheckIcon : TriangleAlertIcon
  return (
    <div className="border-line py-3 pr-4 not-first:@max-2xl:border-t not-first:@2xl:border-l not-first:@2xl:pl-4">
      <dt className="cap">{name}</dt>
      <dd className="my-0.5 flex items-start gap-1.5 font-semibold">
        {typeof passed === 'boolean' && (
          <>
            <Icon
              aria-hidden
              className={cn('mt-1 size-3.5 shrink-0', passed ? 'text-good' : 'text-warn')}
            />
            <span className="sr-only">{passed ? 'Passed:' : 'Not passed:'}</span>
          </>
        )}
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </dd>
      <dd className="cap">{passed === false ? `Not passed. ${note}` : note}</dd>
    </div>
  )
}
