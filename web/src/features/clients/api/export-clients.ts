import { downloadFile } from '@/client/download.ts'
import { useSaving } from '@/client/use-saving.ts'
import { paramsOf, type ClientFilter } from '../client-filter.ts'

const FAILED = 'The file could not be made. Nothing was lost; try again in a moment.'

/** Hands a CSV of the clients that match to the browser's downloads. */
export const useExportClients = () =>
  useSaving({
    call: (filter: ClientFilter) => {
      const query = new URLSearchParams({ ...paramsOf(filter), sort: filter.sort })
      return downloadFile(`/api/v1/clients/export.csv?${query}`, {
        name: 'clients.csv',
        failure: FAILED,
      })
    },
    words: FAILED,
  })
