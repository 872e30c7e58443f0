import { AGENTS } from '@sextant/contracts/catalogue'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { SourceMark } from '@/ui/patterns/source-mark.tsx'
import { WaysIn } from './ways-in.tsx'

const AT_WORK = new Intl.ListFormat('en-GB').format(
  AGENTS.filter(({ available }) => available).map(({ name }) => name),
)

// Roman on phones: a first visit there should not wait for another font.
// Word for word from the SWOT that the demo account holds: what is promised here can be opened there.
const SOURCES = [
  {
    number: 14,
    kind: 'Answer',
    words: <q className="book text-body text-ink md:italic">Commuters who ride all year</q>,
  },
  {
    number: 3,
    kind: 'Answer',
    words: (
      <q className="book text-body text-ink md:italic">
        Two mechanics, and Ben is off Saturdays from January
      </q>
    ),
  },
  {
    number: 7,
    kind: 'Answer',
    words: (
      <q className="book text-body text-ink md:italic">They’re cheaper on a basic tune-up, $39</q>
    ),
  },
  {
    number: 11,
    kind: 'Assumption',
    assumed: true,
    words: 'Check: record how often advice changed the choice in a week, by 4 December.',
  },
]

function Proof() {
  return (
    <figure
      className="border border-t-2 border-line border-t-ink bg-surface px-6 pt-5 pb-2 max-md:px-4"
      aria-label="A decision from a SWOT, with its sources"
    >
      <div className="flex items-center justify-between gap-4">
        <AgentBadge agent="strategy" name="Strategy" />
        <span className="cap">SWOT of the demo bike shop</span>
      </div>
      <p className="book mt-3.5 text-title leading-[1.28] font-[440] tracking-[-0.006em] max-md:text-[1.3125rem]">
        Put the $12,000 behind repairs for commuters who ride all year
        <SourceMark number={14} />, cover the missing hands before promising more tickets
        <SourceMark number={3} />, and let RideLab have the $39 basic tune-up
        <SourceMark number={7} />.
      </p>
      <p className="mt-3 mb-4 text-ink-2">
        <span className="underline decoration-line-strong decoration-dashed decoration-1 underline-offset-[0.22em]">
          The team can advise where a page cannot
        </span>
        <SourceMark number={11} assumed />, it assumes.
      </p>
      <ul>
        {SOURCES.map(({ number, kind, assumed, words }) => (
          <li
            key={number}
            className="grid grid-cols-[26px_1fr_auto] items-start gap-2 border-t border-line py-2.5 text-caption text-ink-2"
          >
            <span>
              <SourceMark number={number} assumed={assumed} className="ml-0" />
            </span>
            <span>{words}</span>
            <span className="cap">{kind}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The promise, the ways in, and one decision that keeps the promise. */
export function Hero() {
  return (
    <section className="border-b border-line pt-18 pb-18 max-md:pt-10 max-md:pb-12">
      <div className="wrap grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-end gap-16 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-10">
        <div>
          <p className="cap mb-4 lg:hidden">Intelligence Over Execution</p>
          <h1
            tabIndex={-1}
            className="book text-hero leading-none font-[430] tracking-[-0.022em] text-balance max-md:text-[2.75rem] max-md:leading-[1.02]"
          >
            Know where you stand before you spend.
          </h1>
          <p className="mt-6 max-w-[35em] text-ink-2">
            Most marketing tools help you make more. {'{{app_name}}'} helps you decide first: it
            asks sharp questions, computes what can be computed, and puts the evidence beside every
            claim it makes. {AGENTS.length} agents make the crew; {AT_WORK} work in the alpha today.
          </p>
          <WaysIn />
          <p className="cap mt-3">
            Private alpha: the founding member program. Free, no card needed.
          </p>
        </div>
        <Proof />
      </div>
    </section>
  )
}
