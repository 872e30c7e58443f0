import { JUDGMENT_WORDS } from '@sextant/contracts/written-by'
import type { Difference, Differences } from '../differences.ts'
import { summaryWords } from '../summary-words.ts'
import { PutIn, TakenOut } from '@/ui/patterns/changed-marks.tsx'
import { ChangedWords } from './changed-words.tsx'

/** The statements that differ, under the headings they stand under. */
export function DifferenceList({ differences }: { differences: Differences }) {
  const { parts, same, reordered } = differences
  return (
    <div className="mt-3 border-t border-line pt-3">
      <output className="text-caption text-ink-2">{summaryWords(differences)}</output>
      {parts.map(({ part, differences: found }) => (
        <section key={part.id} className="mt-5">
          <h3 className="text-caption font-semibold">{part.heading}</h3>
          <ul className="grid">
            {found.map(difference => (
              <li key={difference.key} className="border-b border-line py-2.5 last:border-b-0">
                <OneDifference difference={difference} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {reordered && <p className="cap mt-4">The moves stand in another order.</p>}
      {parts.length > 0 && same > 0 && (
        <p className="cap mt-4">
          {same === 1 ? 'One statement reads' : `${same} statements read`} the same in both.
        </p>
      )}
    </div>
  )
}

function OneDifference({ difference }: { difference: Difference }) {
  if (difference.kind === 'changed')
    return (
      <div className="book text-read">
        <ChangedWords builtIn={difference.builtIn} model={difference.model} />
      </div>
    )
  const isBuiltIn = difference.kind === 'only' && difference.mind === 'built-in'
  return (
    <>
      <p className="book text-read wrap-anywhere">
        {difference.kind === 'hand' && difference.text}
        {difference.kind === 'only' && isBuiltIn && <TakenOut>{difference.text}</TakenOut>}
        {difference.kind === 'only' && !isBuiltIn && <PutIn whole>{difference.text}</PutIn>}
      </p>
      <p className="cap mt-0.5">{noteOn(difference)}</p>
    </>
  )
}

function noteOn(difference: Exclude<Difference, { kind: 'changed' }>): string {
  if (difference.kind === 'hand') return 'Changed by hand: it stays as it is in both.'
  if (difference.mind === 'built-in') return 'Only in the built-in version'
  const ofJudgment = difference.judgment ? `: ${JUDGMENT_WORDS}` : ''
  return `Only in the model’s version${ofJudgment}`
}
