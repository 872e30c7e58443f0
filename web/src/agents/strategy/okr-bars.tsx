import { OkrsDrawing, okrsHeight } from '@sextant/drawings/okrs'
import { present } from '@sextant/drawings/deep-partial'
import type { KeyResult, Objective, OkrsBody } from '@sextant/contracts/strategy/okrs'
import { KEY_RESULTS, OBJECTIVES } from '@sextant/contracts/strategy/counts'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, type Path, put, useEditing } from '../editing/editing.tsx'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineDate } from '../editing/inline-date.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { type Row, RowTable } from './row-table.tsx'
import { SvgFigure } from '../editing/svg-figure.tsx'

/** The bars, then every objective with its key results to change. */
export default function OkrBars({ body }: { body: DeepPartial<OkrsBody> | undefined }) {
  const objectives = present(body?.objectives)
  const results = objectives.flatMap(objective => present(objective.keyResults))
  const due = results.find(result => result.due)?.due
  const ids = results.map(result => result.id)
  return (
    <div className="group/item">
      {body?.period !== undefined && (
        <p className="mb-3">
          <span className="cap mr-1.5">Period</span>
          <InlineText value={body.period} path={['body', 'period']} label="Period" />
        </p>
      )}
      <SvgFigure
        drawing={OkrsDrawing}
        height={okrsHeight}
        body={body}
        note="From baseline to target; the upright mark is where it stands once measured. On track from 0.7, at risk from 0.4, below that off track."
      />
      {objectives.map((objective, index) => (
        <ObjectiveTable
          key={objective.id ?? index}
          objective={objective}
          index={index}
          ids={ids}
          due={due}
          removable={objectives.length > OBJECTIVES.least}
        />
      ))}
      <AddItem
        className="mt-3"
        label="Add objective"
        allowed={body?.objectives !== undefined && objectives.length < OBJECTIVES.most}
        make={text => {
          const made = newObjective(text, objectives, ids, due)
          return [put(['body', 'objectives', objectives.length], made)]
        }}
      />
    </div>
  )
}

/** An objective that was added by hand, with one key result whose figures are still to be set. */
function newObjective(
  text: string,
  objectives: readonly DeepPartial<Objective>[],
  ids: readonly (string | undefined)[],
  due: string | undefined,
): Objective {
  const taken = objectives.map(objective => objective.id)
  return {
    id: nextId('O', taken),
    claim: ownWords(text),
    keyResults: [keyResult(nextId('K', ids), 'First key result: say what is counted', due)],
    grade: null,
    band: null,
  }
}

/** Figures of a result that was added by hand are still to be set. */
const keyResult = (id: string, text: string, due = quarterEnd(new Date())): KeyResult => ({
  id,
  claim: ownWords(text),
  unit: 'count',
  baseline: null,
  target: null,
  actual: null,
  due,
  ownerRole: 'Owner',
  grade: null,
  band: null,
})

/** ISO date of the last day of the quarter. */
function quarterEnd(day: Date): string {
  const month = Math.floor(day.getUTCMonth() / 3) * 3 + 3
  return new Date(Date.UTC(day.getUTCFullYear(), month, 0)).toISOString().slice(0, 10)
}

function ObjectiveTable({
  objective,
  index,
  ids,
  due,
  removable,
}: {
  objective: DeepPartial<Objective>
  index: number
  ids: readonly (string | undefined)[]
  due: string | undefined
  removable: boolean
}) {
  const { on } = useEditing()
  const path = ['body', 'objectives', index]
  const results = present(objective.keyResults)
  return (
    <section className="group/item mt-7">
      <h3 className="mb-1 flex items-start gap-2 text-body font-semibold">
        <span className="min-w-0 flex-1">
          <InlineClaim
            claim={objective.claim}
            path={[...path, 'claim']}
            label={`Objective ${objective.id}`}
          />
        </span>
        <RemoveItem path={path} label={`objective ${objective.id}`} allowed={removable} />
      </h3>
      <RowTable
        caption={`Key results of ${objective.claim?.text ?? ''}`}
        columns={[
          { label: 'Key result', wide: true },
          { label: 'Unit' },
          { label: 'Baseline', numeric: true },
          { label: 'Now', numeric: true },
          { label: 'Target', numeric: true },
          { label: 'Due' },
          { label: 'Owner' },
          { label: 'Grade', numeric: true },
          ...(on ? [{ label: '' }] : []),
        ]}
        rows={results.map((result, row) =>
          resultRow(result, row, { path, removable: results.length > KEY_RESULTS.least }),
        )}
      />
      <AddItem
        label="Add key result"
        placeholder="What is counted, from what to what"
        allowed={objective.keyResults !== undefined && results.length < KEY_RESULTS.most}
        make={text => [
          put([...path, 'keyResults', results.length], keyResult(nextId('K', ids), text, due)),
        ]}
      />
    </section>
  )
}

/** path: of its objective. */
function resultRow(
  result: DeepPartial<KeyResult>,
  index: number,
  { path, removable }: { path: Path; removable: boolean },
): Row {
  const at = [...path, 'keyResults', index]
  return {
    key: result.id ?? String(index),
    cells: [
      <InlineClaim
        key="c"
        claim={result.claim}
        path={[...at, 'claim']}
        label={`Key result ${result.id}`}
        check
      />,
      <span key="u" className="@2xl:inline-block @2xl:min-w-16">
        <InlineText value={result.unit} path={[...at, 'unit']} label={`Unit of ${result.id}`} />
      </span>,
      <InlineNumber
        key="b"
        value={result.baseline}
        path={[...at, 'baseline']}
        label={`Baseline of ${result.id}`}
        nullable
      />,
      <InlineNumber
        key="a"
        value={result.actual}
        path={[...at, 'actual']}
        label={`Actual figure of ${result.id}`}
        nullable
      />,
      <InlineNumber
        key="t"
        value={result.target}
        path={[...at, 'target']}
        label={`Target of ${result.id}`}
        nullable
      />,
      <InlineDate
        key="d"
        value={result.due}
        path={[...at, 'due']}
        label={`Due date of ${result.id}`}
      />,
      <InlineText
        key="o"
        value={result.ownerRole}
        path={[...at, 'ownerRole']}
        label={`Owner of ${result.id}`}
      />,
      <Graded key="g" grade={result.grade} />,
      <RemoveItem key="r" path={at} label={`key result ${result.id}`} allowed={removable} />,
    ],
  }
}

function Graded({ grade }: { grade: number | null | undefined }) {
  if (grade === null) return <span className="text-ink-3">{NOT_RATED}</span>
  return <>{grade?.toFixed(1) ?? ''}</>
}
