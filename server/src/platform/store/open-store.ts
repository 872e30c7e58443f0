import type { Config } from '../../config.ts'
import { openLocalStore } from './local-store.ts'
import { openS3Store } from './s3-store.ts'
import type { Store } from './store.ts'

/** The store of this server: a folder of the data directory, or the S3 bucket that S3_URL names. */
export const openStore = (config: Pick<Config, 'dataDir' | 's3'>): Store =>
  config.s3 ? openS3Store(config.s3) : openLocalStore(config.dataDir)
