import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key for this purpose alone, out of the server's secret. */
const keyFor = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'keys of language models', 32))

/** A provider's key as it is stored: it opens with the same secret and for the same organization only. */
export function sealKey(secret: string, orgId: string, apiKey: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor(secret), nonce).setAAD(Buffer.from(orgId))
  const sealed = Buffer.concat([cipher.update(apiKey, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** The key itself; null where it was sealed with another secret, for another organization, or was changed. */
export function openKey(secret: string, orgId: string, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFor(secret), nonce, {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(orgId)).setAuthTag(bytes.subarray(-TAG_BYTES))
    return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
