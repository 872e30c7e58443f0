import { bandSummary, stripLayout } from '../health-strip.ts'
import { HealthAxis } from './health-axis.tsx'
import { HealthLabels } from './health-labels.tsx'
import { HealthPins } from './health-pins.tsx'

/** All clients on one scale of health. total: of all clients, when not every one of them is drawn. */
export function HealthStrip({
  clients,
  total,
}: {
  clients: readonly { id: string; name: string; health_score: number }[]
  total: number
}) {
  const { pins, labels, lift } = stripLayout(clients)
  const summary = bandSummary(clients)
  return (
    <section aria-labelledby="strip">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="strip" className="text-caption font-medium">
          Client health, {clients.length < total ? `${clients.length} of ${total}` : `all ${total}`}{' '}
          {total === 1 ? 'client' : 'clients'}
        </h3>
        <span className="cap">score of 100</span>
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of boxes
        role="img"
        aria-label={`${summary}. Lowest: ${labels.map(label => label.text).join(', ')}.`}
        className="relative mx-2 mt-3.5"
        style={{ height: `${148 + lift}px` }}
      >
        <HealthAxis />
        <HealthLabels labels={labels} lift={lift} />
        <HealthPins pins={pins} />
      </div>
      <p className="cap mt-[22px]">{summary}</p>
    </section>
  )
}
