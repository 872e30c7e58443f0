import { HEALTH_BANDS, healthBand, type HealthBand } from '@sextant/contracts/clients/health'

type Scored = { id: string; name: string; health_score: number }
export type StripLabel = {
  id: string
  text: string
  score: number
  /** Steps above the axis, from 0. */ step: number
  /** Stands left of its line: right of it there would be no room. */ left: boolean
  worst: boolean
}
export type StripPin = {
  score: number
  /** In its stack, from 0. */ level: number
  worst: boolean
  /** Of those above the highest pin. */ more: number
}

const LABELS = 3
/** Pins above one another before they become a count. */
const STACK = 4
/** Pixels between pins of a stack. */
export const PIN_STEP = 13
/** Pixels of the count above a stack. */
const COUNT_HEIGHT = 22
/** Points of the scale that words of a label may cover on a phone. */
const REACH = 55

/** Where each client stands on the one scale: a pin a client, stacked where scores meet; labels for the lowest, stepped so that none covers another. */
export function stripLayout(clients: readonly Scored[]): {
  pins: StripPin[]
  labels: StripLabel[]
  /** Pixels by which the labels rise so that their words stand above the stacks beside them. */ lift: number
} {
  const sorted = [...clients].sort(
    (a, b) => a.health_score - b.health_score || a.name.localeCompare(b.name),
  )
  const levels = new Map<number, number>()
  for (const { health_score: score } of sorted) levels.set(score, (levels.get(score) ?? 0) + 1)
  const worst =
    sorted[0] && healthBand(sorted[0].health_score).id === 'needs-attention' ? sorted[0] : null
  const pins = [...levels].flatMap(([score, count]) =>
    Array.from({ length: Math.min(count, STACK) }, (_, level) => ({
      score,
      level,
      worst: worst?.health_score === score && level === 0,
      more: level === STACK - 1 ? count - STACK : 0,
    })),
  )
  // The lowest stands highest: a line to the right of it passes below its words.
  const labels = sorted.slice(0, LABELS).map((client, index): StripLabel => ({
    id: client.id,
    text: `${client.name} ${client.health_score}`,
    score: client.health_score,
    step: Math.min(LABELS, sorted.length) - 1 - index,
    left: client.health_score > 55,
    worst: client === worst,
  }))
  const [first] = labels
  const beside = first
    ? pins.filter(pin =>
        first.left
          ? pin.score <= first.score
          : pin.score >= first.score && pin.score < first.score + REACH,
      )
    : []
  return { pins, labels, lift: Math.max(0, ...beside.map(heightOf)) }
}

/** Pixels a pin stands above the axis, with the count above it. */
const heightOf = ({ level, more }: { level: number; more: number }): number =>
  level * PIN_STEP + (more > 0 ? COUNT_HEIGHT : 0)

/** "1 needs attention, 2 fair, 4 good, 5 excellent"; bands with nobody in them are left out. */
export function bandSummary(clients: readonly { health_score: number }[]): string {
  const words: Record<HealthBand['id'], string> = {
    'needs-attention': 'needs attention',
    fair: 'fair',
    good: 'good',
    excellent: 'excellent',
  }
  return HEALTH_BANDS.toReversed()
    .flatMap(band => {
      const count = clients.filter(client => healthBand(client.health_score).id === band.id).length
      return count === 0
        ? []
        : [
            `${count} ${band.id === 'needs-attention' && count > 1 ? 'need attention' : words[band.id]}`,
          ]
    })
    .join(', ')
}

/** Where a score stands between the ends of the drawing. */
export const leftAt = (score: number) => ({ left: `${score}%` })
