import { changed } from '@/client/changed.ts'

/** After a change to a client: everything that shows clients asks again. */
export const clientChanged = () => changed('clients')
