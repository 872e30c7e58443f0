/** Bands of the client health score, best first. `tone` names the status colour. */
export const HEALTH_BANDS = [
  { id: 'excellent', label: 'Excellent', from: 70, tone: 'good' },
  { id: 'good', label: 'Good', from: 50, tone: 'info' },
  { id: 'fair', label: 'Fair', from: 30, tone: 'warn' },
  { id: 'needs-attention', label: 'Needs attention', from: 0, tone: 'bad' },
] as const
export type HealthBand = (typeof HEALTH_BANDS)[number]

/** The band of a score from 0 to 100: 70 or more, 50, 30, below. */
export const healthBand = (score: number): HealthBand =>
  HEALTH_BANDS.find(band => score >= band.from) ?? HEALTH_BANDS[3]

/** What each part of the score can bring at most, and its steps; the database computes the score (app.client_health). */
export const HEALTH_PARTS = {
  campaigns: { most: 40 },
  age: {
    most: 30,
    steps: [
      { withinDays: 7, points: 30 },
      { withinDays: 30, points: 20 },
      { withinDays: 90, points: 10 },
    ],
  },
  outputs: {
    most: 30,
    steps: [
      { atLeast: 10, points: 30 },
      { atLeast: 5, points: 20 },
      { atLeast: 1, points: 10 },
    ],
  },
} as const
