import type { BetterAuthPlugin } from 'better-auth'

const owner = (model: string) => ({ model, field: 'id', onDelete: 'cascade' as const })

/** What second factors add to the library's tables (database/migrations has them as SQL). */
export const MFA_SCHEMA = {
  session: {
    fields: {
      aal: { type: 'string', required: false, defaultValue: 'aal1', input: false },
      amr: { type: 'string', required: false, input: false },
      aal2_at: { type: 'date', required: false, input: false },
    },
  },
  mfaFactor: {
    fields: {
      userId: { type: 'string', required: true, references: owner('user') },
      factorType: { type: 'string', required: true },
      friendlyName: { type: 'string', required: false },
      secret: { type: 'string', required: true, returned: false },
      status: { type: 'string', required: true },
      createdAt: { type: 'date', required: true },
      lastStep: { type: 'number', required: false },
    },
  },
  mfaChallenge: {
    fields: {
      factorId: { type: 'string', required: true, references: owner('mfaFactor') },
      userId: { type: 'string', required: true },
      expiresAt: { type: 'date', required: true },
      usedAt: { type: 'date', required: false },
      attempts: { type: 'number', required: true, defaultValue: 0 },
    },
  },
} satisfies BetterAuthPlugin['schema']
