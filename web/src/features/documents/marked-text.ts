/** A stretch of a page that is marked, by its characters. `name`: of what it belongs to. */
export type Mark = { name: string; from: number; to: number }
type Piece = { text: string; marks: readonly string[] }

/** A stretch of text in pieces, each with the names of the marks that cover it. */
export function piecesOf(text: string, from: number, marks: readonly Mark[]): Piece[] {
  const to = from + text.length
  const near = marks.filter(mark => mark.to > from && mark.from < to)
  const edges = near.flatMap(mark => [Math.max(mark.from, from), Math.min(mark.to, to)])
  const cuts = [...new Set([from, ...edges, to])].toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((begin, index) => ({
    text: text.slice(begin - from, cuts[index + 1]! - from),
    marks: near.filter(mark => mark.from <= begin && mark.to > begin).map(({ name }) => name),
  }))
}
