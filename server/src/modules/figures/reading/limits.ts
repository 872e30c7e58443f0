const MB = 1_000_000

/** What one file may take: enough for years of days, and little enough that nobody can stop the server with one. */
export const LIMITS = {
  fileBytes: 200 * MB,
  /** Of a workbook as it is unpacked; it is read as it comes, so this is about time. */
  workbookBytes: 500 * MB,
  /** A sheet packs to a tenth or a thirtieth; what packs to less than this part, and is large, is made to do harm. */
  workbookRatio: 200,
  workbookHarmless: 30 * MB,
  /** Words that its cells refer to by number are held as long as it is read. */
  workbookWords: 20 * MB,
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
