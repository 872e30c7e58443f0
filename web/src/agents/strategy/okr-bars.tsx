import { OkrsDrawing, okrsHeight } from '@sextant/drawings/okrs'
import { present } from '@sextant/drawings/deep-partial'
import type { KeyResult, Objective, OkrsBody } from '@sextant/contracts/strategy/okrs'
import { KEY_RESULTS, OBJECTIVES } from '@sextant/contracts/strategy/counts'
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
  const dated =
    objectives.flatMap(objective => present(objective.keyResults)).find(result => result.due)
      ?.due ?? ''
  const ids = objectives.flatMap(objective =>
    present(objective.keyResults).map(result => result.id),
  )
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
        note="From baseline to target; the upright mark is today. On track from 0.7, at risk from 0.4, below that off track."
      />
      {objectives.map((objective, index) => (
        <ObjectiveTable
          key={objective.id ?? index}
          objective={objective}
          index={index}
          ids={ids}
          dated={dated}
          removable={objectives.length > 1}
        />
      ))}
      <AddItem
        className="mt-3"
        label="Add objective"
        allowed={objectives.length > 0 && objectives.length < OBJECTIVES.most && dated !== ''}
        make={text => {
          const one = nextId('K', ids),
            two = nextId('K', [...ids, one])
          return [
            put(['body', 'objectives', objectives.length], {
              id: nextId(
                'O',
                objectives.map(objective => objective.id),
              ),
              claim: ownWords(text),
              keyResults: [
                keyResult(one, 'First key result: say what is counted', dated),
                keyResult(two, 'Second key result: say what is counted', dated),
              ],
              grade: 0,
              band: 'red',
            }),
          ]
        }}
      />
    </div>
  )
}

const keyResult = (id: string, text: string, due: string): KeyResult => ({
  id,
  claim: ownWords(text),
  unit: 'count',
  baseline: 0,
  target: 10,
  actual: 0,
  due,
  ownerRole: 'Owner',
  grade: 0,
  band: 'red',
})

function ObjectiveTable({
  objective,
  index,
  ids,
  dated,
  removable,
}: {
  objective: DeepPartial<Objective>
  index: number
  ids: readonly (string | undefined)[]
  dated: string
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
        allowed={results.length > 0 && results.length < KEY_RESULTS.most}
        make={text => [
          put([...path, 'keyResults', results.length], keyResult(nextId('K', ids), text, dated)),
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
      <InlineText
        key="u"
        value={result.unit}
        path={[...at, 'unit']}
        label={`Unit of ${result.id}`}
      />,
      <InlineNumber
        key="b"
        value={result.baseline}
        path={[...at, 'baseline']}
        label={`Baseline of ${result.id}`}
      />,
      <InlineNumber
        key="a"
        value={result.actual}
        path={[...at, 'actual']}
        label={`Actual figure of ${result.id}`}
      />,
      <InlineNumber
        key="t"
        value={result.target}
        path={[...at, 'target']}
        label={`Target of ${result.id}`}
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
      result.grade?.toFixed(1) ?? '',
      <RemoveItem key="r" path={at} label={`key result ${result.id}`} allowed={removable} />,
    ],
  }
}
