import { KIND_NAMES } from '@sextant/contracts/company/kinds'
import { OutlineEntry, OutlineSlot } from './outline-entry.tsx'
import type { Outlined } from './outline-places.ts'

const SHOWN = 4

/** What was asked and what is known of each, for any framework. */
export function KindOutline({ outlined }: { outlined: Outlined }) {
  return (
    <div className="grid gap-px border border-line-strong bg-line sm:grid-cols-2 md:max-lg:grid-cols-1">
      {outlined.kinds.map(({ kind, entries, question }) => (
        <section
          key={kind}
          aria-label={KIND_NAMES[kind].many}
          className="bg-surface px-3.5 pt-2.5 pb-3"
        >
          <h3 className="border-b border-line pb-1.5 font-semibold">{KIND_NAMES[kind].many}</h3>
          <ol>
            {entries.slice(0, SHOWN).map(entry => (
              <OutlineEntry key={entry.id} entry={entry} />
            ))}
            {entries.length === 0 && <OutlineSlot words={question ?? 'Not answered'} />}
          </ol>
          {entries.length > SHOWN && <p className="cap">and {entries.length - SHOWN} more</p>}
        </section>
      ))}
      <section
        aria-label="Still to come"
        className="bg-surface px-3.5 pt-2.5 pb-3 odd:col-span-full"
      >
        <h3 className="border-b border-line pb-1.5 font-semibold text-ink-3">Still to come</h3>
        <ol>
          <OutlineSlot words="The next question fills the next place" />
        </ol>
      </section>
    </div>
  )
}
