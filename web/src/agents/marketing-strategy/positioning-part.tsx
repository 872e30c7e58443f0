import { POSITION_WORDS } from '@sextant/contracts/marketing-strategy/positioning-words'
import type { Positioning, PositioningMap } from '@sextant/contracts/marketing-strategy/positioning'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { PositioningMapDrawing, positioningMapHeight } from '@sextant/drawings/positioning-map'
import { InlineClaim } from '../editing/inline-text.tsx'
import { SvgFigure } from '../editing/svg-figure.tsx'
import { RowTable } from '../strategy/row-table.tsx'

type Part = DeepPartial<Positioning> | undefined

/** Where everybody stands, and the five parts with the alternatives first. */
export function PositioningPart({ positioning }: { positioning: Part }) {
  return (
    <>
      <p className="book text-title leading-8 max-md:text-read" data-first>
        <InlineClaim
          prose
          claim={positioning?.statement}
          path={['body', 'positioning', 'statement']}
          label="Position in one sentence"
        />
      </p>
      <div className="grid gap-x-10 gap-y-6 @2xl:grid-cols-[7fr_5fr]">
        <Standing positioning={positioning} />
        <FiveParts positioning={positioning} />
      </div>
    </>
  )
}

function Standing({ positioning }: { positioning: Part }) {
  const map = positioning?.map
  if (!map) return <Rivals positioning={positioning} />
  return (
    <SvgFigure<PositioningMap>
      drawing={PositioningMapDrawing}
      height={positioningMapHeight}
      body={map}
      note="By the figures on the cards of who is chosen instead; ours is the disc."
    />
  )
}

/** Too few figures for a map: what is known of each, and what is not. */
function Rivals({ positioning }: { positioning: Part }) {
  const rivals = present(positioning?.rivals)
  if (rivals.length === 0)
    return (
      <p className="text-ink-2">
        No map yet: nobody who is chosen instead has a card. Two of them with two figures each, such
        as the price against yours and what they are better at, make one.
      </p>
    )
  return (
    <div className="@container min-w-0">
      <p className="mb-2 text-ink-2">
        No map yet: it takes two who are chosen instead, with the same two figures each.
      </p>
      <RowTable
        caption="What is known of who is chosen instead"
        columns={[
          { label: 'Instead of us' },
          { label: 'Known', wide: true },
          { label: 'Missing', wide: true },
        ]}
        rows={rivals.map(({ fact, claim, known, missing }, index) => ({
          key: fact ?? String(index),
          cells: [
            <InlineClaim
              key="c"
              claim={claim}
              path={['body', 'positioning', 'rivals', index, 'claim']}
              label={`Instead of us ${index + 1}`}
            />,
            known,
            missing,
          ],
        }))}
      />
    </div>
  )
}

function FiveParts({ positioning }: { positioning: Part }) {
  return (
    <dl className="grid content-start">
      {present(positioning?.parts).map(({ part, claims }, index) => (
        <div
          key={part ?? index}
          className="border-b border-line py-2.5 first:pt-0 last:border-b-0 last:pb-0"
        >
          <dt className="cap">{part ? POSITION_WORDS[part] : ''}</dt>
          {present(claims).map((claim, at) => (
            <dd key={at} className="mt-0.5">
              <InlineClaim
                prose
                claim={claim}
                path={['body', 'positioning', 'parts', index, 'claims', at]}
                label={`${part ? POSITION_WORDS[part] : 'Part'} ${at + 1}`}
              />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
