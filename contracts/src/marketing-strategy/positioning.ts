import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { POSITION_PARTS } from './positioning-words.ts'

export const AXIS_UNITS = ['percent', 'count'] as const
/** One of the two figures of the map, with what more of it means. */
const axis = z.object({ name: z.string(), unit: z.enum(AXIS_UNITS) })

/** A firm on the map. x and y in the units of the axes: a ratio for percent. */
const mapPoint = z.object({
  /** Id of the rival; null for the firm itself. */
  fact: z.string().nullable(),
  name: z.string(),
  x: z.number(),
  y: z.number(),
})

/** Where everybody stands by two figures that cards tell. */
export const positioningMap = z.object({ x: axis, y: axis, points: z.array(mapPoint).min(3) })
export type PositioningMap = z.infer<typeof positioningMap>

/** What is known of a rival, where too little is for a map. */
const knownRival = z.object({ fact: z.string(), claim, known: z.string(), missing: z.string() })

export const positioning = z.object({
  /** In one sentence. */
  statement: claim,
  parts: z.array(z.object({ part: z.enum(POSITION_PARTS), claims: z.array(claim) })),
  map: positioningMap.nullable(),
  rivals: z.array(knownRival),
})
export type Positioning = z.infer<typeof positioning>
