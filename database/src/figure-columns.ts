import type { Argument } from './call.ts'

/** A line as the database keeps it: a row of a file or a call, and every figure told of it. */
export type FigureLine = {
  line: number
  day: string
  hour: number | null
  channel: string | null
  grain: string
  entity: string | null
  campaign: string | null
  slice: string | null
  currency: string | null
  attribution: string | null
  values: { readonly [measure: string]: number | undefined }
}

/** Lines as `app.add_figures` takes them: a list a column, then of each figure the place of its line, its measure and its value. */
export function figureColumns(lines: readonly FigureLine[]): Argument[] {
  const [of, measures, values]: [number[], string[], number[]] = [[], [], []]
  for (const [index, line] of lines.entries())
    for (const [measure, value] of Object.entries(line.values)) {
      if (value === undefined) continue
      of.push(index + 1)
      measures.push(measure)
      values.push(value)
    }
  return [
    lines.map(({ line }) => line),
    lines.map(({ day }) => day),
    lines.map(({ hour }) => hour),
    lines.map(({ channel }) => channel),
    lines.map(({ grain }) => grain),
    lines.map(({ entity }) => entity),
    lines.map(({ campaign }) => campaign),
    lines.map(({ slice }) => slice),
    lines.map(({ currency }) => currency),
    lines.map(({ attribution }) => attribution),
    of,
    measures,
    values,
  ]
}
