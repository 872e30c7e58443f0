/** Places of a deliverable and the lines that they stand behind, which are taken or left together. */
type Group = { places: string[]; lines: number[] }

/** Places that share a line belong together, and so do their lines, however many places are between; in the order of the first line. behind: the lines of each place, one at least. */
export function groupsOf(behind: ReadonlyMap<string, readonly number[]>): Group[] {
  let groups: Group[] = []
  for (const [place, lines] of behind) {
    const joined = groups.filter(group => group.lines.some(line => lines.includes(line)))
    const all = [{ places: [place], lines: [...lines] }, ...joined]
    const group = {
      places: all.flatMap(({ places }) => places),
      lines: [...new Set(all.flatMap(one => one.lines))].sort((a, b) => a - b),
    }
    groups = [...groups.filter(one => !joined.includes(one)), group]
  }
  return groups.sort((a, b) => a.lines[0]! - b.lines[0]!)
}
