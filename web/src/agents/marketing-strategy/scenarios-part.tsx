import {
  SCENARIO_INPUT_WORDS,
  SCENARIO_WORDS,
} from '@sextant/contracts/marketing-strategy/market-words'
import type { Scenarios } from '@sextant/contracts/marketing-strategy/market'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { RowTable } from '../strategy/row-table.tsx'

type Part = DeepPartial<Scenarios> | undefined

/** The plan three times, and what each input alone does to what is left. */
export function ScenariosPart({ scenarios, currency }: { scenarios: Part; currency: string }) {
  const money = (cents: number | null | undefined): string => asShown(cents, 'money', currency)
  const isKnown = present(scenarios?.rows).some(({ left }) => typeof left === 'number')
  return (
    <>
      <p className="max-w-[42rem] text-ink-2">
        <InlineClaim
          prose
          check
          claim={scenarios?.method}
          path={['body', 'scenarios', 'method']}
          label="How far the inputs move"
        />
      </p>
      {isKnown && (
        <>
          <p>
            <span className="cap mr-1.5">Each input moves by</span>
            <InlineNumber
              value={scenarios?.spread}
              path={['body', 'scenarios', 'spread']}
              label="How far each input moves"
              kind="percent"
              min={0.01}
              max={0.9}
            />
          </p>
          <RowTable
            caption="Three scenarios"
            columns={[
              { label: 'Scenario' },
              { label: 'A win costs', numeric: true },
              { label: 'A win leaves', numeric: true },
              { label: 'Wins', numeric: true },
              { label: 'Left after the money', numeric: true },
            ]}
            rows={present(scenarios?.rows).map(
              ({ id = 'expected', perWin, worth, wins, left }) => ({
                key: id,
                cells: [
                  <b key="n" className="font-semibold">
                    {SCENARIO_WORDS[id]}
                  </b>,
                  money(perWin),
                  money(worth),
                  wins ?? '–',
                  money(left),
                ],
              }),
            )}
          />
          <RowTable
            caption="What each input alone does"
            columns={[
              { label: 'What each input alone does' },
              { label: 'Left if worse', numeric: true },
              { label: 'Left if better', numeric: true },
            ]}
            rows={present(scenarios?.effects).map(({ id = 'money', worse, better }) => ({
              key: id,
              cells: [SCENARIO_INPUT_WORDS[id], money(worse), money(better)],
            }))}
          />
        </>
      )}
    </>
  )
}
