const MB = 1_000_000

/** What one file may take: enough for years of days, and little enough that nobody can stop the server with one. */
export const LIMITS = {
  fileBytes: 200 * MB,
  /** A workbook is held as a whole while it is read, so its size as it is unpacked counts. */
  workbookBytes: 60 * MB,
  columns: 3_000,
  /** Columns beyond are not looked at. */
  columnsUsed: 500,
  lines: 1_000_000,
  lineLength: 1 * MB,
  /** Signs of one cell that are kept. */
  cellLength: 2_000,
  /** Lines from the top among which the header is looked for. */
  headLines: 60,
  daysAhead: 2,
} as const
