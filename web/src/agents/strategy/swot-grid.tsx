import { present } from '@sextant/drawings/deep-partial'
import type { SwotBody, SwotFactor } from '@sextant/contracts/strategy/swot'
import { SWOT_FACTORS } from '@sextant/contracts/strategy/counts'
import { SWOT_QUADRANTS, type TowsKind, TOWS_NAMES } from '@sextant/contracts/strategy/swot-words'
import { cn } from '@/ui/cn.ts'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, type Path, put } from '../editing/editing.tsx'
import { Growing } from '@/ui/patterns/growing.tsx'
import { InlineSelect, steps } from '../editing/inline-select.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'

/** For what is added to a quadrant: its word, and the letter its ids begin with. */
const ENTRIES = {
  strengths: { one: 'strength', letter: 'S' },
  weaknesses: { one: 'weakness', letter: 'W' },
  opportunities: { one: 'opportunity', letter: 'O' },
  threats: { one: 'threat', letter: 'T' },
} as const

/** Two by two, with the moves that join inside and outside on the band between the rows. */
export default function SwotGrid({ body }: { body: DeepPartial<SwotBody> | undefined }) {
  return (
    <div className="grid border border-line-strong bg-surface @2xl:grid-cols-2 print:grid-cols-2">
      <Quadrant
        which="strengths"
        factors={body?.strengths}
        className="@2xl:border-r print:border-r"
      />
      <Quadrant
        which="weaknesses"
        factors={body?.weaknesses}
        className="@max-2xl:border-t print:border-t-0"
      />
      <Moves moves={body?.moves} />
      <Quadrant
        which="opportunities"
        factors={body?.opportunities}
        className="@2xl:border-r print:border-r"
      />
      <Quadrant
        which="threats"
        factors={body?.threats}
        className="@max-2xl:border-t print:border-t-0"
      />
    </div>
  )
}

function Quadrant({
  which,
  factors,
  className,
}: {
  which: keyof typeof SWOT_QUADRANTS
  factors: DeepPartial<SwotFactor>[] | undefined
  className?: string
}) {
  const { name, note } = SWOT_QUADRANTS[which]
  const { one, letter } = ENTRIES[which]
  const items = present(factors)
  return (
    <section
      className={cn('group/item min-w-0 border-line-strong px-4 pt-3.5 pb-3', className)}
      aria-label={name}
    >
      <h3 className="text-body font-semibold">
        {name} <span className="cap ml-1.5 font-normal">{note}</span>
      </h3>
      {factors === undefined && <Growing lines={3} />}
      <ol className="mt-2">
        {items.map((factor, index) => (
          <Factor key={factor.id ?? index} factor={factor} which={which} index={index} />
        ))}
      </ol>
      <AddItem
        label={`Add ${one}`}
        allowed={factors !== undefined && items.length < SWOT_FACTORS.most}
        make={text => [
          put(['body', which, items.length], {
            id: nextId(
              letter,
              items.map(item => item.id),
            ),
            claim: ownWords(text),
            impact: null,
            likelihood: null,
            score: null,
          }),
        ]}
      />
    </section>
  )
}

function Factor({
  factor,
  which,
  index,
}: {
  factor: DeepPartial<SwotFactor>
  which: keyof typeof SWOT_QUADRANTS
  index: number
}) {
  const path = ['body', which, index]
  // What is inside is there; only what comes from outside may come or not.
  const isOutside = which === 'opportunities' || which === 'threats'
  return (
    <li className="group/item grid grid-cols-[26px_minmax(0,1fr)_auto] gap-x-2 border-t border-line py-2">
      <b className="text-caption leading-[1.375rem] font-semibold text-ink-3">{factor.id}</b>
      <div className="min-w-0 wrap-anywhere">
        <InlineClaim
          claim={factor.claim}
          path={[...path, 'claim']}
          label={`${SWOT_QUADRANTS[which].name.slice(0, -1)} ${factor.id}`}
          check
          badge
        />
      </div>
      <div className="flex items-start text-caption leading-[1.375rem] text-ink-3">
        {factor.impact !== undefined && factor.likelihood !== undefined && (
          <span className="whitespace-nowrap">
            <InlineSelect
              value={factor.impact}
              path={[...path, 'impact']}
              label={`Impact of ${factor.id}`}
              options={steps(1, 5)}
              empty={isOutside ? '–' : 'not rated'}
            />
            {isOutside && <Likelihood factor={factor} path={path} />}
          </span>
        )}
        <RemoveItem path={path} label={factor.id ?? ENTRIES[which].one} className="-mr-4" />
      </div>
    </li>
  )
}

function Likelihood({ factor, path }: { factor: DeepPartial<SwotFactor>; path: Path }) {
  return (
    <>
      <span aria-hidden className="mx-0.5">
        ×
      </span>
      <span className="sr-only"> times </span>
      <InlineSelect
        value={factor.likelihood}
        path={[...path, 'likelihood']}
        label={`Likelihood of ${factor.id}`}
        options={steps(1, 5)}
        empty={factor.impact == null ? 'not rated' : '–'}
      />
    </>
  )
}

function Moves({ moves }: { moves: SwotBody['moves'] | DeepPartial<SwotBody>['moves'] }) {
  const items = present(moves).map((move, index) => ({ ...move, index }))
  return (
    <section
      className="border-y border-line-strong bg-[color-mix(in_oklab,var(--agent-strategy)_7%,var(--surface))] @2xl:col-span-2"
      aria-label="Moves"
    >
      <h3 className="sr-only">Moves</h3>
      <ol className="grid @2xl:grid-cols-4">
        {(Object.keys(TOWS_NAMES) as TowsKind[]).map((kind, column) => (
          <li
            key={kind}
            className={cn(
              'min-w-0 px-4 py-3',
              column > 0 &&
                'border-[color-mix(in_oklab,var(--agent-strategy)_22%,var(--surface))] @max-2xl:border-t @2xl:border-l',
            )}
          >
            <b className="block text-caption font-semibold text-agent-strategy">
              {kind} <span className="ml-1 font-medium text-ink-2">{TOWS_NAMES[kind]}</span>
            </b>
            {moves === undefined && <Growing lines={2} />}
            {items
              .filter(move => move.kind === kind)
              .map(move => (
                <div
                  key={move.id ?? move.index}
                  className="mt-1 wrap-anywhere leading-5 not-first-of-type:mt-3"
                >
                  <InlineClaim
                    claim={move.claim}
                    path={['body', 'moves', move.index, 'claim']}
                    label={`Move ${move.id}`}
                  />
                  <span className="cap mt-1 block">{usesOf(present(move.uses))}</span>
                </div>
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** "S1 S2 × O1": inside on the left, outside on the right. */
function usesOf(ids: readonly string[]): string {
  const inside = ids.filter(id => /^[SW]/.test(id)),
    outside = ids.filter(id => /^[OT]/.test(id))
  return inside.length && outside.length
    ? `${inside.join(' ')} × ${outside.join(' ')}`
    : ids.join(' × ')
}
