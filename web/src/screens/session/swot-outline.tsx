import { cn } from '@/ui/cn.ts'
import { OutlineEntry, OutlineSlot } from './outline-entry.tsx'
import type { Entry, Outlined } from './outline-places.ts'
import { type Filled, PLACES, QUADRANTS, quadrantsOf } from './swot-quadrants.ts'

const MOVES = [
  { code: 'SO', name: 'Attack', needs: ['S', 'O'] },
  { code: 'ST', name: 'Defend', needs: ['S', 'T'] },
  { code: 'WO', name: 'Strengthen', needs: ['W', 'O'] },
  { code: 'WT', name: 'Step back', needs: ['W', 'T'] },
] as const

const SHOWN = 3

/** The four fields of a SWOT as they fill, and what the moves between them still need. */
export function SwotOutline({ outlined }: { outlined: Outlined }) {
  const filled = quadrantsOf(outlined)
  const [strengths, weaknesses, opportunities, threats] = filled
  return (
    <div className="grid border border-line-strong bg-surface sm:grid-cols-2">
      <Field field={strengths!} />
      <Field field={weaknesses!} className="sm:border-l" />
      <Moves filled={filled} />
      <Field field={opportunities!} />
      <Field field={threats!} className="sm:border-l" />
      <Aside outlined={outlined} />
    </div>
  )
}

function Field({ field, className }: { field: Filled; className?: string }) {
  const { code, name, where, entries, question, wants } = field
  const empty = Math.max(0, PLACES - entries.length)
  return (
    <section
      aria-label={name}
      className={cn('border-line px-3.5 pt-2.5 pb-3 max-sm:not-first:border-t', className)}
    >
      <h3 className="border-b border-line pb-1.5 font-semibold">
        {name} <span className="cap ml-1 font-normal">{where}</span>
      </h3>
      <ol>
        {entries.slice(0, SHOWN).map((entry, index) => (
          <OutlineEntry key={entry.id} entry={entry} code={`${code}${index + 1}`} />
        ))}
        {Array.from({ length: empty }, (_, index) => (
          <OutlineSlot
            key={index}
            words={index === 0 ? (question ?? wants) : ''}
            code={`${code}${PLACES - empty + index + 1}`}
          />
        ))}
      </ol>
      {entries.length > SHOWN && <p className="cap">and {entries.length - SHOWN} more</p>}
    </section>
  )
}

function Moves({ filled }: { filled: readonly Filled[] }) {
  const isEmpty = (code: string): boolean =>
    filled.some(field => field.code === code && field.entries.length === 0)
  return (
    <section
      aria-label="Moves"
      className="col-span-full border-y border-line-strong bg-[color-mix(in_oklab,var(--agent-strategy)_7%,var(--surface))]"
    >
      <ol className="grid grid-cols-2 lg:max-xl:grid-cols-2 xl:grid-cols-4">
        {MOVES.map(({ code, name, needs }) => {
          const missing = needs.filter(isEmpty)
          return (
            <li key={code} className="px-3 py-2.5 text-caption">
              <b className="font-semibold text-agent-strategy">{code}</b> {name}
              <span
                aria-hidden
                className="my-1.5 block h-px w-4/5 bg-[color-mix(in_oklab,var(--agent-strategy)_45%,var(--surface))]"
              />
              <span className="text-ink-2">
                {missing.length > 0
                  ? `Needs ${missing.map(part => `${part}1`).join(' and ')}`
                  : 'Comes with the draft'}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What is known and stands in no field by itself: changes that nobody sorted, and what the draft reckons with. */
function Aside({ outlined }: { outlined: Outlined }) {
  const entries = outlined.kinds.flatMap(place => place.entries)
  const isInField = (entry: Entry): boolean =>
    QUADRANTS.some(({ kinds, isHere }) => kinds.includes(entry.kind) && isHere(entry))
  const unsorted = entries
    .filter(({ kind }) => kind === 'change')
    .filter(entry => !isInField(entry))
  const others = entries.filter(({ kind }) => kind !== 'change').filter(entry => !isInField(entry))
  if (unsorted.length + others.length === 0) return null
  const names = (list: readonly Entry[]): string => list.map(({ label }) => label).join(', ')
  return (
    <div className="col-span-full grid gap-1 border-t border-line px-3.5 py-2.5 text-caption text-ink-2">
      {unsorted.length > 0 && <p>Helps or hurts, not said yet: {names(unsorted)}</p>}
      {others.length > 0 && <p>The draft also reckons with: {names(others)}</p>}
    </div>
  )
}
