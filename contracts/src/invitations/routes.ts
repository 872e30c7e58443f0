import * as z from 'zod'
import { ORGANIZATION_TYPES } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { COMPANY_NAME_MAX, COMPANY_NAME_MIN, REFERRAL_SOURCE_MAX, USE_CASE_MAX } from '../limits.ts'
import { PLAIN_TEXT } from '../plain-text.ts'

const EMAIL_MAX = 254
const plain = (max: number) => z.string().trim().max(max).regex(PLAIN_TEXT, 'Please use plain text')
const blankIsNull = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : (value ?? null)

/** What a stranger sends to ask for an invitation. The messages are those the form shows. */
export const invitationRequest = z.object({
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, 'Email is required')
    .max(EMAIL_MAX, 'Please enter a valid email address')
    .toLowerCase()
    .pipe(z.email('Please enter a valid email address')),
  companyName: z
    .string({ error: 'Company name is required' })
    .trim()
    .min(1, 'Company name is required')
    .min(COMPANY_NAME_MIN, 'Company name must be at least 2 characters')
    .pipe(plain(COMPANY_NAME_MAX)),
  organizationType: z.enum(ORGANIZATION_TYPES),
  useCase: z.preprocess(
    blankIsNull,
    z.string().trim().max(USE_CASE_MAX, 'Please keep your message under 500 characters').nullable(),
  ),
  referralSource: z.preprocess(blankIsNull, plain(REFERRAL_SOURCE_MAX).nullable()),
  /** The proof of the bot check in force; its form is the check's own business. */
  recaptchaToken: z.string({ error: 'Security validation failed. Please try again.' }).max(20_000),
})

/** `altcha`: a proof of work, in the form of altcha-lib, solved by the browser. `recaptcha`: reCAPTCHA Enterprise with this key. */
export const botCheckOffer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('altcha'),
    challenge: z.object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
        keySignature: z.string().optional(),
        /** Seconds since 1970. */ expiresAt: z.number(),
      }),
      signature: z.string(),
    }),
  }),
  z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
])
export type BotCheckOffer = z.infer<typeof botCheckOffer>

/** What the holder of a mailed invitation told us when asking for it; nothing is asked twice. */
export const invitedSignup = z.object({
  email: z.string(),
  company_name: z.string().nullable(),
  organization_type: z.enum(ORGANIZATION_TYPES).nullable(),
})
export type InvitedSignup = z.infer<typeof invitedSignup>

export const invitationRoutes = {
  open: endpoint
    .route({
      method: 'GET',
      path: '/invitations/{key}',
      summary:
        'What a mailed invitation knows, by the secret of its link; needs no session. Null when it is used or replaced',
    })
    .input(z.object({ key: z.string().regex(/^[0-9a-f]{64}$/) }))
    .output(invitedSignup.nullable()),
  botCheck: endpoint
    .route({
      method: 'GET',
      path: '/bot-check',
      summary:
        'The bot check in force, with a fresh challenge where it needs one; needs no session',
    })
    .output(botCheckOffer),
  request: endpoint
    .route({
      method: 'POST',
      path: '/invitations/request',
      summary:
        'Ask for an invitation; needs no session. The answer is the same whether the email is known or not',
    })
    .input(invitationRequest)
    .output(z.object({ success: z.boolean(), detail: z.string().optional() })),
}
