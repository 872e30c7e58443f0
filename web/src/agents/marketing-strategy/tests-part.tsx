import type { TestPlan, TestRow } from '@sextant/contracts/marketing-strategy/market'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { type Row, RowTable } from '../strategy/row-table.tsx'

type Part = DeepPartial<TestPlan> | undefined
/** A test that lasts longer answers a question that nobody asks any more. */
const WEEKS_MOST = 52

/** What is believed and can be tested, with the cases it takes. */
export function TestsPart({ tests }: { tests: Part }) {
  const rows = present(tests?.rows)
  return (
    <>
      <RowTable
        caption="Test plan"
        columns={[
          { label: 'What is tested' },
          { label: 'Rate today', numeric: true },
          { label: 'Gain that matters', numeric: true },
          { label: 'Cases in each half', numeric: true },
          { label: 'Weeks', numeric: true },
          { label: 'Owner' },
        ]}
        rows={rows.map(tableRow)}
      />
      <p className="max-w-[42rem] text-caption text-ink-2">
        <InlineClaim
          prose
          claim={tests?.method}
          path={['body', 'tests', 'method']}
          label="How many cases it takes"
        />{' '}
        {rows[0] && (
          <InlineClaim
            prose
            claim={rows[0].stop}
            path={['body', 'tests', 'rows', 0, 'stop']}
            label="When a test ends"
          />
        )}
      </p>
    </>
  )
}

function tableRow(row: DeepPartial<TestRow>, index: number): Row {
  const path = ['body', 'tests', 'rows', index] as const
  const isLong = (row.weeks ?? 0) > WEEKS_MOST
  return {
    key: row.id ?? String(index),
    cells: [
      <InlineClaim
        key="c"
        check
        claim={row.claim}
        path={[...path, 'claim']}
        label={`Test ${index + 1}`}
      />,
      asShown(row.rate, 'percent'),
      <InlineNumber
        key="u"
        value={row.uplift}
        path={[...path, 'uplift']}
        label={`Gain that matters in test ${index + 1}`}
        kind="percent"
        min={0.01}
        max={5}
      />,
      row.perArm?.toLocaleString('en-US') ?? '–',
      isLong ? 'over a year' : (row.weeks ?? '–'),
      <InlineText
        key="o"
        value={row.ownerRole}
        path={[...path, 'ownerRole']}
        label={`Owner of test ${index + 1}`}
      />,
    ],
    ...(isLong && {
      below:
        'Too few come for this within a year. Test a larger change, or count something that happens more often.',
    }),
  }
}
