/** A bucket of any S3-compatible service. */
export type S3Config = {
  /** Where the bucket is, without a slash at the end. */
  bucketUrl: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Reads S3_URL: https://key:secret@host/bucket?region=eu-central-1. Throws when a part is missing. */
export function readS3Url(text: string): S3Config {
  const url = new URL(text)
  const bucket = url.pathname.replaceAll(/^\/|\/$/g, '')
  if (!url.username || !url.password || !bucket)
    throw new Error('S3_URL: must be like https://key:secret@host/bucket?region=eu-central-1')
  return {
    bucketUrl: `${url.protocol}//${url.host}/${bucket}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}
