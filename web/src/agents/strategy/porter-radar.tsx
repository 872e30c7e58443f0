import { PorterDrawing, porterHeight } from '@sextant/drawings/porter-five-forces'
import { present } from '@sextant/drawings/deep-partial'
import type { Claim } from '@sextant/contracts/deliverable'
import type { Force, PorterBody } from '@sextant/contracts/strategy/porter-five-forces'
import { PORTER_DRIVERS } from '@sextant/contracts/strategy/counts'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { FORCE_GAPS } from '@sextant/contracts/strategy/porter-words'
import { FORCE_DIRECTIONS, MARKET_FORCES } from '@sextant/contracts/company/chips'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { ownWords, type Path, put } from '../editing/editing.tsx'
import { InlineSelect, steps, words } from '../editing/inline-select.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { SvgFigure } from '../editing/svg-figure.tsx'

/** The radar, then each force with what drives it and what it means for profit. */
export default function PorterRadar({ body }: { body: DeepPartial<PorterBody> | undefined }) {
  const forces = present(body?.forces)
  return (
    <>
      {body?.boundary && (
        <p className="mb-4 max-w-[46rem]">
          <span className="cap mr-1.5">Industry</span>
          <InlineClaim
            claim={body.boundary}
            path={['body', 'boundary']}
            label="Boundary of the industry"
          />
        </p>
      )}
      <SvgFigure
        drawing={PorterDrawing}
        height={porterHeight}
        body={body}
        note={
          <>
            1 weak, good for profit; 5 strong, eats profit.
            {body?.pressure === undefined ? '' : ` ${meanOf(forces, body.pressure)}`}
          </>
        }
      />
      <div className="mt-6 border-t border-line-strong">
        {forces.map((force, index) => (
          <ForceSection key={force.id ?? index} force={force} index={index} />
        ))}
      </div>
      {body?.verdict && (
        <p className="mt-4 max-w-[46rem] font-medium">
          <InlineClaim claim={body.verdict} path={['body', 'verdict']} label="Verdict" />
        </p>
      )}
    </>
  )
}

/** "Mean pressure 3.33 of 5, over 3 of 5 forces rated." */
function meanOf(forces: readonly DeepPartial<Force>[], pressure: number | null): string {
  if (pressure === null) return 'No force is rated yet: the scores are yours to give.'
  const rated = forces.filter(force => typeof force.score === 'number').length
  const over =
    rated < MARKET_FORCES.length
      ? `, over the ${rated} of ${MARKET_FORCES.length} that are rated`
      : ''
  return `Mean pressure ${asShown(pressure, 'plain')} of 5${over}.`
}

/** A force: how strong it is, what drives it and what it means for profit. */
function ForceSection({ force, index }: { force: DeepPartial<Force>; index: number }) {
  const path = ['body', 'forces', index]
  const drivers = present(force.drivers)
  return (
    <section className="grid gap-x-6 gap-y-2 border-b border-line py-3 @2xl:grid-cols-[168px_minmax(0,1fr)]">
      <div>
        <h3 className="text-body font-semibold">{force.name}</h3>
        <p className="text-caption text-ink-2">
          <InlineSelect
            value={force.score}
            path={[...path, 'score']}
            label={`Strength of ${force.name}`}
            options={steps(1, 5)}
            empty={NOT_RATED}
            className={force.score === null ? 'text-ink-3' : 'font-semibold text-ink'}
          />
          {force.score !== null && ' of 5'}
          {(force.score !== null || force.direction) && (
            <>
              {', '}
              <InlineSelect
                value={force.direction}
                path={[...path, 'direction']}
                label={`Direction of ${force.name}`}
                options={words(FORCE_DIRECTIONS).map(option => ({
                  ...option,
                  label: option.value,
                }))}
                empty="direction not known"
              />
            </>
          )}
        </p>
      </div>
      <div className="group/item min-w-0">
        {force.id && force.drivers && drivers.length === 0 && (
          <p className="text-ink-3">{FORCE_GAPS[force.id]}</p>
        )}
        <Drivers drivers={drivers} path={[...path, 'drivers']} force={force.name} />
        {force.meaning && (
          <p className="mt-1.5 text-ink-2">
            <span className="cap mr-1.5">For profit</span>
            <InlineClaim
              claim={force.meaning}
              path={[...path, 'meaning']}
              label={`What ${force.name} means`}
            />
          </p>
        )}
        <AddItem
          label="Add driver"
          allowed={drivers.length < PORTER_DRIVERS.most}
          make={text => [put([...path, 'drivers', drivers.length], ownWords(text))]}
        />
      </div>
    </section>
  )
}

function Drivers({
  drivers,
  path,
  force,
}: {
  drivers: readonly DeepPartial<Claim>[]
  path: Path
  force: string | undefined
}) {
  return (
    <ul className="grid gap-1">
      {drivers.map((driver, at) => (
        <li
          key={at}
          className="group/item flex items-start gap-2 before:mt-[0.62em] before:h-px before:w-2 before:shrink-0 before:bg-ink-3"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            <InlineClaim claim={driver} path={[...path, at]} label={`Driver of ${force}`} />
          </span>
          <RemoveItem
            path={[...path, at]}
            label={`driver ${at + 1} of ${force}`}
            allowed={drivers.length > PORTER_DRIVERS.least}
          />
        </li>
      ))}
    </ul>
  )
}
