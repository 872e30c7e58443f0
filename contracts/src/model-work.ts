import * as z from 'zod'

// What a language model made of a deliverable, kept as it answered: words with holes. Code fills them anew each time,
// so that a figure that changes changes in them too, and what no longer holds falls.

/** Which of the two minds words come from. */
export const MINDS = ['built-in', 'model'] as const
export type Mind = (typeof MINDS)[number]

/** What an id in `{{…}}` stands for: a field of a fact, a computed figure (found again by how it came about), a figure of a move, or a number that stands in the built-in words of a place. */
export const figureRef = z.discriminatedUnion('of', [
  z.object({ of: z.literal('fact'), fact: z.string(), attribute: z.string() }),
  z.object({
    of: z.literal('ledger'),
    how: z.string(),
    rests: z.array(z.string()),
    unit: z.string(),
    /** Its place among those that came about alike, and how many there were. */
    at: z.number().int(),
    among: z.number().int(),
  }),
  z.object({ of: z.literal('words'), place: z.string(), at: z.number().int() }),
])
export type FigureRef = z.infer<typeof figureRef>

/** Words with holes: `{{n3}}` a figure, `[[f2]]` the name of a fact. */
const holed = z.string()

/** How a second pass judged a statement against its sources. */
export const VERDICTS = ['carries', 'stretches'] as const

export const modelFinding = z.object({
  id: z.string(),
  text: holed,
  rests: z.array(z.string()),
  quadrant: z.enum(['strength', 'weakness', 'opportunity', 'threat']).nullable(),
  verdict: z.enum(VERDICTS),
})
export type ModelFinding = z.infer<typeof modelFinding>

/** Sizes of work and spans that a model may choose from: it never writes a number. */
export const WORK_SIZES = ['hours', 'a day', 'days', 'weeks'] as const
export const SPANS = ['days', 'weeks', 'months', 'a year'] as const
export const COST_SIZES = ['nothing', 'little', 'some', 'much'] as const

export const modelMove = z.object({
  id: z.string(),
  title: holed,
  because: holed,
  steps: z.array(holed).length(3),
  metric: holed,
  stop: holed,
  rests: z.array(z.string()),
  owner: z.enum(['owner', 'operations', 'sales', 'marketing', 'finance', 'people']),
  work: z.enum(WORK_SIZES),
  shows: z.enum(SPANS),
  cost: z.enum(COST_SIZES),
  verdict: z.enum(VERDICTS),
})
export type ModelMove = z.infer<typeof modelMove>

/** A statement in the model's words. `place` names it by what stands there: "decision", "move/<id>/because", "narrative/0/1". */
export const modelStatement = z.object({
  place: z.string(),
  text: holed,
  rests: z.array(z.string()),
})
export type ModelStatement = z.infer<typeof modelStatement>

export const modelWork = z.object({
  /** "Anthropic claude-…". */
  label: z.string(),
  /** By the ids in its words. */
  figures: z.record(z.string(), figureRef),
  facts: z.record(z.string(), z.string()),
  findings: z.array(modelFinding),
  moves: z.array(modelMove),
  /** Ids of moves in the order the model puts them, each with its reason. */
  order: z.array(z.object({ move: z.string(), reason: holed })),
  statements: z.array(modelStatement),
})
export type ModelWork = z.infer<typeof modelWork>
