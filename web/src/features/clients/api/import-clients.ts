import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { importedWords, leftOut } from '../import-words.ts'
import { readCsvFile } from '../read-csv-file.ts'

/** What an import would do, line by line; nothing is written. */
export const useCheckImport = () =>
  useSaving({
    call: async (file: File) => {
      const csv = await readCsvFile(file)
      return { csv, answer: await api.clients.import({ csv, dry_run: true }) }
    },
    words: 'The file could not be checked. Nothing was added.',
    told: 'in place',
  })

/** Adds the rows that are right. Where some were left out the dialog says which; only a whole file is told in passing. */
export const useImportClients = () =>
  useSaving({
    call: (csv: string) => api.clients.import({ csv, dry_run: false }),
    words: 'The clients could not be added. Nothing was written; try again.',
    told: 'in place',
    changes: ['clients'],
    onSaved: answer => {
      if (leftOut(answer) === 0) toast.success(importedWords(answer).slice(0, -1))
    },
  })
