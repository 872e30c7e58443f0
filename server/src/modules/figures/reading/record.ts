/** A cell as it stands in the file: a workbook has numbers of its own, text has only words. */
export type Cell = string | number

/** A line of the table. `broken` where the file ends inside of it. */
export type FileRecord = { line: number; cells: Cell[]; broken?: true }
