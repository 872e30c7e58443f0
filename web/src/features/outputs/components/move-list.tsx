import { amountWords } from '@sextant/contracts/company/fact-words'
import type { Move } from '@sextant/contracts/deliverable'
import { isModelsMove } from '@sextant/contracts/written-by'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { InlineClaim } from '@/agents/editing/index.ts'
import { cn } from '@/ui/cn.ts'
import type { Layout } from './section.tsx'

/** The moves in full: why, the first steps, who, how long, what it costs, when to stop. */
export function MoveList({
  moves,
  layout,
}: {
  moves: readonly (DeepPartial<Move> | undefined)[]
  layout: Layout
}) {
  return (
    <ol className="@container grid">
      {moves.map((move, index) => (
        <MoveItem key={move?.id ?? index} move={move} index={index} layout={layout} />
      ))}
    </ol>
  )
}

/** Said of a move that no rule called for. */
const MODELS_OWN =
  'The model’s judgment: no rule called for this move. Its hours, weeks and cost are the model’s estimate.'

type MoveItemProps = {
  move: DeepPartial<Move> | undefined
  index: number
  layout: Layout
}

function MoveItem({ move, index, layout }: MoveItemProps) {
  if (!move?.title?.text) return null
  const path = ['moves', index]
  const isModels = isModelsMove(move.id)
  return (
    <li
      className={cn(
        'grid gap-x-8 gap-y-3 border-b border-line py-4 last:border-b-0',
        layout === 'document'
          ? '@2xl:grid-cols-[minmax(0,1fr)_240px]'
          : '@3xl:grid-cols-[minmax(0,1fr)_220px]',
      )}
    >
      <div className="grid min-w-0 content-start gap-2">
        <h3 className="book text-read font-[560]">
          <InlineClaim
            prose
            told={isModels}
            claim={move.title}
            path={[...path, 'title']}
            label={`Move ${index + 1}`}
          />
        </h3>
        {isModels && <p className="cap max-w-[42em]">{MODELS_OWN}</p>}
        <p className="max-w-[42em] text-ink-2">
          <InlineClaim
            prose
            told={isModels}
            claim={move.because}
            path={[...path, 'because']}
            label={`Reason of move ${index + 1}`}
          />
        </p>
        <ol className="grid list-decimal gap-1 pl-5">
          {(move.steps ?? []).map((step, at) => (
            <li key={at} className="max-w-[42em]">
              <InlineClaim
                prose
                unsourced
                told
                claim={step}
                path={[...path, 'steps', at]}
                label={`Step ${at + 1} of move ${index + 1}`}
              />
            </li>
          ))}
        </ol>
      </div>
      <Terms move={move} />
    </li>
  )
}

function Terms({ move }: { move: DeepPartial<Move> }) {
  const [from, to] = move.weeks ?? []
  const rows = [
    ['Owner', move.ownerRole],
    [
      'Effort',
      move.hours === undefined ? undefined : `about ${move.hours} hours, ${costWords(move)}`,
    ],
    ['Shows after', from === undefined ? undefined : `${from} to ${to} weeks`],
    ['Measure', move.metric],
    ['Stop', move.stop],
    ['Method', move.method?.text],
  ] as const
  return (
    <dl className="grid content-start gap-1.5 text-caption">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid grid-cols-[76px_minmax(0,1fr)] gap-2">
              <dt className="text-ink-3">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Two digits are as exact as an estimate may look. */
const rough = (cents: number): number => Math.round(Number(cents.toPrecision(2)) / 100) * 100

function costWords({ cost, currency = 'USD' }: DeepPartial<Move>): string {
  const [low = 0, high = 0] = cost ?? []
  const words = (cents: number) => amountWords({ cents: rough(cents), currency })
  if (high === 0) return 'no money'
  return low === 0 ? `up to ${words(high)}` : `${words(low)} to ${words(high)}`
}
