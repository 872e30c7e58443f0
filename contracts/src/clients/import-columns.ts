/** Columns of a file of clients, as the export writes them and the import reads them. Only the name is needed. */
export const CLIENT_COLUMNS = [
  'name',
  'status',
  'industry',
  'contact',
  'email',
  'phone',
  'website',
  'monthly_fee',
  'company_size',
  'description',
  'notes',
] as const
export type ClientColumn = (typeof CLIENT_COLUMNS)[number]
