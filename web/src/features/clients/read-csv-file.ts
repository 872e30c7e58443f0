import { CLIENT_COLUMNS } from '@sextant/contracts/clients/import-columns'
import { CLIENT_IMPORT_MAX } from '@sextant/contracts/limits'

/** The text of a CSV file. Spreadsheets on Windows write their own encoding: what is not UTF-8 is read as that. Rejects with the sentence to show. */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size > CLIENT_IMPORT_MAX)
    throw new Error(`This file is too large: at most ${Math.floor(CLIENT_IMPORT_MAX / 1000)} kB.`)
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error('This file cannot be read.')
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A file to begin with: the columns the import knows, and one client. */
export const CSV_TEMPLATE = `${CLIENT_COLUMNS.join(',')}\r\nHarbour Dental,active,Healthcare,Jo Reyes,jo@harbour.example,,harbour.example,"2,500.00",11-50,A dental practice with three chairs,\r\n`
